/** Codes of the one error family, with the HTTP status the server answers them by. Pages translate by code. */
export const ERROR_STATUS = {
  badRequest: 400,
  validation: 400,
  unknownFilterKey: 400,
  unauthenticated: 401,
  sessionExpired: 401,
  wrongCredentials: 400,
  lockedOut: 429,
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
  conflict: 409,
  notAllowedNow: 409,
  incomplete: 409,
  uploadsRunning: 409,
  filesLocked: 409,
  sameTypeUploading: 409,
  emptyFile: 400,
  wrongFileType: 400,
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
