import type {
  ChatMessage,
  ChatTyping,
  JoinedRoom,
  NewChatReference,
  OwnerType,
} from '@portal/shared/contract';
import type { ErrorCode } from '@portal/shared/errors';
import { createAction, createSlice, type Draft, type PayloadAction } from '@portal/shared/redux';
import { HIDDEN, mergeMessages, mergeWithin } from '../../domain/merge-messages';
import { cutEnd, cutStart, type MessageWindow } from '../../domain/message-window';
import { countNew, type UnreadMark } from '../../domain/unread-mark';

type Loading = 'idle' | 'loading' | 'failed';

export interface RoomState extends MessageWindow {
  /** The room on screen; null while there is none. */
  readonly room: string | null;
  readonly status: 'joining' | 'ready' | 'notFound' | 'failed';
  /** Whose case it is; null until a server that says so has answered. */
  readonly ownerType: OwnerType | null;
  readonly caseIdentifier: string;
  readonly patientName: string;
  /** When the patient data of the case was erased, after which nobody writes here; null while it is there. */
  readonly erasedAt: string | null;
  readonly older: Loading;
  readonly newer: Loading;
  readonly unread: UnreadMark | null;
  /** The person sees the newest message: the room is scrolled to its end in a visible tab. */
  readonly watching: boolean;
  /** Number up to which the server was told that the person has seen the room. */
  readonly seenUpTo: number;
  readonly connected: boolean;
  /** Of a failed hiding, until the page has told it. */
  readonly hideFailed: boolean;
  /** The message that the person asked for; another object each time. */
  readonly target: { readonly msgId: number } | null;
  /** What is being written, and what it is about. */
  readonly draft: string;
  readonly refers: NewChatReference | null;
  /** Who of the other side, or of the colleagues, is writing now. */
  readonly typing: ChatTyping | null;
  /** The newest message of somebody else that came while the room was open, for screen readers. */
  readonly arrived: ChatMessage | null;
}

const CLOSED: RoomState = {
  room: null,
  status: 'joining',
  ownerType: null,
  caseIdentifier: '',
  patientName: '',
  erasedAt: null,
  messages: [],
  hasMore: false,
  hasNewer: false,
  older: 'idle',
  newer: 'idle',
  unread: null,
  watching: false,
  seenUpTo: 0,
  connected: true,
  hideFailed: false,
  target: null,
  draft: '',
  refers: null,
  typing: null,
  arrived: null,
};

/** Codes of a room that is not there, or not this company's: the address is wrong, and trying again is of no use. */
export const NO_SUCH_ROOM: readonly ErrorCode[] = ['notFound', 'forbidden', 'validation', 'badRequest'];

type Opening = { room: string } & Partial<Pick<RoomState, 'draft' | 'refers' | 'target'>>;
type Page = { messages: ChatMessage[]; hasMore: boolean };

