import { call, delay, eventChannel, race, take } from '@portal/shared/saga';
import { retryWhileUnreachable } from './check-session.saga';
import { renewTokens } from './load-session';
import { isDueForRenewal, readTokens } from './stored-session';

/** How often the age of the token is looked at, in milliseconds. */
const LOOK_MS = 60_000;
/**
 * Pauses before another attempt, in milliseconds: its answer may be lost, and another tab that asks later than ten seconds counts as a
 * thief.
 */
const PAUSES_MS = [1_000, 3_000, 4_000];

/**
 * Renews the token of a tab that somebody looks at once it is an hour old, so that nobody who works meets the margin before its end
 * (SH-19), and at once when they come back to it. A failure waits for the next look; a refused token ends the session by the error
 * handler.
 */
export function* renewInUse() {
  const wakes = eventChannel<true>((emit) => listenForWaking(() => emit(true)));
  try {
    for (;;) {
      const tokens = readTokens();
      if (tokens && isDueForRenewal(tokens) && document.visibilityState === 'visible')
        try {
          yield call(retryWhileUnreachable, renewTokens, PAUSES_MS);
        } catch {
          // Tried again at the next look.
        }
      yield race([delay(LOOK_MS), take(wakes)]);
    }
  } finally {
    wakes.close();
  }
}

/** Listens for what happens when a computer wakes up or its person comes back to the tab; returns what ends it. */
function listenForWaking(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('online', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('online', listener);
  };
}
