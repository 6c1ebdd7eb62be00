import type { CallPolicy } from '../../plugins/authorise';

/** The service token opens every call of the provider's; what a record's state allows is left to the services. */
export const providerPolicy = { any: {} } as const satisfies Record<string, CallPolicy>;
