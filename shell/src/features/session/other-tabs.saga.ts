import { eventChannel } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { endRequested, signedInElsewhere } from './session.slice';
import { readStorageChange, type StorageChange } from './stored-session';

/** Follows what becomes of the session in the person's other tabs: its end there is its end here, for the same reason. */
export function* watchOtherTabs() {
  const changes = eventChannel<NonNullable<StorageChange>>((emit) => {
    const listen = (event: StorageEvent) => {
      const change = readStorageChange(event);
      if (change) emit(change);
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  });
  yield takeEvery(changes, follow);
}

function* follow(change: NonNullable<StorageChange>) {
  if (change === 'signedOut' || change === 'expired')
    yield put(endRequested({ reason: change, elsewhere: true }));
  if (change === 'signedIn') yield put(signedInElsewhere());
  // Nothing of the person before may stay in this tab's memory.
  if (change === 'otherUser') window.location.assign('/');
}
