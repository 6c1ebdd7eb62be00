import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { NoticeName } from './notices.messages';

export type NoticeKind = 'success' | 'info' | 'warning' | 'error';

export interface NoticeContent {
  readonly kind: NoticeKind;
  /** The shell's own text, translated when it is shown. */
  readonly name?: NoticeName;
  readonly values?: Readonly<Record<string, string>>;
  /** A text of the server, which is in English; shown where there is no translation of it. */
  readonly text?: string;
}
export interface Notice extends NoticeContent {
  readonly id: string;
}

/** Notices that wait to be shown; the page takes them out one by one. */
export const noticesSlice = createSlice({
  name: 'notices',
  initialState: [] as Notice[],
  reducers: {
    told: {
      prepare: (content: NoticeContent) => ({ payload: { ...content, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<Notice>) => {
        state.push(payload);
      },
    },
    /** Takes away what stood at the login page; that the login went well is shown behind it. */
    settled: (state) => state.filter(({ name }) => name === 'signedIn'),
    shown: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
});

/** Says something to the person by a notice. */
export const tell = noticesSlice.actions.told;
export const noticesSettled = noticesSlice.actions.settled;
export const noticeShown = noticesSlice.actions.shown;
export const selectNotices = (state: { notices: Notice[] }): readonly Notice[] => state.notices;
