import type { CallPolicy } from '../../plugins/authorise';

/** Everybody sees both menus of shipments (specification § 2); a company without doctors' cases has an empty second list. */
export const shipmentPolicy = { read: {} } as const satisfies Record<string, CallPolicy>;
