import { sentTokenOf, toErrorData, type ApiFailure } from '@portal/shared/api';
import { readAccessToken, unauthorised } from '../features/session';
import { notify, type NoticeContent } from '../notices';

interface Dispatching {
  dispatch(action: { type: string }): unknown;
}

const NOT_DONE: NoticeContent = { kind: 'warning', name: 'notDone' };

/**
 * Handles every failed call of the portal: a refused token ends the session (SH-20) or is renewed, even for quiet calls, whose caller
 * shows the errors. Reads are repeated after that, and a change is told, as only its person knows whether it is still wanted. Any other
 * error becomes a notice, except for quiet calls. The specification logs out on a fetch failure. During a session that would lose
 * unsaved work at every short network failure, so only the session check at the start of a visit does it.
 */
export function handleApiErrors(store: Dispatching): (failure: ApiFailure) => void {
  return ({ error, call, quiet }) => {
    if (error.status === 401) {
      const notice = quiet || call.startsWith('GET ') ? undefined : NOT_DONE;
      const token = readAccessToken();
      // A call may outlive its session, and be refused in the next one. A renewed token is refused by itself when the session is over.
      if (sentTokenOf(error) === token) store.dispatch(unauthorised(notice));
      else if (notice && token !== null) store.dispatch(notify(notice));
    } else if (!quiet) {
      store.dispatch(notify({ kind: 'error', error: toErrorData(error) }));
    }
  };
}
