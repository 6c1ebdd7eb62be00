import type { Realtime } from '@portal/shared/realtime';
import {
  call,
  type Channel,
  delay,
  fork,
  put,
  race,
  type SagaIterator,
  select,
  take,
} from '@portal/shared/saga';
import { connected, selectOutbox, stored, type OutboxSliceState } from './outbox.slice';
import { nextToSend, roomsToSend, sendNext } from './send-message';
import { readOutbox } from './stored-outbox';

/**
 * Sends the messages of each room in their order, one at a time; a room that waits for a file, or for a limit to pass, holds no other
 * room up. `changes` tells of everything that may let a message go.
 */
export function* sendWaiting(
  owner: string,
  realtime: Realtime,
  changes: Channel<object>,
): SagaIterator<void> {
  const running = new Set<string>();
  for (;;) {
    yield take(changes);
    const outbox: OutboxSliceState = yield select(selectOutbox);
    for (const room of roomsToSend(outbox).filter((one) => !running.has(one))) {
      running.add(room);
      yield fork(function* () {
        yield* sendRoom(owner, room, realtime);
        running.delete(room);
      });
    }
  }
}

function* sendRoom(owner: string, room: string, realtime: Realtime): SagaIterator<void> {
  for (let tries = 0; ;) {
    const outbox: OutboxSliceState = yield select(selectOutbox);
    // A connection, a file that has arrived and a new message each start this again.
    if (!realtime.isConnected() || !nextToSend(outbox, room)) return;
    const pauseMs: number = yield call(sendNext, realtime, owner, room, tries);
    yield put(stored(readOutbox(owner)));
    tries = pauseMs > 0 ? tries + 1 : 0;
    if (pauseMs > 0) yield race([delay(pauseMs), take(connected)]);
  }
}
