import { PortalError } from '@portal/shared/errors';
import { all, call, delay, put } from '@portal/shared/saga';
import { notify } from '../../notices';
import { serverAway } from './come-back.saga';
import { loadSession, renewTokens } from './load-session';
import { isOpenElsewhere } from './open-tabs';
import { checkedOut } from './session.slice';
import { areValid, clearStoredSession, readTokens } from './stored-session';

/** Pauses before another attempt to reach the server, which may be restarting; in milliseconds. */
const PAUSES_MS = [600, 2_000];

/**
 * The session check at the start of a visit (SH-18, SH-19): a valid stored token restores the session, and everything else, a token
 * within the margin before its end too, leads to the login page. A tab that opens beside another one is no new visit: it renews the
 * token as that one would. Returns the work of the signed-in part, or null without a session.
 */
export function* checkSession<W>(enter: () => Promise<W>) {
  let stored = readTokens();
  if (!stored) {
    yield put(checkedOut());
    return null;
  }
  try {
    if (!areValid(stored)) {
      if (!((yield call(isOpenElsewhere)) as boolean))
        throw new PortalError('sessionExpired', 'Session expired', { status: 401 });
      yield call(retryWhileUnreachable, renewTokens);
      stored = readTokens() ?? stored;
    }
    const [work] = (yield all([
      call(retryWhileUnreachable, enter),
      call(retryWhileUnreachable, loadSession),
    ])) as [W];
    yield put(notify({ kind: 'success', name: 'signedIn', isAnnouncedOnly: true }));
    return work;
  } catch (error) {
    // Other tabs and the next visit go on with a token that the server has not refused, which may be valid still, and with those of a
    // session that another tab has begun meanwhile.
    if (isRefused(error) && readTokens()?.refreshToken === stored.refreshToken) clearStoredSession('expired');
    yield put(
      notify(
        isExpired(error)
          ? { kind: 'warning', name: 'sessionExpired' }
          : { kind: 'error', name: 'unexpected' },
      ),
    );
    yield put(checkedOut());
    if (isUnreachable(error)) yield put(serverAway());
    return null;
  }
}

export function* retryWhileUnreachable(request: () => unknown, pauses = PAUSES_MS) {
  for (const pause of pauses) {
    try {
      return (yield call(request)) as unknown;
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      yield delay(pause);
    }
  }
  return (yield call(request)) as unknown;
}

function isUnreachable(error: unknown): boolean {
  return error instanceof PortalError && (error.code === 'network' || error.code === 'unavailable');
}

export function isRefused(error: unknown): boolean {
  return error instanceof PortalError && error.status === 401;
}

/** The specification (§ 8) counts a server out of reach at the session check as an expired session. */
function isExpired(error: unknown): boolean {
  return isRefused(error) || (error instanceof PortalError && error.code === 'network');
}
