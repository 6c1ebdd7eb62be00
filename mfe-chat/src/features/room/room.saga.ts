import { realtime } from '@portal/shared/realtime';
import {
  call,
  type EventChannel,
  put,
  type SagaIterator,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from '@portal/shared/saga';
import { ask, openSocketEvents, type SocketEvent } from '../../api/realtime.effects';
import { askJoined, codeOf, enter, fillGap, readRoom } from './joining.saga';
import { goTo, loadNewer, loadOlder } from './paging.saga';
import { roomActions as actions } from './room.slice';
import { forgetTyping, sayTyping } from './typing.saga';

/** The process of the chat: one room at a time, for as long as its page is open. */
export function* roomSaga(): SagaIterator<void> {
  yield takeLatest([actions.opened.type, actions.closed.type], visit);
}

type VisitAction = ReturnType<typeof actions.opened> | ReturnType<typeof actions.closed>;

/** Lives until the next room is opened or this one is closed: `takeLatest` cancels it then. */
function* visit(action: VisitAction): SagaIterator<void> {
  if (!actions.opened.match(action)) return;
  const { room } = action.payload;
  const socket: EventChannel<SocketEvent> = yield call(openSocketEvents);
  try {
    yield put(actions.connectionChanged(realtime.isConnected()));
    yield takeLatest([actions.joinRequested.type, actions.connectionChanged.type], enter, room);
    yield takeLatest(actions.received.type, fillGap, room);
    yield takeLeading(actions.olderRequested.type, loadOlder, room);
    yield takeLeading(actions.newerRequested.type, loadNewer, room);
    yield takeLatest(actions.placeRequested.type, goTo, room);
    yield takeEvery(actions.hideRequested.type, hide, room);
    yield takeLatest(SEEN_BY, markSeen, room);
    yield takeLeading(actions.typed.type, sayTyping, room);
    yield takeLatest(actions.typingHeard.type, forgetTyping);
    yield put(actions.joinRequested());
    // Hears for as long as the visit lasts.
    yield call(hear, room, socket);
  } finally {
    socket.close();
    leave(room);
  }
}

const SEEN_BY = [
  actions.entered.type,
  actions.caughtUp.type,
  actions.received.type,
  actions.watchingChanged.type,
];

function* hear(room: string, socket: EventChannel<SocketEvent>): SagaIterator<void> {
  for (;;) {
    const event: SocketEvent = yield take(socket);
    if (event.type === 'connection') yield put(actions.connectionChanged(event.connected));
    else if (event.type === 'typing') {
      if (event.typing.room === room) yield put(actions.typingHeard(event.typing));
    } else if (event.type === 'caseChanged') {
      // The room of a case has its uuid. What it says of the patient may be erased by now.
      if (event.uuid === room) yield put(actions.joinRequested());
    } else if (event.message.room === room)
      yield put(event.type === 'message' ? actions.received(event.message) : actions.changed(event.message));
  }
}

/** Tells how far the person has seen the room. A failure is not told: the next message or look asks again. */
function* markSeen(room: string, action: { type: string }): SagaIterator<void> {
  const { status, messages, watching, seenUpTo } = yield* readRoom();
  const upTo = messages.findLast(({ senderType }) => senderType === 'provider')?.msgId ?? 0;
  // Who opens a room has seen what was unread; who opens it at an old message has not.
  const isOpened = actions.entered.match(action) && !action.payload.joined.hasNewer;
  const isLookedAt = watching || (isOpened && document.visibilityState === 'visible');
  if (status !== 'ready' || !isLookedAt || upTo <= seenUpTo) return;
  try {
    yield* ask('setAsSeen', { room, upTo });
    yield put(actions.seen(upTo));
  } catch (error) {
    console.warn(`Seen messages: ${codeOf(error)}`);
  }
}

function* hide(room: string, { payload }: ReturnType<typeof actions.hideRequested>): SagaIterator<void> {
  try {
    yield* askJoined(room, 'setAsHidden', { room, messageId: payload.messageId });
    yield put(actions.hidden(payload));
  } catch (error) {
    console.warn(`Message not hidden: ${codeOf(error)}`);
    yield put(actions.hideFailed());
  }
}

/** Without waiting: the page is gone, and a server that cannot hear this has let go of the room already. */
function leave(room: string): void {
  realtime
    .request('leave', { room })
    .catch((error: unknown) => console.warn(`Room not left: ${codeOf(error)}`));
}
