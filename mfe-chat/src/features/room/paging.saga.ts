import { call, delay, put, type SagaIterator } from '@portal/shared/saga';
import { ask } from '../../api/realtime.effects';
import { whenConnected } from '../../api/when-connected';
import { askJoined, codeOf, fillFrom, readRoom, REJOIN_PAUSE_MS } from './joining.saga';
import { NO_SUCH_ROOM, roomActions as actions } from './room.slice';

/** The page before what is loaded. Where that is another part of the room by then, the two would not meet: its own is asked for. */
export function* loadOlder(room: string): SagaIterator<void> {
  try {
    for (;;) {
      const { older, messages } = yield* readRoom();
      const [first] = messages;
      if (older !== 'loading' || !first) return;
      const page = yield* ask('getPrevious', { room, before: first.msgId });
      const now = (yield* readRoom()).messages[0];
      if (now?.msgId === first.msgId) yield put(actions.olderLoaded(page));
    }
  } catch (error) {
    console.warn(`Older messages: ${codeOf(error)}`);
    yield put(actions.olderFailed());
  }
}

/** The page after what is loaded, until the end of the room is: from there on it is told of. */
export function* loadNewer(room: string): SagaIterator<void> {
  try {
    for (;;) {
      const { newer, messages } = yield* readRoom();
      const last = messages.at(-1);
      if (newer !== 'loading' || !last) return;
      const page = yield* askJoined(room, 'getNext', { room, after: last.msgId });
      const now = (yield* readRoom()).messages.at(-1);
      if (now?.msgId !== last.msgId) continue;
      yield put(actions.newerLoaded(page));
      if (page.hasMore) return;
      // A message that came while the page was on its way was not taken for one of this part.
      const after = page.messages.at(-1)?.msgId ?? last.msgId;
      yield put(actions.caughtUp(yield* ask('join', { room, after })));
    }
  } catch (error) {
    console.warn(`Newer messages: ${codeOf(error)}`);
    yield put(actions.newerFailed());
  }
}

/**
 * Brings a message, or the end of the room, onto the page; as long as the room is there, since who has asked for the end sees their
 * own words nowhere else.
 */
export function* goTo(
  room: string,
  { payload: { msgId } }: ReturnType<typeof actions.placeRequested>,
): SagaIterator<void> {
  for (;;) {
    try {
      yield call(whenConnected);
      const joined = yield* ask('join', { room, ...(msgId !== null && { around: msgId }) });
      yield put(actions.placed({ joined, msgId }));
      // A message that came while the end was on its way was not taken for one of the part on screen.
      if (!joined.hasNewer) yield call(fillFrom, room, joined.messages.at(-1)?.msgId ?? 0);
      return;
    } catch (error) {
      const code = codeOf(error);
      console.warn(`A part of the room: ${code}`);
      if (NO_SUCH_ROOM.includes(code)) return;
    }
    yield delay(REJOIN_PAUSE_MS);
  }
}
