import type { ChatMessage, JoinedRoom } from '@portal/shared/contract';
import type { ErrorCode } from '@portal/shared/errors';
import { createAction, createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { mergeMessages, mergeNewer, notArrived } from '../../domain/merge-messages';
import type { Outgoing } from '../../domain/outgoing';
import { countNew, type UnreadMark } from '../../domain/unread-mark';

export interface RoomState {
  /** The room on screen; null while there is none. */
  readonly room: string | null;
  readonly status: 'joining' | 'ready' | 'notFound' | 'failed';
  readonly caseIdentifier: string;
  readonly patientName: string;
  readonly messages: ChatMessage[];
  readonly outgoing: Outgoing[];
  readonly hasMore: boolean;
  readonly older: 'idle' | 'loading' | 'failed';
  readonly unread: UnreadMark | null;
  /** The person sees the newest message: the room is scrolled to its end in a visible tab. */
  readonly watching: boolean;
  /** Number up to which the server was told that the person has seen the room. */
  readonly seenUpTo: number;
  readonly connected: boolean;
  /** Of a failed hiding, until the page has told it. */
  readonly hideFailed: boolean;
}

const CLOSED: RoomState = {
  room: null,
  status: 'joining',
  caseIdentifier: '',
  patientName: '',
  messages: [],
  outgoing: [],
  hasMore: false,
  older: 'idle',
  unread: null,
  watching: false,
  seenUpTo: 0,
  connected: true,
  hideFailed: false,
};

/** Codes of a room that is not there, or not this company's: the address is wrong, and trying again is of no use. */
const NO_SUCH_ROOM: readonly ErrorCode[] = ['notFound', 'forbidden', 'validation', 'badRequest'];

/** The room on screen: its messages, what is on its way, and how far the person has seen it. */
export const roomSlice = createSlice({
  name: 'room',
  initialState: CLOSED,
  reducers: {
    opened: (_, { payload }: PayloadAction<{ room: string; outgoing: Outgoing[] }>) => ({
      ...CLOSED,
      ...payload,
    }),
    closed: (state, { payload }: PayloadAction<{ room: string }>) =>
      state.room === payload.room ? CLOSED : state,
    joinRequested(state) {
      if (state.status !== 'ready') state.status = 'joining';
    },
    /** The first join: a page of history, and what of the room the person has not seen. */
    entered(state, { payload }: PayloadAction<{ joined: JoinedRoom; unseen: ChatMessage[] }>) {
      const { joined, unseen } = payload;
      takeIn(state, mergeMessages(state.messages, joined.messages));
      Object.assign(state, {
        status: 'ready',
        caseIdentifier: joined.caseIdentifier,
        patientName: joined.patientName,
      });
      state.hasMore = joined.hasMore;
      state.unread = countNew(null, unseen);
    },
    /** Joined again, or a gap filled: what was missed. */
    caughtUp(state, { payload }: PayloadAction<JoinedRoom>) {
      takeInNew(state, payload.messages);
    },
    joinFailed(state, { payload }: PayloadAction<ErrorCode>) {
      if (state.status === 'ready') return;
      state.status = NO_SUCH_ROOM.includes(payload) ? 'notFound' : 'failed';
      state.messages = [];
    },
    received(state, { payload }: PayloadAction<ChatMessage>) {
      takeInNew(state, [payload]);
    },
    changed(state, { payload }: PayloadAction<ChatMessage>) {
      if (state.messages.some(({ messageId }) => messageId === payload.messageId))
        takeInNew(state, [payload]);
    },
    olderRequested(state) {
      state.older = 'loading';
    },
    olderLoaded(state, { payload }: PayloadAction<{ messages: ChatMessage[]; hasMore: boolean }>) {
      takeIn(state, mergeMessages(state.messages, payload.messages));
      state.hasMore = payload.hasMore;
      state.older = 'idle';
    },
    olderFailed(state) {
      state.older = 'failed';
    },
    sendRequested: {
      prepare: (message: string) => ({
        payload: { clientId: crypto.randomUUID() as string, message, writtenAt: new Date().toISOString() },
      }),
      reducer(state, { payload }: PayloadAction<Omit<Outgoing, 'state'>>) {
        state.outgoing.push({ ...payload, state: 'sending' });
      },
    },
    retryRequested(state, { payload }: PayloadAction<{ clientId: string }>) {
      settle(state, payload.clientId, 'sending');
    },
    sent(state, { payload }: PayloadAction<{ clientId: string; message: ChatMessage }>) {
      state.outgoing = state.outgoing.filter(({ clientId }) => clientId !== payload.clientId);
      takeInNew(state, [payload.message]);
    },
    sendFailed(state, { payload }: PayloadAction<{ clientId: string }>) {
      settle(state, payload.clientId, 'failed');
    },
    discarded(state, { payload }: PayloadAction<{ clientId: string }>) {
      state.outgoing = state.outgoing.filter(({ clientId }) => clientId !== payload.clientId);
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
    },
    hidden(state, { payload }: PayloadAction<{ messageId: string }>) {
      const message = state.messages.find(({ messageId }) => messageId === payload.messageId);
      if (message) Object.assign(message, { hidden: true, message: '' });
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
export const roomActions = { ...roomSlice.actions, hideRequested };

/** What selectors of this feature need of the store. */
export interface WithRoom {
  readonly room: RoomState;
}
export const selectRoom = (state: WithRoom): RoomState => state.room;

function takeIn(state: Draft<RoomState>, messages: ChatMessage[]): void {
  state.messages = messages;
  state.outgoing = notArrived(state.outgoing, messages);
}

function takeInNew(state: Draft<RoomState>, incoming: ChatMessage[]): void {
  const newest = state.messages.at(-1)?.msgId ?? 0;
  takeIn(state, mergeNewer(state.messages, incoming, state.hasMore));
  if (state.watching) return;
  state.unread = countNew(
    state.unread,
    incoming.filter(({ msgId }) => msgId > newest),
  );
}

function settle(state: Draft<RoomState>, id: string, to: Outgoing['state']): void {
  const item = state.outgoing.find(({ clientId }) => clientId === id);
  if (item) item.state = to;
}
