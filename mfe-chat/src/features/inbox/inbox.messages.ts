import { defineMessage, defineMessages } from 'react-intl';

export const inboxMessages = defineMessages({
  title: { id: 'chat.inbox.title', defaultMessage: 'Inbox' },
  list: { id: 'chat.inbox.list', defaultMessage: 'Chats with unread messages' },
  empty: { id: 'chat.inbox.empty', defaultMessage: 'Empty Inbox' },
  toCases: { id: 'chat.inbox.toCases', defaultMessage: 'Go to the cases' },
  doctor: { id: 'chat.inbox.doctor', defaultMessage: 'Doctor' },
  admin: { id: 'chat.inbox.admin', defaultMessage: 'Admin' },
  outdated: {
    id: 'chat.inbox.outdated',
    defaultMessage: 'The inbox could not be refreshed. It may be out of date.',
  },
  retry: { id: 'chat.inbox.retry', defaultMessage: 'Try again' },
});

export const unreadMessage = defineMessage<{ count: number }>({
  id: 'chat.inbox.unread',
  defaultMessage: '{count, plural, one {{count} unread message} other {{count} unread messages}}',
});
