import { LIMITS } from '@portal/shared/contract';
import { delay, put, type SagaIterator } from '@portal/shared/saga';
import { ask } from '../../api/realtime.effects';
import { readRoom } from './joining.saga';
import { roomActions as actions } from './room.slice';

/** Tells the others that the person is writing, at most every few seconds: `takeLeading` drops what comes between. */
export function* sayTyping(room: string): SagaIterator<void> {
  if (!(yield* readRoom()).connected) return;
  try {
    yield* ask('typing', { room });
  } catch {
    // Nobody misses it.
  }
  yield delay(LIMITS.typingEveryMs);
}

/** Nobody says that they have stopped. */
export function* forgetTyping({ payload }: ReturnType<typeof actions.typingHeard>): SagaIterator<void> {
  if (!payload) return;
  yield delay(LIMITS.typingForgottenMs);
  yield put(actions.typingHeard(null));
}
