import { session } from '@portal/shared/session';
import type { Realtime } from '@portal/shared/realtime';
import {
  actionChannel,
  buffers,
  call,
  type Channel,
  type EventChannel,
  eventChannel,
  fork,
  put,
  type SagaIterator,
  takeEvery,
} from '@portal/shared/saga';
import { forgetOtherBytes } from './kept-bytes';
import { closed, connected, opened, stored } from './outbox.slice';
import { sendWaiting } from './send-waiting.saga';
import { allIds, isOfOutbox, readOutbox } from './stored-outbox';
import { tellRefused } from './tell-refused.saga';
import { uploadWaiting, type OutboxUploads } from './upload-waiting.saga';

export interface OutboxServices extends OutboxUploads {
  readonly realtime: Realtime;
}

/** Sends what waits, for as long as its owner is signed in. What is left when the session ends stays on the device for its owner. */
export function* outboxSaga({ realtime, ...uploads }: OutboxServices): SagaIterator<void> {
  const { user, company } = session.get();
  const owner = `${user?.uuid}.${company?.uuid}`;
  const changes = (): SagaIterator<Channel<object>> =>
    (function* () {
      return (yield actionChannel([opened, stored, connected], buffers.sliding(1))) as Channel<object>;
    })();
  try {
    // Before they are opened, so that none of what happens meanwhile is missed.
    yield fork(sendWaiting, owner, realtime, yield* changes());
    yield fork(uploadWaiting, owner, uploads, yield* changes());
    yield takeEvery(otherTabs(owner), function* () {
      yield put(stored(readOutbox(owner)));
    });
    yield takeEvery(connections(realtime), function* () {
      yield put(connected());
    });
    yield put(opened({ owner, ...readOutbox(owner) }));
    yield fork(tellRefused);
    yield call(() => forgetOtherBytes(allIds).catch(console.warn));
    // Never resolves: the saga ends by cancellation, with the session.
    yield call(() => new Promise(() => undefined));
  } finally {
    yield put(closed());
  }
}

/** What other tabs write to local storage; the browser tells nobody of what the tab itself writes. */
function otherTabs(owner: string): EventChannel<true> {
  return eventChannel((emit) => {
    const listen = ({ key }: StorageEvent) => {
      if (isOfOutbox(owner, key)) emit(true);
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  });
}

function connections(realtime: Realtime): EventChannel<true> {
  return eventChannel((emit) =>
    realtime.onConnection((isConnected) => {
      if (isConnected) emit(true);
    }),
  );
}
