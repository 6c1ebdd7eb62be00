import type { CallPolicy } from '../../plugins/authorise';

export const planPolicy = { read: {}, decide: {}, view: {} } as const satisfies Record<string, CallPolicy>;
