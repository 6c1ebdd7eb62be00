import { eventChannel } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { endRequested, signedInElsewhere } from './session.slice';
import { readStorageChange, type StorageChange } from './stored-session';

/** Follows what the person does in their other tabs: signing out there is signing out here. */
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
  if (change === 'signedOut') yield put(endRequested({ reason: 'signedOut', elsewhere: true }));
  if (change === 'signedIn') yield put(signedInElsewhere());
  // Nothing of the person before may stay in this tab's memory.
  if (change === 'otherUser') window.location.assign('/');
}
