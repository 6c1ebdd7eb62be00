import { bus } from '@portal/shared/bus';
import { LIMITS } from '@portal/shared/contract';
import { createAction } from '@portal/shared/redux';
import { call, delay, put, race, select, take, takeEvery } from '@portal/shared/saga';
import { notify } from '../../notices';
import { isRefused, retryWhileUnreachable } from './check-session.saga';
import { renewTokens } from './load-session';
import { ended, endRequested, selectSessionStatus, unauthorised } from './session.slice';
import { isDueForRenewal, readTokens } from './stored-session';

/** The session goes on though a token was refused. */
const wentOn = createAction('session/wentOn');

/** Ends the session once per guard time, however many requests fail together (SH-20), unless only its token has grown old. */
export function* watchUnauthorised() {
  yield takeEvery(unauthorised, tellIfGoesOn);
  for (;;) {
    yield take(unauthorised);
    // During a sign-in the login page shows the error.
    if (((yield select(selectSessionStatus)) as string) !== 'signedIn') continue;
    if ((yield call(goOnRenewed)) as boolean) {
      yield put(wentOn());
      continue;
    }
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

/** Nothing sends again what somebody did and was refused: they are told once it is clear that they stay signed in. */
function* tellIfGoesOn({ payload: notice }: ReturnType<typeof unauthorised>) {
  if (!notice || ((yield select(selectSessionStatus)) as string) !== 'signedIn') return;
  const { goesOn } = (yield race({ goesOn: take(wentOn), isOver: take([endRequested, ended]) })) as {
    goesOn?: unknown;
  };
  if (goesOn) yield put(notify(notice));
}
