import type { ErrorData } from '@portal/shared/api';
import { createSlice, nanoid, type PayloadAction } from '@portal/shared/redux';
import type { NoticeName } from './notices.messages';

export type NoticeKind = 'success' | 'info' | 'warning' | 'error';

/** Values in the text of a notice; `limit` is a number of bytes. */
interface NoticeValues {
  readonly fileName?: string;
  readonly accept?: string;
  readonly limit?: number;
  readonly sender?: string;
  readonly identifier?: string;
  readonly count?: number;
}

/** A notice without its text, which is formatted when it is shown, in the language of that moment. */
export interface NoticeContent {
  readonly kind: NoticeKind;
  /** One of the shell's own texts. */
  readonly name?: NoticeName;
  readonly values?: NoticeValues;
  /** A failed call, whose text is shown instead. */
  readonly error?: ErrorData;
  /** Announced to screen readers, not shown over the page. */
  readonly isAnnouncedOnly?: boolean;
}
export interface Notice extends NoticeContent {
  readonly id: string;
}

/** Notices that wait to be shown. */
export const noticesSlice = createSlice({
  name: 'notices',
  initialState: [] as Notice[],
  reducers: {
    noticeAdded: {
      prepare: (content: NoticeContent) => ({ payload: { ...content, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<Notice>): Notice[] => [...state, payload],
    },
    /** Removes the notices of the login page after a sign-in, except 'signedIn', which the portal shows. */
    cleared: (state) => state.filter(({ name }) => name === 'signedIn'),
    shown: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
});

/** Shows a notice. */
export const notify = noticesSlice.actions.noticeAdded;
export const noticesCleared = noticesSlice.actions.cleared;
export const noticeShown = noticesSlice.actions.shown;
export const selectNotices = (state: { notices: Notice[] }): readonly Notice[] => state.notices;
