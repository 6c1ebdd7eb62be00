import { defineMessage, defineMessages } from 'react-intl';

export const outboxMessages = defineMessages({
  hint: {
    id: 'shell.outbox.hint',
    defaultMessage: 'What you wrote stays on this device and is sent when you sign in here again.',
  },
  leave: { id: 'shell.outbox.leave', defaultMessage: 'Log out' },
  stay: { id: 'shell.outbox.stay', defaultMessage: 'Stay signed in' },
});

export const waitingTitle = defineMessage<{ count: number }>({
  id: 'shell.outbox.waiting',
  defaultMessage:
    '{count, plural, one {{count} chat message is not sent yet} other {{count} chat messages are not sent yet}}',
});
