import { toErrorData } from '@portal/shared/api';
import { bus } from '@portal/shared/bus';
import { LIMITS, type Conversation, type ConversationPage } from '@portal/shared/contract';
import type { Realtime } from '@portal/shared/realtime';
import { showUnreadInTitle } from '@portal/shared/ui';
import type { UnknownAction } from '@portal/shared/redux';
import {
  actionChannel,
  buffers,
  call,
  cancelled,
  type Channel,
  delay,
  eventChannel,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
} from '@portal/shared/saga';
import { notify, type NoticeContent } from '../../notices';
import { arrivals } from './arrivals';
import {
  arrived,
  connectionChanged,
  emptied,
  filterChanged,
  hinted,
  marked,
  markRequested,
  moreFailed,
  moreReceived,
  moreRequested,
  newsCame,
  roomsFailed,
  roomsReceived,
  roomsRequested,
  selectInbox,
  type InboxState,
} from './inbox.slice';

/** Pause between two requests of which no person asked for the second, in milliseconds. */
const PAUSE_MS = 2_000;
/**
 * How long a message is left to be read in another tab or on another device before it is told, in milliseconds: so long that a hint of
 * that, which waits for its turn, is answered.
 */
const GRACE_MS = PAUSE_MS + 500;
/** The longest pause before a failed request is repeated, in milliseconds; the first one is twice `PAUSE_MS`, and it doubles. */
const LONGEST_PAUSE_MS = 60_000;
const AT_ONCE = [roomsRequested.type, filterChanged.type];

/** The socket, and which rooms are joined on it. */
export interface ChatConnection extends Realtime {
  isInRoom(room: string): boolean;
}

/** Loads the conversations on each connect and each hint of the server (specification § 4); it is never polled. */
export function* inboxSaga(chat: ChatConnection) {
  try {
    yield fork(keepUpToDate, chat);
    yield takeLatest([moreRequested.type, filterChanged.type], loadMore, chat);
    yield takeEvery(markRequested, mark, chat);
    yield takeEvery(arrived, tellNews, chat);
    yield takeEvery(socketActions(chat), function* (action) {
      yield put(action);
    });
    // Never resolves: the saga ends by cancellation, with the session.
    yield call(() => new Promise(() => undefined));
  } finally {
    if ((yield cancelled()) as boolean) {
      showUnreadInTitle(0);
      yield put(emptied());
    }
  }
}

/** One request at a time; what asks for another meanwhile is answered by the next. */
function* keepUpToDate(chat: ChatConnection) {
  const requests = (yield actionChannel(
    [...AT_ONCE, hinted.type],
    buffers.sliding<UnknownAction>(1),
  )) as Channel<UnknownAction>;
  for (let failures = 0; ;) {
    // What a hint was about would stay unknown until the next one.
    const again = failures > 0 ? [delay(Math.min(PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS))] : [];
    yield race([take(requests), ...again]);
    // An answer that is of another filter, or of a connection that is lost, is not waited for: the next request is on its way.
    const { isDone, over } = (yield race({
      isDone: call(refresh, chat),
      over: take([connectionChanged.type, filterChanged.type]),
    })) as { isDone?: boolean; over?: UnknownAction };
    failures = isDone === false ? failures + 1 : 0;
    if (!over) yield race([delay(PAUSE_MS), take(AT_ONCE)]);
  }
}

type Totals = Pick<ConversationPage, 'unreadRooms' | 'unreadTotal'>;

/** @returns whether it worked */
function* refresh(chat: ChatConnection) {
  const { rooms: before, unreadOnly } = (yield select(selectInbox)) as InboxState;
  const limit = Math.min(before?.length ?? 0, LIMITS.conversationsAtOnce);
  try {
    const page = (yield call(() =>
      chat.request('getPendings', {
        ...(unreadOnly && { unreadOnly }),
        ...(limit > LIMITS.conversationsPageSize && { limit }),
      }),
    )) as ConversationPage;
    yield put(roomsReceived(page));
    yield call(tellTotals, page);
    const news = arrivals(before, page.rooms);
    if (news.length > 0) yield put(arrived(news));
    return true;
  } catch {
    yield put(roomsFailed());
    return false;
  }
}

function tellTotals({ unreadRooms: rooms, unreadTotal: unread }: Totals): void {
  bus.emit('chat:pendings', { rooms, unread });
  showUnreadInTitle(unread);
}

/** Tells of conversations that are not on screen, unless they are read within a moment: in another tab, or on a phone. */
function* tellNews(chat: ChatConnection, { payload }: ReturnType<typeof arrived>) {
  yield delay(GRACE_MS);
  const { rooms } = (yield select(selectInbox)) as InboxState;
  const unread = new Set(rooms?.filter((one) => one.unread > 0).map(({ room }) => room));
  const news = payload.filter(({ room }) => unread.has(room) && !isOnScreen(chat, room));
  if (news.length === 0) return;
  yield put(newsCame(news));
  yield put(notify({ kind: 'info', isAnnouncedOnly: true, ...announcementOf(news) }));
}

/** Joined alone is not enough: to send what waits, the shell joins rooms too that no page shows. */
function isOnScreen(chat: ChatConnection, room: string): boolean {
  const isAddressed = window.location.pathname.split('/').includes(room);
  return document.visibilityState === 'visible' && isAddressed && chat.isInRoom(room);
}

/** For screen readers: who wrote about which case, or how many conversations it is. */
function announcementOf([first, ...others]: readonly Conversation[]): Pick<NoticeContent, 'name' | 'values'> {
  if (!first || others.length > 0) return { name: 'newMessages', values: { count: others.length + 1 } };
  return { name: 'newMessage', values: { sender: first.senderName, identifier: first.caseIdentifier } };
}

/** A change of the filter comes here too, to end what was under way. */
function* loadMore(chat: ChatConnection, { type }: UnknownAction) {
  if (type !== moreRequested.type) return;
  const { nextCursor: cursor, unreadOnly } = (yield select(selectInbox)) as InboxState;
  if (cursor === null) return;
  try {
    const page = (yield call(() =>
      chat.request('getPendings', { cursor, ...(unreadOnly && { unreadOnly }) }),
    )) as ConversationPage;
    yield put(moreReceived(page));
  } catch (error) {
    yield put(moreFailed());
    yield put(notify({ kind: 'error', error: toErrorData(error) }));
  }
}

function* mark(chat: ChatConnection, { payload }: ReturnType<typeof markRequested>) {
  const { room, as, msgId } = payload;
  try {
    yield call(() =>
      as === 'read'
        ? chat.request('setAsSeen', { room, upTo: msgId })
        : chat.request('setAsUnread', { room, from: msgId }),
    );
    yield put(marked(payload));
    yield call(tellTotals, (yield select(selectInbox)) as InboxState);
  } catch (error) {
    yield put(notify({ kind: 'error', error: toErrorData(error) }));
  }
}

/** The actions that events of the socket cause. */
function socketActions(chat: ChatConnection) {
  return eventChannel<UnknownAction>((emit) => {
    const tellConnection = (isConnected: boolean) => {
      emit(connectionChanged(isConnected));
      if (isConnected) emit(roomsRequested());
    };
    const offs = [chat.onConnection(tellConnection), chat.on('notify', () => emit(hinted()))];
    if (chat.isConnected()) queueMicrotask(() => tellConnection(true));
    return () => offs.forEach((off) => off());
  });
}
