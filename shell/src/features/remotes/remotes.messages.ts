import { defineMessage, defineMessages } from 'react-intl';

export const remotesMessages = defineMessages({
  failedTitle: defineMessage<{ title: string }>({
    id: 'shell.remotes.failedTitle',
    defaultMessage: '{title} cannot be shown right now',
  }),
  failedHint: {
    id: 'shell.remotes.failedHint',
    defaultMessage:
      'The rest of the portal works. Try again in a moment; what you entered elsewhere is not lost.',
  },
  retry: { id: 'shell.remotes.retry', defaultMessage: 'Try again' },
  toStart: { id: 'shell.remotes.toStart', defaultMessage: 'Go to Pending Actions' },
});