/** The room on screen: its messages, what is being written, and how far the person has seen it. */
export const roomSlice = createSlice({
  name: 'room',
  initialState: CLOSED,
  reducers: {
    opened: (_, { payload }: PayloadAction<Opening>) => ({ ...CLOSED, ...payload }),
    closed: (state, { payload }: PayloadAction<{ room: string }>) =>
      state.room === payload.room ? CLOSED : state,
    joinRequested(state) {
      if (state.status !== 'ready') state.status = 'joining';
    },
    /** The first join: a page of history, and what of the room the person has not seen. */
    entered(state, { payload }: PayloadAction<{ joined: JoinedRoom; unseen: ChatMessage[] }>) {
      const { joined, unseen } = payload;
      state.status = 'ready';
      takeInCase(state, joined);
      // What has come since the room was joined is there already.
      const arrived = joined.hasNewer ? [] : state.messages;
      const messages = mergeMessages(arrived, joined.messages);
      Object.assign(state, { messages, hasMore: joined.hasMore, hasNewer: joined.hasNewer ?? false });
      state.unread = countNew(null, mergeMessages(arrived, unseen));
    },
    /** Joined again, or a gap filled: what was missed. */
    caughtUp(state, { payload }: PayloadAction<JoinedRoom>) {
      const wasErased = state.erasedAt !== null;
      takeInCase(state, payload);
      if (state.erasedAt !== null && !wasErased) forget(state);
      takeInNew(state, payload.messages);
    },
    /** Another part of the room is on screen: its end, or what is around a message. */
    placed(
      state,
      { payload: { joined, msgId } }: PayloadAction<{ joined: JoinedRoom; msgId: number | null }>,
    ) {
      const { messages, hasMore, hasNewer = false } = joined;
      Object.assign(state, { messages, hasMore, hasNewer, older: 'idle', newer: 'idle' });
      state.target = msgId === null ? null : { msgId };
    },
    joinFailed(state, { payload }: PayloadAction<ErrorCode>) {
      if (state.status === 'ready') return;
      state.status = NO_SUCH_ROOM.includes(payload) ? 'notFound' : 'failed';
      state.messages = [];
    },
    received(state, { payload }: PayloadAction<ChatMessage>) {
      if (payload.senderName === state.typing?.name) state.typing = null;
      if (payload.msgId > newestOf(state)) state.arrived = payload;
      takeInNew(state, [payload]);
    },
    changed(state, { payload }: PayloadAction<ChatMessage>) {
      if (state.messages.some(({ messageId }) => messageId === payload.messageId))
        takeInNew(state, [payload]);
    },
    olderRequested(state) {
      state.older = 'loading';
    },
    olderLoaded(state, { payload }: PayloadAction<Page>) {
      const messages = mergeMessages(state.messages, payload.messages);
      const all = { messages, hasMore: payload.hasMore, hasNewer: state.hasNewer };
      place(state, state.watching ? cutStart(all) : cutEnd(all));
      state.older = 'idle';
    },
    olderFailed(state) {
      if (state.older === 'loading') state.older = 'failed';
    },
    newerRequested(state) {
      state.newer = 'loading';
    },
    newerLoaded(state, { payload }: PayloadAction<Page>) {
      const messages = mergeMessages(state.messages, payload.messages);
      place(state, cutStart({ messages, hasMore: state.hasMore, hasNewer: payload.hasMore }));
      state.newer = 'idle';
    },
    newerFailed(state) {
      if (state.newer === 'loading') state.newer = 'failed';
    },
    draftChanged(state, { payload }: PayloadAction<string>) {
      state.draft = payload;
    },
    referenceChanged(state, { payload }: PayloadAction<NewChatReference | null>) {
      state.refers = payload;
    },
    /** Who answers has read what was new. */
    answered(state) {
      Object.assign(state, { draft: '', refers: null, unread: null });
    },
    targetShown(state) {
      state.target = null;
    },
    typingHeard(state, { payload }: PayloadAction<ChatTyping | null>) {
      state.typing = payload;
    },
    watchingChanged(state, { payload }: PayloadAction<boolean>) {
      state.watching = payload;
      if (payload && state.unread) state.unread.isSeen = true;
    },
    seen(state, { payload }: PayloadAction<number>) {
      state.seenUpTo = Math.max(state.seenUpTo, payload);
    },
    connectionChanged(state, { payload }: PayloadAction<boolean>) {
      state.connected = payload;
      if (!payload) state.typing = null;
    },
    hidden(state, { payload }: PayloadAction<{ messageId: string }>) {
      const message = state.messages.find(({ messageId }) => messageId === payload.messageId);
      if (message) Object.assign(message, HIDDEN);
    },
    hideFailed(state) {
      state.hideFailed = true;
    },
    hideFailureTold(state) {
      state.hideFailed = false;
    },
  },
});

/** Changes nothing by itself: a message is hidden once the server has agreed. */
const hideRequested = createAction<{ messageId: string }>('room/hideRequested');
/** The end of the room, or a message wherever it is; the part around it is loaded where it is not on the page. */
const placeRequested = createAction<{ msgId: number | null }>('room/placeRequested');
/** The person is writing. */
const typed = createAction('room/typed');
export const roomActions = { ...roomSlice.actions, hideRequested, placeRequested, typed };

/** What selectors of this feature need of the store. */
export interface WithRoom {
  readonly room: RoomState;
}
export const selectRoom = (state: WithRoom): RoomState => state.room;

function newestOf(state: MessageWindow): number {
  return state.messages.at(-1)?.msgId ?? 0;
}

function takeInCase(state: Draft<RoomState>, joined: JoinedRoom): void {
  const { ownerType = null, caseIdentifier, patientName, erasedAt = null } = joined;
  Object.assign(state, { ownerType, caseIdentifier, patientName, erasedAt });
}

/** What was said of a patient is not kept on screen after it was erased. */
function forget(state: Draft<RoomState>): void {
  const { messages, hasMore, hasNewer, older, newer, unread, draft, refers, typing, arrived } = CLOSED;
  Object.assign(state, {
    messages: [...messages],
    hasMore,
    hasNewer,
    older,
    newer,
    unread,
    draft,
    refers,
    typing,
    arrived,
  });
}

function place(state: Draft<RoomState>, next: MessageWindow): void {
  Object.assign(state, next);
}

function takeInNew(state: Draft<RoomState>, incoming: ChatMessage[]): void {
  const newest = newestOf(state);
  const merged = { ...state, messages: mergeWithin(state, incoming) };
  // Nothing is taken from under the eyes of who reads further up.
  const { messages, hasMore } = state.watching ? cutStart(merged) : merged;
  Object.assign(state, { messages, hasMore });
  if (state.watching) return;
  state.unread = countNew(
    state.unread,
    incoming.filter(({ msgId }) => msgId > newest),
  );
}
