import { bus } from '@portal/shared/bus';
import type { PendingRoom } from '@portal/shared/contract';
import type { Realtime } from '@portal/shared/realtime';
import type { UnknownAction } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { call, cancelled, put, takeEvery, takeLatest } from 'redux-saga/effects';
import { connectionChanged, emptied, roomsFailed, roomsReceived, roomsRequested } from './inbox.slice';

/** Loads the list of pending rooms on each connect and each hint of the server (specification § 4); it is never polled. */
export function* inboxSaga(realtime: Realtime) {
  try {
    yield takeLatest(roomsRequested, fetchRooms, realtime);
    yield takeEvery(socketActions(realtime), function* (action) {
      yield put(action);
    });
    // Never resolves: the saga ends by cancellation, with the session.
    yield call(() => new Promise(() => undefined));
  } finally {
    if ((yield cancelled()) as boolean) yield put(emptied());
  }
}

function* fetchRooms(realtime: Realtime) {
  try {
    const rooms = (yield call(() => realtime.request('getPendings'))) as PendingRoom[];
    yield put(roomsReceived(rooms));
    const unread = rooms.reduce((sum, room) => sum + room.unread, 0);
    yield call(() => bus.emit('chat:pendings', { rooms: rooms.length, unread }));
  } catch {
    yield put(roomsFailed());
  }
}

/** The actions that events of the socket cause. */
function socketActions(realtime: Realtime) {
  return eventChannel<UnknownAction>((emit) => {
    const tellConnection = (isConnected: boolean) => {
      emit(connectionChanged(isConnected));
      if (isConnected) emit(roomsRequested());
    };
    const offs = [realtime.onConnection(tellConnection), realtime.on('notify', () => emit(roomsRequested()))];
    if (realtime.isConnected()) queueMicrotask(() => tellConnection(true));
    return () => offs.forEach((off) => off());
  });
}
