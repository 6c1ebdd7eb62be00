import { PortalError } from '@portal/shared/errors';
import { all, call, delay, put } from 'redux-saga/effects';
import { notify } from '../../notices';
import { loadSession, renewTokens } from './load-session';
import { checkedOut } from './session.slice';
import { areValid, clearStoredSession, readTokens } from './stored-session';

/** Pauses before the next try to reach the server while the splash stands, in milliseconds: a restart takes seconds. */
const PAUSES_MS = [600, 2_000];

/**
 * The check at the start of a visit (SH-18, SH-19): a valid stored token brings the session back; one that runs out is
 * renewed once; anything else ends at the login page. Answers what goes on while signed in, or null.
 */
export function* checkSession<W>(enter: () => Promise<W>) {
  const stored = readTokens();
  if (!stored) {
    yield put(checkedOut());
    return null;
  }
  try {
    if (!areValid(stored)) yield call(untilReached, renewTokens);
    const [work] = (yield all([call(untilReached, enter), call(untilReached, loadSession)])) as [W];
    yield put(notify({ kind: 'success', name: 'signedIn' }));
    return work;
  } catch (error) {
    // What the server did not refuse may still be good: other tabs go on with it, and so does the next visit.
    if (isRefused(error)) clearStoredSession('expired');
    yield put(
      notify(
        isExpired(error)
          ? { kind: 'warning', name: 'sessionExpired' }
          : { kind: 'error', name: 'unexpected' },
      ),
    );
    yield put(checkedOut());
    return null;
  }
}

function* untilReached(request: () => Promise<unknown>) {
  for (const pause of PAUSES_MS) {
    try {
      return (yield call(request)) as unknown;
    } catch (error) {
      if (!isUnreached(error)) throw error;
      yield delay(pause);
    }
  }
  return (yield call(request)) as unknown;
}

function isUnreached(error: unknown): boolean {
  return error instanceof PortalError && (error.code === 'network' || error.code === 'unavailable');
}

function isRefused(error: unknown): boolean {
  return error instanceof PortalError && error.status === 401;
}

/** A refused token, and at the start of a visit also a server that stays out of reach (specification § 8). */
function isExpired(error: unknown): boolean {
  return isRefused(error) || (error instanceof PortalError && error.code === 'network');
}
