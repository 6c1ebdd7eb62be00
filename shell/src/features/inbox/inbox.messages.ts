import { defineMessage, defineMessages } from 'react-intl';

export const inboxMessages = defineMessages({
  title: { id: 'shell.inbox.title', defaultMessage: 'Inbox' },
  count: defineMessage<{ count: number }>({
    id: 'shell.inbox.count',
    defaultMessage: 'Inbox, {count, plural, =0 {nothing new} one {# chat} other {# chats}}',
  }),
  empty: { id: 'shell.inbox.empty', defaultMessage: 'Empty Inbox' },
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
});
