import type { Conversation, ConversationPage } from '@portal/shared/contract';
import { createAction, createSlice, type PayloadAction } from '@portal/shared/redux';

export interface InboxState {
  /** Unread ones first, each part newest first; null until the first answer. */
  readonly rooms: readonly Conversation[] | null;
  /** Where the next page begins; null where there is none. */
  readonly nextCursor: string | null;
  /** Unread messages, and conversations with some, on whatever page. */
  readonly unreadTotal: number;
  readonly unreadRooms: number;
  /** What the person wants to see; the numbers above are of all. */
  readonly unreadOnly: boolean;
  readonly isLoadingMore: boolean;
  readonly isConnected: boolean;
  /** The last request for the conversations failed. */
  readonly isFailed: boolean;
  /** Conversations in which the lab wrote last while they were not on screen. */
  readonly news: readonly Conversation[];
}

export interface Mark {
  readonly room: string;
  readonly as: 'read' | 'unread';
  /** Number of the conversation's newest message. */
  readonly msgId: number;
}

const initialState: InboxState = {
  rooms: null,
  nextCursor: null,
  unreadTotal: 0,
  unreadRooms: 0,
  unreadOnly: false,
  isLoadingMore: false,
  isConnected: false,
  isFailed: false,
  news: [],
};

/** The person's conversations, and whether the list is up to date. */
export const inboxSlice = createSlice({
  name: 'inbox',
  initialState,
  reducers: {
    roomsReceived: (state, { payload }: PayloadAction<ConversationPage>): InboxState => ({
      ...state,
      ...payload,
      isFailed: false,
    }),
    moreRequested: (state): InboxState => ({ ...state, isLoadingMore: true }),
    moreReceived: (state, { payload }: PayloadAction<ConversationPage>): InboxState => ({
      ...state,
      ...payload,
      rooms: appended(state.rooms ?? [], payload.rooms),
      isLoadingMore: false,
    }),
    moreFailed: (state): InboxState => ({ ...state, isLoadingMore: false }),
    roomsFailed: (state): InboxState => ({ ...state, isFailed: true }),
    /** Another list: what was shown of the old one says nothing about it. */
    filterChanged: (state, { payload }: PayloadAction<{ unreadOnly: boolean }>): InboxState => ({
      ...state,
      ...payload,
      rooms: null,
      nextCursor: null,
      isLoadingMore: false,
    }),
    /** Shown at once; the server's hint brings the list in its new order. */
    marked: (state, { payload }: PayloadAction<Mark>): InboxState => ({
      ...state,
      ...afterMark(state, payload),
    }),
    connectionChanged: (state, { payload }: PayloadAction<boolean>): InboxState => ({
      ...state,
      isConnected: payload,
    }),
    newsCame: (state, { payload }: PayloadAction<readonly Conversation[]>): InboxState => ({
      ...state,
      news: payload,
    }),
    emptied: () => initialState,
  },
});
export const {
  roomsReceived,
  roomsFailed,
  moreRequested,
  moreReceived,
  moreFailed,
  filterChanged,
  marked,
  connectionChanged,
  newsCame,
  emptied,
} = inboxSlice.actions;

/** Asks for the list at once. */
export const roomsRequested = createAction('inbox/roomsRequested');
/** The server hints that the list changed. */
export const hinted = createAction('inbox/hinted');
/** Conversations in which the lab has written since the list before. */
export const arrived = createAction<readonly Conversation[]>('inbox/arrived');
/** Reads a conversation without opening it, or takes that back. */
export const markRequested = createAction<Mark>('inbox/markRequested');
export const selectInbox = ({ inbox }: { inbox: InboxState }): InboxState => inbox;

/** A conversation that moved since the page before is met again: its place is the one it was met at first. */
function appended(known: readonly Conversation[], more: readonly Conversation[]): Conversation[] {
  const rooms = new Set(known.map(({ room }) => room));
  return [...known, ...more.filter(({ room }) => !rooms.has(room))];
}

function afterMark({ rooms, unreadTotal, unreadRooms }: InboxState, { room, as }: Mark): Partial<InboxState> {
  const before = rooms?.find((one) => one.room === room)?.unread ?? 0;
  const unread = as === 'read' ? 0 : Math.max(before, 1);
  return {
    rooms: rooms?.map((one) => (one.room === room ? { ...one, unread } : one)) ?? null,
    unreadTotal: unreadTotal + unread - before,
    unreadRooms: unreadRooms + Number(unread > 0) - Number(before > 0),
  };
}
