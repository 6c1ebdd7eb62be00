import { combineReducers, type Middleware } from '@reduxjs/toolkit';
import { inboxApi } from '../api/inbox.api';
import { roomReducer } from '../features/room/room.slice';
import { roomSaga } from '../features/room/room.saga';

/** Keys are what selectors of the features expect: `room` and the path of the inbox's queries. */
export const reducer = combineReducers({ room: roomReducer, [inboxApi.reducerPath]: inboxApi.reducer });
export const middleware: readonly Middleware[] = [inboxApi.middleware];
export const saga = roomSaga;
