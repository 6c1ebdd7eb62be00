import type { PendingRoom } from '@portal/shared/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface InboxState {
  /** Null until they were first heard of. */
  readonly rooms: readonly PendingRoom[] | null;
}

const initialState: InboxState = { rooms: null };

/** The rooms with messages not yet seen. */
export const inboxSlice = createSlice({
  name: 'inbox',
  initialState,
  reducers: {
    roomsReceived: (_, { payload }: PayloadAction<readonly PendingRoom[]>): InboxState => ({
      // Newest first (specification § 3).
      rooms: payload.toSorted((a, b) => b.sentAt.localeCompare(a.sentAt)),
    }),
    emptied: () => initialState,
  },
});
export const { roomsReceived, emptied } = inboxSlice.actions;
export const selectRooms = ({ inbox }: { inbox: InboxState }): InboxState['rooms'] => inbox.rooms;
