import { PortalError } from '@portal/shared/errors';

/** Pauses between tries, in milliseconds; the last one again and again. */
const PAUSES_MS = [300, 1_000, 3_000, 5_000, 10_000];
/** Where there is a network, a server that takes nothing for so long is given up, in milliseconds. */
const PATIENCE_MS = 5 * 60_000;

interface Circumstances {
  readonly signal?: AbortSignal;
  readonly onWaiting?: () => void;
}

/**
 * Tries until it works: without a network for as long as it takes, else for minutes. `attempt` says when it has got something
 * done, so that what fails then counts as a new outage.
 * @throws what is no matter of waiting, the last failure when patience ends, or the reason of the signal
 */
export async function retryWithBackoff<T>(
  attempt: (onAdvance: () => void) => Promise<T>,
  { signal, onWaiting }: Circumstances = {},
): Promise<T> {
  let tries = 0;
  let failingSince = 0;
  for (;;) {
    try {
      return await attempt(() => (tries = 0));
    } catch (error) {
      if (!isRetryable(error)) throw error;
      if (tries === 0 || !navigator.onLine) failingSince = Date.now();
      if (Date.now() - failingSince > PATIENCE_MS) throw error;
      onWaiting?.();
      await pause(PAUSES_MS[Math.min(tries++, PAUSES_MS.length - 1)] ?? 0, signal);
    }
  }
}

function isRetryable(error: unknown): boolean {
  return error instanceof PortalError && (error.code === 'network' || error.code === 'unavailable');
}

/** Ends early when the network is back. */
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
