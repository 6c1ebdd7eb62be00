import type { PendingRoom } from '@portal/shared/contract';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface InboxState {
  /** Null until the first answer. */
  readonly rooms: readonly PendingRoom[] | null;
  readonly isConnected: boolean;
  /** The last request for the rooms failed. */
  readonly isFailed: boolean;
}

const initialState: InboxState = { rooms: null, isConnected: false, isFailed: false };

/** The rooms with unread messages, and whether the list is up to date. */
export const inboxSlice = createSlice({
  name: 'inbox',
  initialState,
  reducers: {
    roomsReceived: (state, { payload }: PayloadAction<readonly PendingRoom[]>): InboxState => ({
      ...state,
      isFailed: false,
      // Newest first (specification § 3).
      rooms: payload.toSorted((a, b) => b.sentAt.localeCompare(a.sentAt)),
    }),
    roomsFailed: (state): InboxState => ({ ...state, isFailed: true }),
    connectionChanged: (state, { payload }: PayloadAction<boolean>): InboxState => ({
      ...state,
      isConnected: payload,
    }),
    emptied: () => initialState,
  },
});
export const { roomsReceived, roomsFailed, connectionChanged, emptied } = inboxSlice.actions;
/** Asks for the list of rooms. */
export const roomsRequested = createAction('inbox/roomsRequested');
export const selectInbox = ({ inbox }: { inbox: InboxState }): InboxState => inbox;
