import { PortalError } from '@portal/shared/errors';

/** Pauses between attempts, in milliseconds; the last one is repeated. */
const PAUSES_MS = [300, 1_000, 3_000, 5_000, 10_000];
/** With a network, attempts end after so many milliseconds without progress. */
const LIMIT_MS = 5 * 60_000;
/** An attempt and the pause before it count as at most so long: in a computer that slept, nothing was tried meanwhile. */
const TRY_MS = 2 * 60_000;

interface Circumstances {
  readonly signal?: AbortSignal;
  readonly onWaiting?: () => void;
}

/**
 * Repeats `attempt` after network errors and while the server is unavailable: without a limit while the browser is offline, else
 * for five minutes. `attempt` calls `onAdvance` when it made progress, which starts the five minutes again.
 * @throws an error that a retry cannot cure, the last error after the limit, or the reason of the signal
 */
export async function retryWithBackoff<T>(
  attempt: (onAdvance: () => void) => Promise<T>,
  { signal, onWaiting }: Circumstances = {},
): Promise<T> {
  let tries = 0;
  let failedAt = 0;
  let failingMs = 0;
  for (;;) {
    // Asked before as well: the network may be back by the time that an attempt without it fails.
    const wasOffline = !navigator.onLine;
    try {
      return await attempt(() => (tries = 0));
    } catch (error) {
      if (!isRetryable(error)) throw error;
      const isNew = tries === 0 || wasOffline || !navigator.onLine;
      failingMs = isNew ? 0 : failingMs + Math.min(Date.now() - failedAt, TRY_MS);
      failedAt = Date.now();
      if (failingMs > LIMIT_MS) throw error;
      onWaiting?.();
      await pause(PAUSES_MS[Math.min(tries++, PAUSES_MS.length - 1)] ?? 0, signal);
    }
  }
}

function isRetryable(error: unknown): boolean {
  return error instanceof PortalError && (error.code === 'network' || error.code === 'unavailable');
}

/** Ends early when the browser is online again. */
async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(end, ms);
    function end(): void {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal?.removeEventListener('abort', end);
      resolve();
    }
    window.addEventListener('online', end);
    signal?.addEventListener('abort', end);
  });
  signal?.throwIfAborted();
}
