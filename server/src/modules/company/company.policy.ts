import type { CallPolicy } from '../../plugins/authorise';

/** The specification shows the buttons for company info to everyone; the configuration is the super admin's by the contract. */
export const companyPolicy = { read: {}, change: {} } as const satisfies Record<string, CallPolicy>;
