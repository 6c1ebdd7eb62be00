import { bus } from '@portal/shared/bus';
import { LIMITS } from '@portal/shared/contract';
import { call, delay, put, select, take } from '@portal/shared/saga';
import { isRefused, retryWhileUnreachable } from './check-session.saga';
import { renewTokens } from './load-session';
import { endRequested, selectSessionStatus, unauthorised } from './session.slice';
import { isDueForRenewal, readTokens } from './stored-session';

/** Ends the session once per guard time, however many requests fail together (SH-20), unless only its token has grown old. */
export function* watchUnauthorised() {
  for (;;) {
    yield take(unauthorised);
    // During a sign-in the login page shows the error.
    if (((yield select(selectSessionStatus)) as string) !== 'signedIn') continue;
    if ((yield call(goOnRenewed)) as boolean) continue;
    yield put(endRequested({ reason: 'expired' }));
    yield delay(LIMITS.sessionExpiredGuardMs);
  }
}

/**
 * Whether the session goes on. In a tab that nobody looks at, or a computer that sleeps, nobody renews the token: it is over long
 * before the session, and so is only the session that the server then refuses to renew.
 */
function* goOnRenewed() {
  const tokens = readTokens();
  if (!tokens || !isDueForRenewal(tokens)) return false;
  try {
    yield call(retryWhileUnreachable, renewTokens);
  } catch (error) {
    return !isRefused(error) || readTokens()?.refreshToken !== tokens.refreshToken;
  }
  // What was refused is read again.
  yield call(() => bus.emit('changes:lost', {}));
  return true;
}
