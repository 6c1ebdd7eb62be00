import { combineReducers } from '@reduxjs/toolkit';
import { casesApi } from '../api/cases.api';
import { caseSearchSlice } from '../features/case-list/case-search.slice';
import { submissionSlice } from '../features/submission';

export const reducer = combineReducers({
  [casesApi.reducerPath]: casesApi.reducer,
  [caseSearchSlice.reducerPath]: caseSearchSlice.reducer,
  [submissionSlice.reducerPath]: submissionSlice.reducer,
});
export const middleware = [casesApi.middleware];
