/**
 * Codes of the one error family, with the HTTP status the server answers them by. The list is closed: the server refuses by
 * nothing else, and pages translate each of them (`shared/ui/refusals`).
 */
export const ERROR_STATUS = {
  badRequest: 400,
  validation: 400,
  unknownFilterKey: 400,
  unauthenticated: 401,
  sessionExpired: 401,
  wrongCredentials: 400,
  /** Too many wrong passwords or codes; `lockedFor` says for how long. */
  lockedOut: 429,
  /** The password was right, and the sign-in goes on with a code or a passkey (`POST /auth/secondFactor`, `POST /auth/passkey`); `codeNeeded` says by what. */
  secondFactorNeeded: 400,
  /** The second step of a sign-in came too late, or the password was changed since the first one. */
  signInExpired: 410,
  /** The company wants a second factor of its super admins: nothing else goes until it is set up. */
  secondFactorRequired: 403,
  tooManyCalls: 429,
  /** Too many mails with links were asked for from one network. */
  tooManyMails: 429,
  /** The company has mailed as many invitations within the hour as it may; `invitationLimit` says when it may again. */
  tooManyInvitations: 429,
  /** The company has sent as many files, or bytes, as it may for now. */
  tooManyUploads: 429,
  /** The link of a mail that is used, too old, or replaced by a newer one. */
  linkExpired: 410,
  forbidden: 403,
  companyBlocked: 403,
  companyInactive: 403,
  rmNotAllowed: 403,
  doctorBlocked: 403,
  doctorRestricted: 403,
  notFound: 404,
  notJoined: 409,
  /** Somebody else has changed the record since it was read. */
  conflict: 409,
  /** Several changes of the same records at once; the same call may succeed a moment later. */
  busy: 409,
  /** The status of a record does not allow the step. */
  notAllowedNow: 409,
  incomplete: 409,
  uploadsRunning: 409,
  filesLocked: 409,
  sameTypeUploading: 409,
  alreadyUploaded: 409,
  uploadNotDone: 409,
  /** The data of a case that the provider works on. */
  caseLocked: 409,
  /** Nothing is done any more with a case whose patient data was erased. */
  caseErased: 409,
  /** The erasure of a case's patient data is scheduled already. */
  erasureScheduled: 409,
  alreadySubmitted: 409,
  notRequestable: 409,
  notRefinable: 409,
  alreadyRefining: 409,
  /** The provider has taken the refinement up, or refused it. */
  refinementDecided: 409,
  noImpressions: 409,
  impressionsArrived: 409,
  nothingToMake: 409,
  planNotPublished: 409,
  /** Who approved the plan is not to clear it for manufacturing as well. */
  secondApproverNeeded: 409,
  defaultAddressNeeded: 409,
  superAdminNeeded: 409,
  companyNameNotMarked: 409,
  notAccepted: 409,
  alreadyAccepted: 409,
  invitedTooSoon: 409,
  invitationOver: 409,
  phoneLinkOver: 410,
  notShippedYet: 409,
  alreadyShipped: 409,
  alreadySentOn: 409,
  alreadyReported: 409,
  otherCourier: 409,
  otherDestination: 409,
  clientIdTaken: 409,
  /** The key of a press came with another call, or the same call that says something else. */
  idempotencyKeyTaken: 409,
  /** The call of this key has not been answered yet. */
  inProgress: 409,
  emptyFile: 400,
  wrongFileType: 400,
  damagedFile: 400,
  infectedFile: 400,
  tooLarge: 413,
  /** What arrived of a file is not what its sender has: worth another try with the same file. */
  checksumMismatch: 422,
  unavailable: 503,
  internal: 500,
  /** Client side only: no answer at all. */
  network: 0,
  /** Client side only: an answer that could not be read. */
  unreadable: 0,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** What a call can look for in vain. */
export const RECORD_KINDS = [
  'case',
  'doctor',
  'request',
  'shipment',
  'plan',
  'order',
  'batch',
  'refinement',
  'company',
  'person',
  'address',
  'country',
  'file',
  'message',
  'link',
  'page',
  'record',
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** Why a call is not open to somebody. */
export const FORBIDDEN_REASONS = [
  'organisationsOnly',
  'superAdminsOnly',
  'wrongServiceToken',
  'noDoctorCases',
  'noRequests',
  'noPreferences',
  'ownAccount',
  'messageOfOthers',
] as const;
export type ForbiddenReason = (typeof FORBIDDEN_REASONS)[number];

/** What the text of a code is made with; codes that are not here need nothing. */
export interface ErrorValues {
  /** In English words, for who writes programs: no page of the portal makes such a call. */
  badRequest: { readonly why: string };
  unknownFilterKey: { readonly key: string };
  tooManyCalls: { readonly seconds: number };
  tooManyUploads: { readonly minutes: number };
  forbidden: { readonly why: ForbiddenReason };
  /** Of whom the specification says 'RM Not Allowed' or, where the role alone decides, 'Role RM Not Allowed'. */
  rmNotAllowed: { readonly by: 'call' | 'role' };
  notFound: { readonly record: RecordKind };
  notAllowedNow: { readonly record: 'case' | 'plan' | 'order' | 'request'; readonly status: string };
  /** Status of the case. */
  notRequestable: { readonly status: string };
  /** Endings of file names. */
  wrongFileType: { readonly accept: string };
  unavailable: { readonly why: string };
}
