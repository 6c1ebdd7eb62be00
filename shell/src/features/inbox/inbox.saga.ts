import { bus } from '@portal/shared/bus';
import type { PendingRoom } from '@portal/shared/contract';
import type { Realtime } from '@portal/shared/realtime';
import { eventChannel } from 'redux-saga';
import { call, cancelled, put, takeLatest } from 'redux-saga/effects';
import { emptied, roomsReceived } from './inbox.slice';

/** Keeps the pending rooms fresh: fetched whole on each connect and each hint (specification § 4), never by time. */
export function* inboxSaga(realtime: Realtime) {
  try {
    yield takeLatest(occasions(realtime), fetchRooms, realtime);
    // Ends only by being cancelled, with the session.
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
    // The next connect or hint asks again; until then the inbox shows what it knew.
  }
}

function occasions(realtime: Realtime) {
  return eventChannel<true>((emit) => {
    const offs = [
      realtime.onConnection((connected) => connected && emit(true)),
      realtime.on('notify', () => emit(true)),
    ];
    if (realtime.isConnected()) queueMicrotask(() => emit(true));
    return () => offs.forEach((off) => off());
  });
}
