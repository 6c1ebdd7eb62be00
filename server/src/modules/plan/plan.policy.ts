import type { CallPolicy } from '../../plugins/authorise';

export const planPolicy = { read: {}, decide: {} } as const satisfies Record<string, CallPolicy>;
