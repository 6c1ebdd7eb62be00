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
  newer: defineMessage<{ title: string }>({
    id: 'shell.remotes.newer',
    defaultMessage: 'A new version of {title} is ready.',
  }),
  showNewer: { id: 'shell.remotes.showNewer', defaultMessage: 'Show it' },
  earlier: defineMessage<{ title: string }>({
    id: 'shell.remotes.earlier',
    defaultMessage:
      '{title} was set back to an earlier version because something was wrong. Save or copy what you typed, then go on there.',
  }),
  showEarlier: { id: 'shell.remotes.showEarlier', defaultMessage: 'Go on there' },
  fallback: defineMessage<{ title: string }>({
    id: 'shell.remotes.fallback',
    defaultMessage: 'The newest version of {title} could not be started. You see the one before it.',
  }),
  stale: {
    id: 'shell.remotes.stale',
    defaultMessage: 'The portal cannot check for new versions right now. You can go on working.',
  },
  newPortal: {
    id: 'shell.remotes.newPortal',
    defaultMessage: 'A new version of the portal is ready. It starts when you reload the page.',
  },
  reload: { id: 'shell.remotes.reload', defaultMessage: 'Reload' },
  toStart: { id: 'shell.remotes.toStart', defaultMessage: 'Go to Pending Actions' },
});
