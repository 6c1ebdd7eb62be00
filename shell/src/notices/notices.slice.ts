import type { ErrorData } from '@portal/shared/api';
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { NoticeName } from './notices.messages';

export type NoticeKind = 'success' | 'info' | 'warning' | 'error';

/** What stands in the text of a notice; `limit` is a number of bytes. */
interface NoticeValues {
  readonly fileName?: string;
  readonly accept?: string;
  readonly limit?: number;
}

/** Put into words when it is shown, in the language of then. */
export interface NoticeContent {
  readonly kind: NoticeKind;
  /** The shell's own text. */
  readonly name?: NoticeName;
  readonly values?: NoticeValues;
  /** A failed call, which is told instead. */
  readonly error?: ErrorData;
}
export interface Notice extends NoticeContent {
  readonly id: string;
}

/** Notices that wait to be shown; the page takes them out one by one. */
export const noticesSlice = createSlice({
  name: 'notices',
  initialState: [] as Notice[],
  reducers: {
    noticeAdded: {
      prepare: (content: NoticeContent) => ({ payload: { ...content, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<Notice>): Notice[] => [...state, payload],
    },
    /** Takes away what stood at the login page; that the login went well is shown behind it. */
    settled: (state) => state.filter(({ name }) => name === 'signedIn'),
    shown: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
});

/** Says something to the person by a notice. */
export const notify = noticesSlice.actions.noticeAdded;
export const noticesCleared = noticesSlice.actions.settled;
export const noticeShown = noticesSlice.actions.shown;
export const selectNotices = (state: { notices: Notice[] }): readonly Notice[] => state.notices;
