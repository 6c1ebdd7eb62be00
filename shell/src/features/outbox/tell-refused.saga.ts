import { put, type SagaIterator, select, take } from '@portal/shared/saga';
import { notify } from '../../notices';
import { selectRefused, stored } from './outbox.slice';
import type { StoredMessage } from './stored-outbox';

/**
 * Tells of each message that is refused from now on. In its room it is seen at its place; wherever else the person is, the toolbar's
 * inbox leads to it.
 */
export function* tellRefused(): SagaIterator<void> {
  let known = idsOf(yield select(selectRefused));
  for (;;) {
    yield take(stored);
    const refused: StoredMessage[] = yield select(selectRefused);
    const isNews = refused.some(({ id, room }) => !known.has(id) && !isRoomAddressed(room));
    known = idsOf(refused);
    if (isNews) yield put(notify({ kind: 'error', name: 'messageNotSent' }));
  }
}

function idsOf(messages: readonly StoredMessage[]): ReadonlySet<string> {
  return new Set(messages.map(({ id }) => id));
}

/** The pages of a case have its uuid too, and their chat may be closed. */
function isRoomAddressed(room: string): boolean {
  return window.location.pathname.endsWith(`/${room}/chat`);
}
