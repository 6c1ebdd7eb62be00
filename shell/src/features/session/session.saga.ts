import { api, toErrorData } from '@portal/shared/api';
import { bus } from '@portal/shared/bus';
import type { Tokens } from '@portal/shared/contract';
import { publishSession, session } from '@portal/shared/session';
import {
  all,
  call,
  cancel,
  delay,
  eventChannel,
  fork,
  put,
  race,
  spawn,
  take,
  takeLatest,
  type Task,
} from '@portal/shared/saga';
import { notify } from '../../notices';
import { setOutboxKeys } from '../../realtime/outbox-keys';
import { checkSession, isRefused, retryWhileUnreachable } from './check-session.saga';
import { comeBackWithServer } from './come-back.saga';
import { loadSession } from './load-session';
import { holdOpen } from './open-tabs';
import { watchOtherTabs } from './other-tabs.saga';
import { renewInUse } from './renew-in-use.saga';
import {
  codeEntered,
  ended,
  endRequested,
  isStep,
  passkeyRequested,
  promptClosed,
  signedIn,
  signedInElsewhere,
  signInFailed,
  signInRequested,
  type Step,
} from './session.slice';
import { clearStoredSession, readTokens, storeTokens } from './stored-session';
import { watchUnauthorised } from './unauthorised.saga';

/** Limit for unmounting the remotes before the session is cleared, in milliseconds. */
const LEAVE_MS = 1_000;

/** The work of the signed-in part: `run` lives as long as the session, `leave` is called just before its end. */
export interface SignedInWork {
  readonly run: () => Generator;
  readonly leave: () => Promise<void>;
}
export interface SessionServices {
  /** Loads the signed-in part. */
  readonly enter: () => Promise<SignedInWork>;
}

/** The life of a session: checked, signed in, ended, signed in again. */
export function* sessionSaga({ enter }: SessionServices) {
  yield fork(watchUnauthorised);
  yield fork(watchOtherTabs);
  yield fork(comeBackWithServer);
  const changes = changesOnBus();
  let work = (yield call(checkSession, enter)) as SignedInWork | null;
  for (;;) {
    while (!work) work = (yield call(waitForSignIn, enter)) as SignedInWork | null;
    // Spawned, so that an error in it does not end this saga.
    const task = (yield spawn(work.run)) as Task;
    yield put(signedIn());
    const tasks = (yield all([fork(holdOpen), fork(renewInUse), takeLatest(changes, refresh)])) as Task[];
    const { payload } = (yield take(endRequested)) as ReturnType<typeof endRequested>;
    yield cancel(tasks);
    yield call(endSession, payload, work, task);
    work = null;
  }
}

function* waitForSignIn(enter: SessionServices['enter']) {
  const action = (yield take([signInRequested, codeEntered, passkeyRequested, signedInElsewhere])) as {
    type: string;
  };
  if (isStep(action)) return (yield call(signIn, action, enter)) as SignedInWork | null;
  return (yield call(checkSession, enter)) as SignedInWork | null;
}

/** Sends what was entered: the password, the code or a passkey. Null where the prompt for that one was closed. */
async function send(step: Step): Promise<Tokens | null> {
  const quiet = { quiet: true };
  if (passkeyRequested.match(step)) {
    // For those who have one: the login page stays small.
    const { signInByPasskey } = await import(/* webpackChunkName: "passkey" */ './passkey-prompt');
    return signInByPasskey(step.payload);
  }
  return codeEntered.match(step)
    ? api.call('POST /auth/secondFactor', { body: step.payload }, quiet)
    : api.call('POST /auth', { body: step.payload }, quiet);
}

function* signIn(step: Step, enter: SessionServices['enter']) {
  let stored: Tokens | null = null;
  try {
    const tokens = (yield call(send, step)) as Tokens | null;
    if (!tokens) {
      yield put(promptClosed());
      return null;
    }
    storeTokens(tokens);
    stored = tokens;
    // The code that opened this session is spent.
    const [work] = (yield all([
      call(retryWhileUnreachable, enter),
      call(retryWhileUnreachable, loadSession),
    ])) as [SignedInWork];
    yield put(notify({ kind: 'success', name: 'signedIn' }));
    return work;
  } catch (error) {
    // The person or company failed to load. Tokens from before or since are not its own: other tabs may go on with them.
    if (stored && readTokens()?.refreshToken === stored.refreshToken) {
      // Otherwise a session that nobody uses would stay among the person's.
      if (!isRefused(error)) yield spawn(revokeTokens);
      clearStoredSession('expired');
    }
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
  // Started before the token is cleared, which the call reads at once; its answer is not awaited.
  if (reason === 'signedOut' && !elsewhere) yield spawn(revokeTokens);
  // Otherwise the other tab has cleared it, and somebody may have signed in there since.
  if (!elsewhere) clearStoredSession(reason);
  setOutboxKeys([]);
  if (reason === 'expired') yield put(notify({ kind: 'warning', name: 'sessionExpired' }));
  yield put(ended(reason));
  publishSession(null);
}

function* revokeTokens() {
  try {
    yield call(() => api.call('POST /auth/logout', undefined, { quiet: true }));
  } catch {
    // The tokens are removed from this browser anyway, and expire on the server.
  }
}

/** Changes of the profile or the company, after which the session is loaded anew. */
function changesOnBus() {
  return eventChannel<true>((emit) => {
    const offs = [
      bus.on('company:updated', () => emit(true)),
      bus.on('company:changed', ({ part }) => part !== 'marking' && emit(true)),
      bus.on('user:updated', () => emit(true)),
      bus.on('changes:lost', () => emit(true)),
      bus.on('contact:changed', ({ uuid }) => uuid === session.get().user?.uuid && emit(true)),
    ];
    return () => offs.forEach((off) => off());
  });
}

function* refresh() {
  try {
    yield call(loadSession);
  } catch {
    // The old data stay on the page; the error handler deals with a refused token.
  }
}
