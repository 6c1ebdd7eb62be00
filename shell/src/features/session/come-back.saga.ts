import { onServerReturn } from '@portal/shared/api';
import { createAction } from '@portal/shared/redux';
import { call, type EventChannel, eventChannel, put, select, take, takeLatest } from '@portal/shared/saga';
import { selectSessionStatus, signedInElsewhere } from './session.slice';
import { readTokens } from './stored-session';

/** A visit began while the server was out of reach, and ended at the login page with its tokens kept. */
export const serverAway = createAction('session/serverAway');

/** Goes on with the stored session as soon as the gateway sees the server again, unless somebody has signed in since. */
export function* comeBackWithServer() {
  yield takeLatest(serverAway, function* () {
    const returns = (yield call(() =>
      eventChannel<true>((emit) => onServerReturn(() => emit(true))),
    )) as EventChannel<true>;
    try {
      yield take(returns);
      if (readTokens() && ((yield select(selectSessionStatus)) as string) === 'guest')
        yield put(signedInElsewhere());
    } finally {
      returns.close();
    }
  });
}
