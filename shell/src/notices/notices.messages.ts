import { defineMessages } from 'react-intl';

/** What the shell says by a notice. Error codes have the name of their code. */
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
    defaultMessage: '“{fileName}” could not be uploaded. It is kept in the upload menu, try again there.',
  },
  checksumMismatch: {
    id: 'shell.notices.checksumMismatch',
    defaultMessage:
      '“{fileName}” was damaged on its way to the server each time it was sent. It is kept in the upload menu, try again there.',
  },
  passwordChanged: { id: 'shell.notices.passwordChanged', defaultMessage: 'Your password was changed' },
  passwordSet: {
    id: 'shell.notices.passwordSet',
    defaultMessage: 'Your new password is set. Sign in with it.',
  },
  sessionExpired: { id: 'shell.notices.sessionExpired', defaultMessage: 'Session expired' },
  network: {
    id: 'shell.notices.network',
    defaultMessage: 'The server cannot be reached. Check your connection and try again.',
  },
  unreadable: { id: 'shell.notices.unreadable', defaultMessage: 'An error occurred, please try again' },
  internal: { id: 'shell.notices.internal', defaultMessage: 'Something went wrong' },
  unavailable: {
    id: 'shell.notices.unavailable',
    defaultMessage: 'The service is not available right now. Please try again.',
  },
  wrongCredentials: {
    id: 'shell.notices.wrongCredentials',
    defaultMessage: 'User name or password is wrong',
  },
  lockedOut: {
    id: 'shell.notices.lockedOut',
    defaultMessage: 'Too many failed attempts. Please wait a quarter of an hour and try again.',
  },
  validation: { id: 'shell.notices.validation', defaultMessage: 'Please check what you entered' },
  forbidden: { id: 'shell.notices.forbidden', defaultMessage: 'You are not allowed to do this' },
  companyBlocked: { id: 'shell.notices.companyBlocked', defaultMessage: 'You are blocked' },
  doctorBlocked: { id: 'shell.notices.doctorBlocked', defaultMessage: "This doctor's account is blocked." },
  doctorRestricted: {
    id: 'shell.notices.doctorRestricted',
    defaultMessage: "This doctor's account is restricted.",
  },
  companyInactive: {
    id: 'shell.notices.companyInactive',
    defaultMessage: 'The account of your company is closed',
  },
  linkExpired: {
    id: 'shell.notices.linkExpired',
    defaultMessage: 'This link is no longer valid. Please ask for a new one.',
  },
  rmNotAllowed: { id: 'shell.notices.rmNotAllowed', defaultMessage: 'RM Not Allowed' },
  notFound: { id: 'shell.notices.notFound', defaultMessage: 'This could not be found' },
  conflict: {
    id: 'shell.notices.conflict',
    defaultMessage: 'Somebody else changed this in the meantime. Reload and try again.',
  },
  notAllowedNow: {
    id: 'shell.notices.notAllowedNow',
    defaultMessage: 'This is not possible in the present state',
  },
  incomplete: {
    id: 'shell.notices.incomplete',
    defaultMessage: 'Something that is required is still missing',
  },
  uploadsRunning: {
    id: 'shell.notices.uploadsRunning',
    defaultMessage: 'Please wait for new case assets to be uploaded',
  },
  filesLocked: {
    id: 'shell.notices.filesLocked',
    defaultMessage: 'The files of this case can no longer be changed',
  },
});
export type NoticeName = keyof typeof noticeMessages;

/** Whether there is a text for an error code. */
export function isNoticeName(code: string): code is NoticeName {
  return code in noticeMessages;
}
