import type { CallPolicy } from '../../plugins/authorise';

/** The contract asks for an organisation; relationship managers may read, their changes are refused (specification § 6). */
export const doctorPolicy = { read: {} } as const satisfies Record<string, CallPolicy>;
