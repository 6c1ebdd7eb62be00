import { defineMessage, defineMessages } from 'react-intl';

export const inboxMessages = defineMessages({
  title: { id: 'shell.inbox.title', defaultMessage: 'Inbox' },
  count: defineMessage<{ count: number }>({
    id: 'shell.inbox.count',
    defaultMessage: 'Inbox, {count, plural, =0 {nothing new} one {# room} other {# rooms}}',
  }),
  empty: { id: 'shell.inbox.empty', defaultMessage: 'Empty Inbox' },
  seeAll: { id: 'shell.inbox.seeAll', defaultMessage: 'See all messages' },
  doctor: { id: 'shell.inbox.doctor', defaultMessage: 'Doctor' },
  admin: { id: 'shell.inbox.admin', defaultMessage: 'Admin' },
  unread: defineMessage<{ count: number }>({
    id: 'shell.inbox.unread',
    defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
  }),
});
