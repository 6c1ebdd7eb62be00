// What the portal uses of Redux Toolkit and React Redux, by name: the shell shares this entry point instead of the whole libraries, so
// that only these parts are in its first script. Add a name here when a store needs it; that is an addition to the platform.
export {
  combineReducers,
  combineSlices,
  configureStore,
  createAction,
  createSelector,
  createSlice,
  isAnyOf,
  isFulfilled,
  isPending,
  isRejected,
  nanoid,
} from '@reduxjs/toolkit';
export { createApi, skipToken } from '@reduxjs/toolkit/query/react';
export { Provider, shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
export type {
  Action,
  Draft,
  Middleware,
  PayloadAction,
  Reducer,
  ThunkDispatch,
  UnknownAction,
  WritableDraft,
} from '@reduxjs/toolkit';
export type { BaseQueryFn } from '@reduxjs/toolkit/query';
