import type { CallPolicy } from '../../plugins/authorise';

/** The contract's access says who: super admins of the company, and the provider's people. */
export const patientDataPolicy = { read: {}, erase: {} } as const satisfies Record<string, CallPolicy>;
