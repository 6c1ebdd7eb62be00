import { defineMessage, defineMessages } from 'react-intl';

export const roomMessages = defineMessages({
  title: { id: 'chat.room.title', defaultMessage: 'Chat' },
  openPage: { id: 'chat.room.openPage', defaultMessage: 'Open the chat on its own page' },
  openCase: { id: 'chat.room.openCase', defaultMessage: 'Open case' },
  toInbox: { id: 'chat.room.toInbox', defaultMessage: 'Go to the inbox' },
  connecting: {
    id: 'chat.room.connecting',
    defaultMessage: 'Connecting… What you write is kept and sent as soon as there is a connection.',
  },
  offline: {
    id: 'chat.room.offline',
    defaultMessage:
      'This device is offline. What you write is kept and sent as soon as there is a connection.',
  },
  log: { id: 'chat.room.log', defaultMessage: 'Messages' },
  empty: { id: 'chat.room.empty', defaultMessage: 'No messages yet. Write the first one below.' },
  emptyBlocked: {
    id: 'chat.room.emptyBlocked',
    defaultMessage: 'No messages yet. None can be written while your account is blocked.',
  },
  emptyErased: { id: 'chat.room.emptyErased', defaultMessage: 'No messages.' },
  loadEarlier: { id: 'chat.room.loadEarlier', defaultMessage: 'Load earlier messages' },
  earlierFailed: { id: 'chat.room.earlierFailed', defaultMessage: 'Earlier messages could not be loaded.' },
  toLatest: { id: 'chat.room.toLatest', defaultMessage: 'Jump to latest' },
  you: { id: 'chat.room.you', defaultMessage: 'You' },
  hiddenText: { id: 'chat.room.hiddenText', defaultMessage: 'This message was hidden' },
  sending: { id: 'chat.room.sending', defaultMessage: 'Sending' },
  sent: { id: 'chat.room.sent', defaultMessage: 'Sent' },
  read: { id: 'chat.room.read', defaultMessage: 'Read' },
  notSent: { id: 'chat.room.notSent', defaultMessage: 'Not sent.' },
  editAgain: { id: 'chat.room.editAgain', defaultMessage: 'Edit again' },
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
  copyLink: { id: 'chat.room.copyLink', defaultMessage: 'Copy link to message' },
  linkCopied: { id: 'chat.room.linkCopied', defaultMessage: 'Link copied' },
  linkNotCopied: {
    id: 'chat.room.linkNotCopied',
    defaultMessage: 'The link could not be copied. Your browser does not allow it.',
  },
  record: { id: 'chat.room.record', defaultMessage: 'A record of the case' },
  parcel: { id: 'chat.room.parcel', defaultMessage: 'Parcel' },
  removeReference: { id: 'chat.room.removeReference', defaultMessage: 'Remove the reference' },
  openFile: { id: 'chat.room.openFile', defaultMessage: 'Open' },
  close: { id: 'chat.room.close', defaultMessage: 'Close' },
  search: { id: 'chat.room.search', defaultMessage: 'Search' },
  searchTitle: { id: 'chat.room.searchTitle', defaultMessage: 'Search this chat' },
  searchResults: { id: 'chat.room.searchResults', defaultMessage: 'Messages found' },
  nothingFound: { id: 'chat.room.nothingFound', defaultMessage: 'No message has these words in it.' },
  moreResults: { id: 'chat.room.moreResults', defaultMessage: 'Show more' },
  fileWaiting: { id: 'chat.room.fileWaiting', defaultMessage: 'Waiting…' },
  attach: { id: 'chat.room.attach', defaultMessage: 'Attach files' },
  camera: { id: 'chat.room.camera', defaultMessage: 'Take a photo' },
  chosenFiles: { id: 'chat.room.chosenFiles', defaultMessage: 'Files to send' },
  dropFiles: { id: 'chat.room.dropFiles', defaultMessage: 'Drop files here to attach them' },
});

/** Texts with values. */
export const valueMessages = {
  erased: defineMessage<{ date: string }>({
    id: 'chat.room.erased',
    defaultMessage: 'The patient data of this case was erased on {date}. Nobody can write here any more.',
  }),
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

export const typingMessage = defineMessage<{ name: string }>({
  id: 'chat.room.typing',
  defaultMessage: '{name} is writing…',
});

/** What a screen reader says of a message that comes. */
export const arrivedMessage = defineMessage<{ name: string; text: string }>({
  id: 'chat.room.arrived',
  defaultMessage: '{name}: {text}',
});

export const referenceMessages = {
  plan: defineMessage<{ version: number }>({ id: 'chat.room.plan', defaultMessage: 'Plan {version}' }),
  stage: defineMessage<{ version: number; stage: number }>({
    id: 'chat.room.planStage',
    defaultMessage: 'Plan {version}, stage {stage}',
  }),
};

/** Texts about a file, by its name. */
export const fileMessages = {
  picture: defineMessage<{ name: string }>({ id: 'chat.file.picture', defaultMessage: 'Picture {name}' }),
  open: defineMessage<{ name: string }>({ id: 'chat.file.open', defaultMessage: 'Open {name}' }),
  download: defineMessage<{ name: string }>({ id: 'chat.file.download', defaultMessage: 'Download {name}' }),
  remove: defineMessage<{ name: string }>({ id: 'chat.file.remove', defaultMessage: 'Remove {name}' }),
  progress: defineMessage<{ name: string }>({
    id: 'chat.file.progress',
    defaultMessage: 'Progress of {name}',
  }),
};

/** Why a file is not taken. */
export const refusalMessages = {
  ...defineMessages({
    empty: { id: 'chat.file.empty', defaultMessage: 'This file is empty.' },
    lying: { id: 'chat.file.lying', defaultMessage: 'Its content is not of the type that its name says.' },
    damaged: { id: 'chat.file.damaged', defaultMessage: 'This file is damaged and cannot be read.' },
  }),
  tooLarge: defineMessage<{ limit: string }>({
    id: 'chat.file.tooLarge',
    defaultMessage: 'This file is larger than {limit}.',
  }),
  wrongType: defineMessage<{ accept: string }>({
    id: 'chat.file.wrongType',
    defaultMessage: 'Files of this type are not accepted. Accepted are {accept}.',
  }),
};

export const tooManyFiles = defineMessage<{ count: number; most: number }>({
  id: 'chat.file.tooMany',
  defaultMessage:
    '{count, plural, one {{count} file} other {{count} files}} at once are too many. At most {most} can be sent together.',
});

export const tooLongMessage = defineMessage<{ count: number; most: number }>({
  id: 'chat.room.tooLong',
  defaultMessage:
    '{count, plural, one {{count} character too many: a message has at most {most}.} other {{count} characters too many: a message has at most {most}.}}',
});
