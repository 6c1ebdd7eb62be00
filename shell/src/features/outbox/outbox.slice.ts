import { createSelector, createSlice, type PayloadAction } from '@portal/shared/redux';
import { isRefused, type StoredOutbox } from './stored-outbox';

/** How far a file is that is on its way from this tab. */
interface Progress {
  readonly sent: number;
  readonly isWaiting: boolean;
}

export interface OutboxSliceState extends StoredOutbox {
  /** Whose outbox this is; null while nobody is signed in. */
  readonly owner: string | null;
  readonly progress: Readonly<Record<string, Progress>>;
}

const EMPTY: OutboxSliceState = { owner: null, messages: [], files: [], progress: {} };

/** A mirror of what local storage holds, and what only this tab knows. */
export const outboxSlice = createSlice({
  name: 'outbox',
  initialState: EMPTY,
  reducers: {
    opened: (_, { payload }: PayloadAction<StoredOutbox & { owner: string }>) => ({ ...EMPTY, ...payload }),
    /** This tab or another one has written to local storage. */
    stored: (state, { payload }: PayloadAction<StoredOutbox>) => ({ ...state, ...payload }),
    progressed: (state, { payload: { id, ...how } }: PayloadAction<Progress & { id: string }>) => ({
      ...state,
      progress: { ...state.progress, [id]: how },
    }),
    uploadEnded: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      progress: Object.fromEntries(Object.entries(state.progress).filter(([id]) => id !== payload)),
    }),
    /** The socket is open again. */
    connected: (state) => state,
    closed: () => EMPTY,
  },
});

export const { opened, stored, progressed, uploadEnded, connected, closed } = outboxSlice.actions;
type State = { readonly outbox: OutboxSliceState };
export const selectOutbox = ({ outbox }: State): OutboxSliceState => outbox;
/** What does not go by itself any more: the person has to look at it. */
export const selectRefused = createSelector(selectOutbox, (outbox) =>
  outbox.messages.filter((message) => isRefused(message, outbox)),
);
