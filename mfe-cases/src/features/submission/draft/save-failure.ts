import type { ErrorData } from '@portal/shared/api';
import type { ErrorCode } from '@portal/shared/errors';

const RETRYABLE: readonly ErrorCode[] = ['network', 'unavailable', 'busy', 'unreadable', 'internal'];
/** The submission shows these where something is missing. */
const SHOWN_ELSEWHERE: readonly ErrorCode[] = ['incomplete', 'uploadsRunning'];

/** The same change may well be taken a little later. */
export function isRetryable(error: ErrorData | null): boolean {
  return error !== null && RETRYABLE.includes(error.code);
}

export function isShownElsewhere(error: ErrorData | null): boolean {
  return error !== null && SHOWN_ELSEWHERE.includes(error.code);
}
