import type { ChatMessage, JoinedRoom } from '@portal/shared/contract';
import { PortalError, type ErrorCode } from '@portal/shared/errors';
import type { ClientEvent, ReplyOf, RequestOf } from '@portal/shared/realtime';
import { call, delay, put, race, type SagaIterator, select } from '@portal/shared/saga';
import { ask } from '../../api/realtime.effects';
import { whenConnected } from '../../api/when-connected';
import { catchUpCursor, gapAfter } from '../../domain/merge-messages';
import { MOST } from '../../domain/message-window';
import { roomActions, selectRoom, type RoomState } from './room.slice';

/** Pause before a failed join is tried again, in milliseconds. */
export const REJOIN_PAUSE_MS = 3_000;
/** A room that has its newest messages is shown after so many milliseconds, wherever the unread begin. */
const OPEN_PATIENCE_MS = 2_000;

/** The room's state, typed. */
export function* readRoom(): SagaIterator<RoomState> {
  return yield select(selectRoom);
}

/** The code of what went wrong; what is no PortalError is a defect of the page and is logged. */
export function codeOf(error: unknown): ErrorCode {
  if (error instanceof PortalError) return error.code;
  console.error(error);
  return 'internal';
}

/** Joins, first or again. A room that is on screen already is joined until it works; the first join offers to retry. */
export function* enter(room: string): SagaIterator<void> {
  for (;;) {
    try {
      yield call(whenConnected);
      return yield call(join, room);
    } catch (error) {
      yield put(roomActions.joinFailed(codeOf(error)));
    }
    const { status } = yield* readRoom();
    if (status !== 'ready') return;
    yield delay(REJOIN_PAUSE_MS);
  }
}

/** Joins a room: a page of it when nothing is loaded yet, else everything since. */
export function* join(room: string): SagaIterator<void> {
  const { status, messages, hasNewer } = yield* readRoom();
  if (status !== 'ready') return yield call(joinFirst, room);
  // An older part of the room is on screen: its own news, and no more.
  const newest = messages.at(-1)?.msgId;
  if (hasNewer && newest !== undefined) {
    const joined = yield* ask('join', { room, around: newest });
    const messages = joined.messages.filter(({ msgId }) => msgId <= newest);
    return yield put(roomActions.caughtUp({ ...joined, messages }));
  }
  yield* catchUp(room, catchUpCursor(messages));
}

/** Who was away for very long goes on at the end of the room. */
function* catchUp(room: string, after: number): SagaIterator<void> {
  const joined = yield* ask('join', { room, after });
  if (joined.hasNewer) yield put(roomActions.placed({ joined: yield* ask('join', { room }), msgId: null }));
  else yield put(roomActions.caughtUp(joined));
}

function* joinFirst(room: string): SagaIterator<void> {
  const { target } = yield* readRoom();
  const joined = yield* ask('join', { room, ...(target && { around: target.msgId }) });
  // Asked before anything is marked as seen: it decides where the unread begin.
  const unseen = yield* askUnseen(room, joined.messages);
  // Who asked for a message is shown what is around it.
  const from = target ? Infinity : Math.min(...unseen.map(({ msgId }) => msgId));
  yield put(roomActions.entered({ joined: yield* withEarlier(room, joined, from), unseen }));
}

/**
 * What was joined, with what is before it up to a message: the room opens there. What does not fit on a page, or takes too long, is
 * loaded by scrolling.
 */
function* withEarlier(room: string, joined: JoinedRoom, from: number): SagaIterator<JoinedRoom> {
  const part = { ...joined };
  yield race([call(loadUpTo, room, part, from), delay(OPEN_PATIENCE_MS)]);
  return part;
}

function* loadUpTo(room: string, part: JoinedRoom, from: number): SagaIterator<void> {
  try {
    for (;;) {
      const before = part.messages[0]?.msgId ?? 0;
      if (!part.hasMore || before <= from || part.messages.length >= MOST) return;
      const page = yield* ask('getPrevious', { room, before });
      Object.assign(part, { messages: [...page.messages, ...part.messages], hasMore: page.hasMore });
    }
  } catch (error) {
    console.warn(`Unseen messages: ${codeOf(error)}`);
  }
}

function* askUnseen(room: string, messages: readonly ChatMessage[]): SagaIterator<ChatMessage[]> {
  try {
    return yield* ask('getUnseen', { room });
  } catch (error) {
    console.warn(`Unseen messages: ${codeOf(error)}`);
    return messages.filter(({ status, senderType }) => status === 'unread' && senderType === 'provider');
  }
}

/** Asks for what is missing between two messages; once, since a gap that stays is not closed by asking again. */
export function* fillGap(room: string): SagaIterator<void> {
  const { messages, hasMore, status } = yield* readRoom();
  const after = gapAfter(messages, hasMore);
  if (after !== null && status === 'ready') yield* fillFrom(room, after);
}

/** Asks for what came after a message. A failure is not told: the next message or connection shows that something is missing. */
export function* fillFrom(room: string, after: number): SagaIterator<void> {
  try {
    yield* catchUp(room, after);
  } catch (error) {
    console.warn(`Missed messages: ${codeOf(error)}`);
  }
}

/** A request that needs the room joined: where the server says it is not, joins again and asks once more (CH-03). */
export function* askJoined<E extends ClientEvent>(
  room: string,
  event: E,
  ...payload: RequestOf<E>
): SagaIterator<ReplyOf<E>> {
  try {
    return yield* ask(event, ...payload);
  } catch (error) {
    if (!(error instanceof PortalError) || error.code !== 'notJoined') throw error;
  }
  yield call(join, room);
  return yield* ask(event, ...payload);
}
