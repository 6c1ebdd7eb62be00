import { toErrorData, type ApiFailure } from '@portal/shared/api';
import { unauthorised } from '../features/session';
import { notify } from '../notices';

interface Dispatching {
  dispatch(action: { type: string }): unknown;
}

/**
 * The portal's one handler of failed calls: a refused token ends the session (SH-20), even when the caller shows its own
 * errors; everything else is a notice, unless the caller shows it. A server out of reach is a notice too: the specification
 * logs out on a fetch failure, but a lost connection of a second would then cost people what they are at, so the portal does
 * that only at the start of a visit, where nothing can be lost.
 */
export function handleApiErrors(store: Dispatching): (failure: ApiFailure) => void {
  return ({ error, quiet }) => {
    if (error.status === 401) {
      store.dispatch(unauthorised());
    } else if (!quiet) {
      store.dispatch(notify({ kind: 'error', error: toErrorData(error) }));
    }
  };
}
