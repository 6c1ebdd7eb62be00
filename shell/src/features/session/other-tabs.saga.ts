import { eventChannel, put, takeEvery } from '@portal/shared/saga';
import { endRequested, signedInElsewhere } from './session.slice';
import { readStorageChange, type StorageChange } from './stored-session';

/** Applies sign-ins and logouts of other tabs to this one; the session ends here for the same reason as there. */
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
  // A full reload, so that nothing of the previous person stays in memory.
  if (change === 'otherUser') window.location.assign('/');
}
