import type { Channel, SagaIterator } from 'redux-saga';
import { actionChannel, call, put, take } from 'redux-saga/effects';
import { askJoined, codeOf, readRoom } from './joining.saga';
import { roomActions } from './room.slice';

const { sendRequested, retryRequested } = roomActions;
type SendAction = ReturnType<typeof sendRequested> | ReturnType<typeof retryRequested>;

/** Sends messages one after the other, so that they arrive in the order they were written. */
export function* sendInOrder(room: string): SagaIterator<void> {
  const queue: Channel<SendAction> = yield actionChannel([sendRequested.type, retryRequested.type]);
  for (;;) {
    const { payload }: SendAction = yield take(queue);
    yield call(send, room, payload.clientId);
  }
}

function* send(room: string, clientId: string): SagaIterator<void> {
  const item = (yield* readRoom()).outgoing.find((outgoing) => outgoing.clientId === clientId);
  // It may have arrived by a rejoin, or been given up, while it waited.
  if (item?.state !== 'sending') return;
  try {
    const message = yield* askJoined(room, 'message', { room, message: item.message, clientId });
    yield put(roomActions.sent({ clientId, message }));
  } catch (error) {
    console.warn(`Message not sent: ${codeOf(error)}`);
    yield put(roomActions.sendFailed({ clientId }));
  }
}

/** Goes on with what was still on its way when the room was left. */
export function* resumeSending(): SagaIterator<void> {
  const { outgoing } = yield* readRoom();
  for (const { state, clientId } of outgoing) {
    if (state === 'sending') yield put(retryRequested({ clientId }));
  }
}
