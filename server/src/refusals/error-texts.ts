import type { ErrorCode, ErrorValues, ForbiddenReason, RecordKind } from '@portal/shared/errors';

/** The text of a code, or how it is made of the code's values. */
type Text<C extends ErrorCode> = C extends keyof ErrorValues ? (values: ErrorValues[C]) => string : string;

/** What the server says of a refusal, in English: to who writes programs, to the log and, in English, to people (AP-03). */
export const ERROR_TEXTS: { readonly [C in Exclude<ErrorCode, 'network' | 'unreadable'>]: Text<C> } = {
  badRequest: ({ why }) => why,
  validation: 'Some fields are not right',
  unknownFilterKey: ({ key }) => `The list has no filter '${key}'`,
  unauthenticated: 'Please sign in',
  sessionExpired: 'Session expired',
  wrongCredentials: 'Wrong email or password',
  lockedOut: 'Too many failed attempts. Please wait 15 minutes and try again.',
  tooManyCalls: ({ seconds }) =>
    `Too many calls from your address. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  tooManyMails: 'Too many requests from your network. Please try again later.',
  linkExpired: 'This link is used or too old. Please ask for a new one.',
  forbidden: ({ why }) => FORBIDDEN[why],
  companyBlocked: 'You are blocked',
  companyInactive: 'Your company’s account is not active',
  rmNotAllowed: ({ by }) => (by === 'role' ? 'Role RM Not Allowed' : 'RM Not Allowed'),
  doctorBlocked: "This doctor's account is blocked.",
  doctorRestricted: "This doctor's account is restricted.",
  notFound: ({ record }) => NOT_FOUND[record] ?? `There is no such ${record}`,
  notJoined: 'Join the room first',
  conflict: 'Somebody else has changed this in the meantime. Reload and try again.',
  busy: 'Others are changing the same at this moment. Please try again.',
  notAllowedNow: ({ record, status }) => `This is not possible while the ${record} is ${status}`,
  incomplete: 'The case is not complete yet',
  uploadsRunning: 'Please wait for new case assets to be uploaded',
  filesLocked: 'These files cannot be changed any more',
  sameTypeUploading: 'Same type is being uploaded',
  alreadyUploaded: 'The file has arrived already',
  uploadNotDone: 'The file is still being uploaded',
  caseLocked: 'The case is with the provider, its data cannot be changed now',
  alreadySubmitted: 'The case has been submitted already',
  notRequestable: ({ status }) => `A request is not possible while the case is ${status}`,
  notRefinable: 'A refinement is not possible in the present status of the case',
  alreadyRefining: 'A refinement of this case has been asked for already',
  refinementDecided: 'The provider has decided about this refinement already',
  noImpressions: 'This case has no physical impressions',
  impressionsArrived: 'The impressions of this case have arrived already',
  nothingToMake: 'There is nothing left to be made of this case',
  planNotPublished: 'The plan is not published yet',
  defaultAddressNeeded:
    'you can not remove the default shipping address without choosing another default shipping address',
  superAdminNeeded: 'The company needs a super admin',
  companyNameNotMarked: 'The company name is not marked. Please turn it on first.',
  notAccepted: 'This doctor has not accepted the invitation yet',
  alreadyAccepted: 'This doctor has accepted an invitation already',
  invitedTooSoon: 'An invitation was mailed a moment ago. Please wait a minute.',
  invitationOver: 'This invitation is over or was used. Please ask for a new one.',
  notShippedYet: 'The shipment has not been shipped yet',
  alreadyShipped: 'The shipment is on its way already',
  alreadySentOn: 'The shipment has been sent on already',
  alreadyReported: 'This has been said of the shipment already',
  otherCourier: 'The shipment of this airway bill goes by another courier',
  otherDestination: 'The shipment of this airway bill goes to another address',
  clientIdTaken: 'Something else was sent with this clientId',
  emptyFile: 'The file is empty',
  wrongFileType: ({ accept }) => `This is not one of: ${accept}`,
  damagedFile: 'The picture is damaged or incomplete',
  tooLarge: 'The file is too large',
  checksumMismatch: 'The file has changed on its way',
  unavailable: ({ why }) => why,
  internal: 'Something went wrong',
};

const NOT_FOUND: Partial<Record<RecordKind, string>> = {
  link: 'This link is no longer valid',
  page: 'There is no such address',
};

const FORBIDDEN: Record<ForbiddenReason, string> = {
  organisationsOnly: 'Only for dental service organisations',
  superAdminsOnly: 'Only for super admins',
  wrongServiceToken: 'The service token is wrong',
  noDoctorCases: 'Your company has no doctors’ cases',
  noRequests: 'Your company has no requests',
  noPreferences: 'Your company has no product preferences of its own',
  ownAccount: 'You cannot remove yourself',
  messageOfOthers: 'Only your own messages can be hidden',
};
