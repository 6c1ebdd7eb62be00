import { bus } from '@portal/shared/bus';
import { provideSlots } from '@portal/shared/mfe';
import { provideOutbox, provideRealtime } from '@portal/shared/realtime';
import { provideUploads } from '@portal/shared/uploads';
import { call, fork, put, takeEvery } from '@portal/shared/saga';
import { slots, stopRemotes } from '../../federation';
import { inboxSaga, inboxSlice } from '../../features/inbox';
import { createOutbox, outboxSaga, outboxSlice } from '../../features/outbox';
import { endRequested, readAccessToken, unauthorised, type SignedInWork } from '../../features/session';
import { createUploads, uploadsSaga, uploadsSlice, uploadUnauthorised } from '../../features/uploads';
import { createRealtimeHub, openSocket, realtimeSaga, type RealtimeHub } from '../../realtime';
import { discardUpload, forgetResumable, uploadFile } from '../../transfer';
import { rootReducer, type ShellStore } from '../store';
import { watchHealth } from './release-health';

type SignedInState = ReturnType<ReturnType<typeof injectSlices>>;

function injectSlices() {
  return rootReducer.inject(uploadsSlice).inject(inboxSlice).inject(outboxSlice);
}

/** Provides remotes with uploads, socket and slots, and returns the sagas that run while somebody is signed in. */
export function prepareSignedIn(store: ShellStore): SignedInWork {
  injectSlices();
  // An injected slice enters the state with the next action.
  store.dispatch({ type: 'signedIn/prepared' });
  const hub = createRealtimeHub(() => bus.emit('changes:lost', {}));
  const files = new Map<string, File>();
  provideRealtime(hub);
  provideSlots(slots);
  watchHealth();
  const signedInStore = { ...store, getState: () => store.getState() as SignedInState };
  provideUploads(createUploads(signedInStore, files));
  provideOutbox(createOutbox(signedInStore));
  return { run: () => work(store, hub, files), leave: stopRemotes };
}

function* work(store: ShellStore, hub: RealtimeHub, files: Map<string, File>) {
  yield takeEvery(uploadUnauthorised, function* ({ payload: notice }) {
    yield put(unauthorised(notice));
  });
  yield takeEvery(endRequested, forgetOnLeaving);
  yield fork(uploadsSaga, { uploadFile, discardUpload, readToken: readAccessToken, files });
  yield fork(outboxSaga, { uploadFile, readToken: readAccessToken, realtime: hub });
  yield fork(inboxSaga, hub);
  yield fork(realtimeSaga, {
    hub,
    openSocket,
    readToken: readAccessToken,
    onUnauthorised: () => store.dispatch(unauthorised()),
  });
}

/**
 * A logout forgets the resumable uploads, because the next person may be another one. An expired session keeps them, and a logout
 * of which this tab hears only after the next sign-in those of the person who is there now.
 */
function* forgetOnLeaving({ payload }: ReturnType<typeof endRequested>) {
  const isSomebodyThere = payload.elsewhere && readAccessToken() !== null;
  if (payload.reason === 'signedOut' && !isSomebodyThere) yield call(forgetResumable);
}
