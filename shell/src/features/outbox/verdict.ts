import { toErrorData } from '@portal/shared/api';
import { PortalError, type ErrorCode } from '@portal/shared/errors';
import type { OutboxRefusal } from '@portal/shared/realtime';

/** Pauses before another try, in milliseconds; the last one is repeated. */
const PAUSES_MS = [500, 1_000, 3_000, 10_000];
/** A defect of the server may be about this one message: after so many tries it is refused, so that others can go. */
const MAX_DEFECTS = 5;
/** Whoever sends more files than a company may waits that long without a word; of hours they are told. */
const LONGEST_QUIET_MINUTES = 10;

/** What says nothing about the message: the same will succeed later. */
const PASSING: ReadonlySet<ErrorCode> = new Set([
  'network',
  'unreadable',
  'unavailable',
  'busy',
  'tooManyCalls',
  'notJoined',
  'checksumMismatch',
  // Ends the session; the message goes when the same person signs in again.
  'sessionExpired',
  'unauthenticated',
]);

export type Verdict = { readonly pauseMs: number } | { readonly refused: OutboxRefusal };

/** Whether a failed try is repeated and when, or why never. */
export function verdictOn(error: unknown, tries: number): Verdict {
  if (!(error instanceof PortalError)) console.error(error);
  const { code, message, values, extra } = toErrorData(error);
  if (code === 'tooManyCalls') return { pauseMs: Math.max(1, Number(values?.['seconds'] ?? 0)) * 1_000 };
  const isSoon = code === 'tooManyUploads' && Number(values?.['minutes']) <= LONGEST_QUIET_MINUTES;
  if (isSoon || PASSING.has(code) || (code === 'internal' && tries < MAX_DEFECTS))
    return { pauseMs: PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0 };
  return { refused: { code, message, ...(values && { values }), ...(extra && { extra }) } };
}
