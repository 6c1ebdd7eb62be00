import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Texts by the place of their list. */
type CaseSearch = Readonly<Record<string, string>>;
const NOTHING: CaseSearch = {};

/** What is searched for in each list. It may be a patient's name, so it is kept here and not in the page's address. */
export const caseSearchSlice = createSlice({
  name: 'caseSearch',
  initialState: NOTHING,
  reducers: {
    searched: (state, { payload }: PayloadAction<{ place: string; text: string }>) => ({
      ...state,
      [payload.place]: payload.text,
    }),
  },
  selectors: { selectSearch: (state, place: string) => state[place] ?? '' },
});

export const { searched } = caseSearchSlice.actions;
export const { selectSearch } = caseSearchSlice.selectors;
/** A store that has this slice. */
export type SearchRoot = Parameters<typeof caseSearchSlice.selectSlice>[0];
