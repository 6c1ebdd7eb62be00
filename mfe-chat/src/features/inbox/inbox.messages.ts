import { defineMessage, defineMessages } from 'react-intl';

export const inboxMessages = defineMessages({
  title: { id: 'chat.inbox.title', defaultMessage: 'Inbox' },
  list: { id: 'chat.inbox.list', defaultMessage: 'Chats' },
  show: { id: 'chat.inbox.show', defaultMessage: 'Show chats' },
  all: { id: 'chat.inbox.all', defaultMessage: 'All' },
  more: { id: 'chat.inbox.more', defaultMessage: 'Show more' },
  empty: { id: 'chat.inbox.empty', defaultMessage: 'Empty Inbox' },
  allRead: { id: 'chat.inbox.allRead', defaultMessage: 'You have read everything' },
  showAll: { id: 'chat.inbox.showAll', defaultMessage: 'Show all chats' },
  toCases: { id: 'chat.inbox.toCases', defaultMessage: 'Go to the cases' },
  doctor: { id: 'chat.inbox.doctor', defaultMessage: 'Doctor' },
  admin: { id: 'chat.inbox.admin', defaultMessage: 'Admin' },
  outdated: {
    id: 'chat.inbox.outdated',
    defaultMessage: 'The inbox could not be refreshed. It may be out of date.',
  },
  notMarked: { id: 'chat.inbox.notMarked', defaultMessage: 'The chat could not be marked. Try again.' },
  retry: { id: 'chat.inbox.retry', defaultMessage: 'Try again' },
});

export const unreadOnlyMessage = defineMessage<{ count: number }>({
  id: 'chat.inbox.unreadOnly',
  defaultMessage: '{count, plural, =0 {Unread} other {Unread ({count})}}',
});

export const unreadMessage = defineMessage<{ count: number }>({
  id: 'chat.inbox.unread',
  defaultMessage: '{count, plural, one {{count} unread message} other {{count} unread messages}}',
});

/** By what becomes of the chat. */
export const markMessages = {
  read: defineMessage<{ identifier: string }>({
    id: 'chat.inbox.markRead',
    defaultMessage: 'Mark {identifier} as read',
  }),
  unread: defineMessage<{ identifier: string }>({
    id: 'chat.inbox.markUnread',
    defaultMessage: 'Mark {identifier} as unread',
  }),
};
