import { defineMessage, defineMessages } from 'react-intl';

export const notificationMessages = defineMessages({
  title: { id: 'shell.notifications.title', defaultMessage: 'Notifications' },
  kept: { id: 'shell.notifications.kept', defaultMessage: 'Saved for you wherever you sign in.' },
  byBrowser: { id: 'shell.notifications.byBrowser', defaultMessage: 'On this screen' },
  browser: { id: 'shell.notifications.browser', defaultMessage: 'New chat messages' },
  browserHint: {
    id: 'shell.notifications.browserHint',
    defaultMessage: 'While the portal is open in the browser and the chat is not on your screen.',
  },
  sound: { id: 'shell.notifications.sound', defaultMessage: 'Sound' },
  quiet: { id: 'shell.notifications.quiet', defaultMessage: 'Quiet hours' },
  quietHint: {
    id: 'shell.notifications.quietHint',
    defaultMessage: 'No notifications in between, by the clock of this computer.',
  },
  from: { id: 'shell.notifications.from', defaultMessage: 'From' },
  to: { id: 'shell.notifications.to', defaultMessage: 'To' },
  names: { id: 'shell.notifications.names', defaultMessage: 'Show patient and text' },
  namesHint: {
    id: 'shell.notifications.namesHint',
    defaultMessage:
      'Otherwise only the case number is shown, as others may see your lock screen. This choice is for this browser only.',
  },
  notAsked: {
    id: 'shell.notifications.notAsked',
    defaultMessage: 'This browser does not show notifications of the portal yet.',
  },
  allow: { id: 'shell.notifications.allow', defaultMessage: 'Allow here' },
  denied: {
    id: 'shell.notifications.denied',
    defaultMessage:
      'This browser blocks notifications of the portal. Allow them in the browser’s settings for this site.',
  },
  unsupported: {
    id: 'shell.notifications.unsupported',
    defaultMessage: 'This browser cannot show notifications. The mail summary works everywhere.',
  },
  byMail: { id: 'shell.notifications.byMail', defaultMessage: 'By email' },
  digest: { id: 'shell.notifications.digest', defaultMessage: 'Summary of unread messages' },
  digestHint: {
    id: 'shell.notifications.digestHint',
    defaultMessage:
      'An email about what you have not read within an hour: case numbers and links, no names and no texts.',
  },
  digestOfManager: {
    id: 'shell.notifications.digestOfManager',
    defaultMessage:
      'An email about what you have not read within an hour. Relationship managers always get it.',
  },
  allowed: {
    id: 'shell.notifications.allowed',
    defaultMessage: 'This is how new messages will be announced.',
  },
  newMessage: defineMessage<{ identifier: string }>({
    id: 'shell.notifications.newMessage',
    defaultMessage: 'New message: {identifier}',
  }),
});
