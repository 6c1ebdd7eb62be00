import { defineMessage, defineMessages } from 'react-intl';

/** The shell's own notices. Texts of errors that come without a text of the server have the name of the error's code. */
export const noticeMessages = defineMessages({
  signedIn: { id: 'shell.notices.signedIn', defaultMessage: 'Logging Successfuly' },
  unexpected: { id: 'shell.notices.unexpected', defaultMessage: 'Unexepted error occured' },
  sameTypeQueued: { id: 'shell.notices.sameTypeQueued', defaultMessage: 'Same type is in queue' },
  sameTypeUploading: { id: 'shell.notices.sameTypeUploading', defaultMessage: 'Same type is being uploaded' },
  emptyFile: { id: 'shell.notices.emptyFile', defaultMessage: 'The file “{fileName}” is empty' },
  wrongFileType: {
    id: 'shell.notices.wrongFileType',
    defaultMessage: 'The file “{fileName}” is not of a type that is accepted here ({accept})',
  },
  wrongContent: {
    id: 'shell.notices.wrongContent',
    defaultMessage:
      'The content of “{fileName}” is damaged, or not of a type that is accepted here ({accept})',
  },
  tooLarge: { id: 'shell.notices.tooLarge', defaultMessage: 'The file “{fileName}” is larger than {limit}' },
  uploadFailed: {
    id: 'shell.notices.uploadFailed',
    defaultMessage: '“{fileName}” could not be uploaded. It is still in the upload menu; try again there.',
  },
  checksumMismatch: {
    id: 'shell.notices.checksumMismatch',
    defaultMessage:
      '“{fileName}” was damaged on its way to the server every time it was sent. It is still in the upload menu; try again there.',
  },
  infectedFile: {
    id: 'shell.notices.infectedFile',
    defaultMessage:
      'A virus was found in “{fileName}”, so it was not kept. Please remove it and have the computer checked.',
  },
  filesLocked: {
    id: 'shell.notices.filesLocked',
    defaultMessage: '“{fileName}” was not uploaded: these files cannot be changed any more.',
  },
  doctorBlocked: {
    id: 'shell.notices.doctorBlocked',
    defaultMessage:
      '“{fileName}” was not uploaded: this doctor’s account is blocked. It is still in the upload menu.',
  },
  tooManyUploads: {
    id: 'shell.notices.tooManyUploads',
    defaultMessage:
      'Your company has sent as many files as it may for now. “{fileName}” is still in the upload menu; try again there later.',
  },
  passwordChanged: { id: 'shell.notices.passwordChanged', defaultMessage: 'Your password has been changed' },
  passwordSet: {
    id: 'shell.notices.passwordSet',
    defaultMessage: 'Your new password is set. Sign in with it.',
  },
  sessionExpired: { id: 'shell.notices.sessionExpired', defaultMessage: 'Session expired' },
  notDone: {
    id: 'shell.notices.notDone',
    defaultMessage: 'You were away for a while, so what you just did was not carried out. Please try again.',
  },
  network: {
    id: 'shell.notices.network',
    defaultMessage: 'The server cannot be reached. Check your connection and try again.',
  },
  internal: { id: 'shell.notices.internal', defaultMessage: 'Something went wrong' },
  unavailable: {
    id: 'shell.notices.unavailable',
    defaultMessage: 'The service is not available right now. Please try again.',
  },
  notFound: { id: 'shell.notices.notFound', defaultMessage: 'This could not be found' },
  newMessage: {
    id: 'shell.notices.newMessage',
    defaultMessage: 'New message from {sender} about {identifier}',
  },
  newMessages: defineMessage<{ count: number }>({
    id: 'shell.notices.newMessages',
    defaultMessage: '{count, plural, one {New messages in # chat} other {New messages in # chats}}',
  }),
  messageNotSent: {
    id: 'shell.notices.messageNotSent',
    defaultMessage: 'A chat message was not sent. The inbox leads to it.',
  },
  uploadsRunning: {
    id: 'shell.notices.uploadsRunning',
    defaultMessage: 'Please wait for new case assets to be uploaded',
  },
});
export type NoticeName = keyof typeof noticeMessages;

/** Whether the shell has a text of its own for an error code. */
export function isNoticeName(code: string): code is NoticeName {
  return code in noticeMessages;
}
