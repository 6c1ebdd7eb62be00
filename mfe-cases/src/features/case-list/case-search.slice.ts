import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CaseListName } from '../../domain/case-paths';

type CaseSearch = Record<CaseListName, string>;
const NOTHING: CaseSearch = { admin: '', doctor: '' };

/** What is searched for in each list. It may be a patient's name, so it is kept here and not in the page's address. */
export const caseSearchSlice = createSlice({
  name: 'caseSearch',
  initialState: NOTHING,
  reducers: {
    searched: (state, { payload }: PayloadAction<{ list: CaseListName; text: string }>) => {
      state[payload.list] = payload.text;
    },
  },
  selectors: { selectSearch: (state, list: CaseListName) => state[list] },
});

export const { searched } = caseSearchSlice.actions;
export const { selectSearch } = caseSearchSlice.selectors;
/** A store that has this slice. */
export type SearchRoot = Parameters<typeof caseSearchSlice.selectSlice>[0];
