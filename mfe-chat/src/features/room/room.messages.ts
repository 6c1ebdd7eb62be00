import { defineMessage, defineMessages } from 'react-intl';

export const roomMessages = defineMessages({
  title: { id: 'chat.room.title', defaultMessage: 'Chat' },
  openPage: { id: 'chat.room.openPage', defaultMessage: 'Open the chat on its own page' },
  openCase: { id: 'chat.room.openCase', defaultMessage: 'Open case' },
  toInbox: { id: 'chat.room.toInbox', defaultMessage: 'Go to the inbox' },
  disconnected: {
    id: 'chat.room.disconnected',
    defaultMessage: 'No connection. New messages will appear once it is back.',
  },
  log: { id: 'chat.room.log', defaultMessage: 'Messages' },
  empty: { id: 'chat.room.empty', defaultMessage: 'No messages yet. Write the first one below.' },
  loadEarlier: { id: 'chat.room.loadEarlier', defaultMessage: 'Load earlier messages' },
  earlierFailed: { id: 'chat.room.earlierFailed', defaultMessage: 'Earlier messages could not be loaded.' },
  toLatest: { id: 'chat.room.toLatest', defaultMessage: 'Jump to latest' },
  you: { id: 'chat.room.you', defaultMessage: 'You' },
  hiddenText: { id: 'chat.room.hiddenText', defaultMessage: 'This message was hidden' },
  file: { id: 'chat.room.file', defaultMessage: 'File' },
  sending: { id: 'chat.room.sending', defaultMessage: 'Sending' },
  sent: { id: 'chat.room.sent', defaultMessage: 'Sent' },
  read: { id: 'chat.room.read', defaultMessage: 'Read' },
  notSent: { id: 'chat.room.notSent', defaultMessage: 'Not sent' },
  retry: { id: 'chat.room.retry', defaultMessage: 'Retry' },
  discard: { id: 'chat.room.discard', defaultMessage: 'Discard' },
  hide: { id: 'chat.room.hide', defaultMessage: 'Hide message' },
  hideAsk: { id: 'chat.room.hideAsk', defaultMessage: 'Hide this message for everyone?' },
  hideConfirm: { id: 'chat.room.hideConfirm', defaultMessage: 'Hide' },
  hideFailed: {
    id: 'chat.room.hideFailed',
    defaultMessage: 'The message could not be hidden. Please try again.',
  },
  compose: { id: 'chat.room.compose', defaultMessage: 'Write a message' },
  composeHint: { id: 'chat.room.composeHint', defaultMessage: 'Enter sends, Shift+Enter starts a new line' },
  support: { id: 'chat.room.support', defaultMessage: 'support' },
  send: { id: 'chat.room.send', defaultMessage: 'Send' },
});

/** Texts with values. */
export const valueMessages = {
  titleOfCase: defineMessage<{ identifier: string }>({
    id: 'chat.room.titleOfCase',
    defaultMessage: 'Chat · {identifier}',
  }),
  unread: defineMessage<{ count: number }>({
    id: 'chat.room.unread',
    defaultMessage: '{count, plural, one {# unread} other {# unread}}',
  }),
  toLatestUnread: defineMessage<{ count: number }>({
    id: 'chat.room.toLatestUnread',
    defaultMessage: '{count, plural, one {Jump to latest, # unread} other {Jump to latest, # unread}}',
  }),
  blocked: defineMessage<{ email: string }>({
    id: 'chat.room.blocked',
    defaultMessage:
      'Your account is blocked. Please contact {email} or your designated relationship manager to unblock your account.',
  }),
};
