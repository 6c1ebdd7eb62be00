import { defineMessage, defineMessages } from 'react-intl';

export const inboxMessages = defineMessages({
  title: { id: 'shell.inbox.title', defaultMessage: 'Inbox' },
  count: defineMessage<{ count: number }>({
    id: 'shell.inbox.count',
    defaultMessage: 'Inbox, {count, plural, =0 {nothing new} one {# unread chat} other {# unread chats}}',
  }),
  countUnsent: defineMessage<{ unread: string; count: number }>({
    id: 'shell.inbox.countUnsent',
    defaultMessage: '{unread}, {count, plural, one {# message not sent} other {# messages not sent}}',
  }),
  unsent: defineMessage<{ count: number }>({
    id: 'shell.inbox.unsent',
    defaultMessage:
      '{count, plural, one {# of your messages was not sent} other {# of your messages were not sent}}',
  }),
  showUnsent: { id: 'shell.inbox.showUnsent', defaultMessage: 'Show' },
  list: { id: 'shell.inbox.list', defaultMessage: 'Chats' },
  empty: { id: 'shell.inbox.empty', defaultMessage: 'Empty Inbox' },
  allRead: { id: 'shell.inbox.allRead', defaultMessage: 'You have read everything' },
  show: { id: 'shell.inbox.show', defaultMessage: 'Show chats' },
  all: { id: 'shell.inbox.all', defaultMessage: 'All' },
  unreadOnly: { id: 'shell.inbox.unreadOnly', defaultMessage: 'Unread' },
  more: { id: 'shell.inbox.more', defaultMessage: 'Show more' },
  seeAll: { id: 'shell.inbox.seeAll', defaultMessage: 'See all messages' },
  lost: {
    id: 'shell.inbox.lost',
    defaultMessage: 'No connection to the chat. It reconnects by itself; new messages will arrive then.',
  },
  failed: { id: 'shell.inbox.failed', defaultMessage: 'The messages could not be loaded' },
  retry: { id: 'shell.inbox.retry', defaultMessage: 'Try again' },
  doctor: { id: 'shell.inbox.doctor', defaultMessage: 'Doctor' },
  admin: { id: 'shell.inbox.admin', defaultMessage: 'Admin' },
  unread: defineMessage<{ count: number }>({
    id: 'shell.inbox.unread',
    defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
  }),
  settings: { id: 'shell.inbox.settings', defaultMessage: 'Notification settings' },
});

/** By what becomes of the chat. */
export const markMessages = {
  read: defineMessage<{ identifier: string }>({
    id: 'shell.inbox.markRead',
    defaultMessage: 'Mark {identifier} as read',
  }),
  unread: defineMessage<{ identifier: string }>({
    id: 'shell.inbox.markUnread',
    defaultMessage: 'Mark {identifier} as unread',
  }),
};
