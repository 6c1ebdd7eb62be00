import type { CallPolicy } from '../../plugins/authorise';

export const orderPolicy = { read: {} } as const satisfies Record<string, CallPolicy>;
