export type DeliveryErrorCode =
  | 'invalidBuild'
  | 'versionTaken'
  | 'releaseNotFound'
  | 'noEarlierRelease'
  | 'nothingLive'
  | 'shellNeeded'
  | 'alreadyLive'
  | 'incompatible'
  | 'unchecked'
  | 'liveChanged'
  | 'alreadyRolledBack'
  | 'knownBad'
  | 'feedConflict'
  | 'feedUnreadable'
  | 'feedUnverified'
  | 'noSigningKey'
  | 'keysExist'
  | 'noNextKey'
  | 'invalidRollout'
  | 'noPlan'
  | 'unknownCohort'
  | 'invalidPreview'
  | 'previewForged'
  | 'previewExpired'
  | 'previewGone'
  | 'invalidLimits'
  | 'reasonMissing'
  | 'storeUnavailable';

/** A refusal with a reason that a person can act on; anything else that is thrown is a defect. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';

  constructor(
    readonly code: DeliveryErrorCode,
    message: string,
    options?: ErrorOptions,
    /** What speaks against it, one by one, where there is more than one reason. */
    readonly reasons: readonly string[] = [],
  ) {
    super(message, options);
  }
}

/** True for an error of the file system with one of the given codes, as `ENOENT`. */
export function isFileError(error: unknown, ...codes: readonly string[]): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));
}
