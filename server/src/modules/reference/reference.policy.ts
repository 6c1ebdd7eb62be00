import type { CallPolicy } from '../../plugins/authorise';

/** Reference lists are the same for everybody who is signed in. */
export const referencePolicy = { read: {} } as const satisfies Record<string, CallPolicy>;
