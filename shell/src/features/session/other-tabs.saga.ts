import { delay, eventChannel, put, select, take, takeEvery } from '@portal/shared/saga';
import { ended, endRequested, selectSessionStatus, signedInElsewhere } from './session.slice';
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
  if (change !== 'otherUser') return;
  // The forms go first: the browser would ask about them, and a page that stays would go on with the token of the next person.
  if (((yield select(selectSessionStatus)) as string) === 'signedIn') {
    yield put(endRequested({ reason: 'signedOut', elsewhere: true }));
    yield take(ended);
    // What the page asks before it is left goes when React draws the login page.
    yield delay(0);
  }
  // A full reload, so that nothing of the previous person stays in memory.
  window.location.assign('/');
}
