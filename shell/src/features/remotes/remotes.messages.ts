import { defineMessage, defineMessages } from 'react-intl';

export const remotesMessages = defineMessages({
  failedTitle: defineMessage<{ title: string }>({
    id: 'shell.remotes.failedTitle',
    defaultMessage: '{title} cannot be shown right now',
  }),
  failedHint: {
    id: 'shell.remotes.failedHint',
    defaultMessage:
      'The rest of the portal still works. Try again in a moment; what you entered elsewhere is not lost.',
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
      '{title} was rolled back to an earlier version because of a problem. Save or copy what you typed, then continue there.',
  }),
  showEarlier: { id: 'shell.remotes.showEarlier', defaultMessage: 'Continue there' },
  fallback: defineMessage<{ title: string }>({
    id: 'shell.remotes.fallback',
    defaultMessage: 'The newest version of {title} could not be started. You are using the one before it.',
  }),
  offline: {
    id: 'shell.remotes.offline',
    defaultMessage:
      'You are offline. You can read what is on the page; the portal goes on by itself when the connection is back.',
  },
  stale: {
    id: 'shell.remotes.stale',
    defaultMessage: 'The portal cannot check for new versions right now. You can keep working.',
  },
  newPortal: {
    id: 'shell.remotes.newPortal',
    defaultMessage: 'A new version of the portal is ready. Reload the page to use it.',
  },
  reload: { id: 'shell.remotes.reload', defaultMessage: 'Reload' },
  retiredTitle: defineMessage<{ title: string }>({
    id: 'shell.remotes.retiredTitle',
    defaultMessage: '{title} is not offered any more',
  }),
  retiredHint: {
    id: 'shell.remotes.retiredHint',
    defaultMessage:
      'This part of the portal was closed. Nothing that you saved there was deleted, and the rest of the portal works as before.',
  },
  retiredUnsaved: defineMessage<{ title: string }>({
    id: 'shell.remotes.retiredUnsaved',
    defaultMessage:
      '{title} is not offered any more. Save or copy what you typed: this page closes when you leave it.',
  }),
  toStart: { id: 'shell.remotes.toStart', defaultMessage: 'Go to Pending Actions' },
});
