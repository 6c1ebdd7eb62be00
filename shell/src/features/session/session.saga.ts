import { api, toErrorData } from '@portal/shared/api';
import { bus } from '@portal/shared/bus';
import { LIMITS, type Tokens } from '@portal/shared/contract';
import { publishSession, session } from '@portal/shared/session';
import { eventChannel, type Task } from 'redux-saga';
import {
  all,
  call,
  cancel,
  delay,
  fork,
  put,
  race,
  select,
  spawn,
  take,
  takeLatest,
} from 'redux-saga/effects';
import { notify } from '../../notices';
import { checkSession } from './check-session.saga';
import { loadSession } from './load-session';
import { watchOtherTabs } from './other-tabs.saga';
import { selectSessionStatus } from './session.selectors';
import {
  ended,
  endRequested,
  signedIn,
  signedInElsewhere,
  signInFailed,
  signInRequested,
  unauthorised,
} from './session.slice';
import { clearStoredSession, storeTokens } from './stored-session';

/** Remotes get this long to leave the page before the session they show is gone, in milliseconds. */
const LEAVE_MS = 1_000;

/** What goes on while somebody is signed in: `run` from the beginning to the end of the session, `leave` just before the end. */
export interface SignedInWork {
  readonly run: () => Generator;
  readonly leave: () => Promise<void>;
}
export interface SessionServices {
  /** Loads what only a signed-in person needs. */
  readonly enter: () => Promise<SignedInWork>;
}

/** The life of a session: checked, signed in, ended, signed in again. */
export function* sessionSaga({ enter }: SessionServices) {
  yield fork(watchUnauthorised);
  yield fork(watchOtherTabs);
  yield fork(refreshOnBus);
  let work = (yield call(checkSession, enter)) as SignedInWork | null;
  for (;;) {
    while (!work) work = (yield call(waitForSignIn, enter)) as SignedInWork | null;
    // Spawned: an error in it must not end the session's own life.
    const task = (yield spawn(work.run)) as Task;
    yield put(signedIn());
    const { payload } = (yield take(endRequested)) as ReturnType<typeof endRequested>;
    yield call(endSession, payload, work, task);
    work = null;
  }
}

function* waitForSignIn(enter: SessionServices['enter']) {
  const action = (yield take([signInRequested, signedInElsewhere])) as { type: string };
  if (signInRequested.match(action)) return (yield call(signIn, action, enter)) as SignedInWork | null;
  return (yield call(checkSession, enter)) as SignedInWork | null;
}

function* signIn({ payload }: ReturnType<typeof signInRequested>, enter: SessionServices['enter']) {
  try {
    const tokens = (yield call(() => api.call('POST /auth', { body: payload }, { quiet: true }))) as Tokens;
    storeTokens(tokens);
    const [work] = (yield all([call(enter), call(loadSession)])) as [SignedInWork];
    yield put(notify({ kind: 'success', name: 'signedIn' }));
    return work;
  } catch (error) {
    // Nobody left: what was stored before the person and their company could not be had.
    clearStoredSession('expired');
    yield put(signInFailed(toErrorData(error)));
    return null;
  }
}

function* endSession(
  { reason, elsewhere }: ReturnType<typeof endRequested>['payload'],
  work: SignedInWork,
  task: Task,
) {
  yield race([call(work.leave), delay(LEAVE_MS)]);
  yield cancel(task);
  // The call takes its token along before the token is cleared; nobody waits for its answer.
  if (reason === 'signedOut' && !elsewhere) yield spawn(revokeTokens);
  // The tab that signed out cleared it, and somebody may have signed in there since.
  if (!elsewhere) clearStoredSession(reason);
  if (reason === 'expired') yield put(notify({ kind: 'warning', name: 'sessionExpired' }));
  yield put(ended(reason));
  publishSession(null);
}

function* revokeTokens() {
  try {
    yield call(() => api.call('POST /auth/logout', undefined, { quiet: true }));
  } catch {
    // Gone here in any case; in the server it ends by itself.
  }
}

/** However many requests fail together, the session ends once per guard time (SH-20). */
function* watchUnauthorised() {
  for (;;) {
    yield take(unauthorised);
    // What is refused at the door is the door's to tell.
    if (((yield select(selectSessionStatus)) as string) !== 'signedIn') continue;
    yield put(endRequested({ reason: 'expired' }));
    yield delay(LIMITS.sessionExpiredGuardMs);
  }
}

/** A changed profile or company is a changed session. */
function* refreshOnBus() {
  const changes = eventChannel<true>((emit) => {
    const offs = [
      bus.on('company:updated', () => emit(true)),
      bus.on('company:changed', ({ part }) => part !== 'marking' && emit(true)),
      bus.on('user:updated', () => emit(true)),
      bus.on('contact:changed', ({ uuid }) => uuid === session.get().user?.uuid && emit(true)),
    ];
    return () => offs.forEach((off) => off());
  });
  yield takeLatest(changes, function* () {
    try {
      yield call(loadSession);
    } catch {
      // What is shown stays as it was; a refused token has been told by the error handler.
    }
  });
}
