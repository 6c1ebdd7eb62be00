import { defineMessage, defineMessages } from 'react-intl';

export const partMessages = {
  failed: defineMessage<{ title: string }>({
    id: 'shared.part.failed',
    defaultMessage: '{title} cannot be shown right now',
  }),
  earlier: defineMessage<{ title: string }>({
    id: 'shared.part.earlier',
    defaultMessage: '{title} was set back to an earlier version because something was wrong',
  }),
  ...defineMessages({
    failedHint: {
      id: 'shared.part.failedHint',
      defaultMessage: 'The rest of this page works, and what you typed in it is not lost.',
    },
    retry: { id: 'shared.part.retry', defaultMessage: 'Try again' },
    earlierHint: {
      id: 'shared.part.earlierHint',
      defaultMessage: 'Save or copy what you typed here, then go on in the earlier version.',
    },
    showEarlier: { id: 'shared.part.showEarlier', defaultMessage: 'Continue there' },
  }),
};
