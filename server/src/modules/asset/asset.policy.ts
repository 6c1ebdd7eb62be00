import type { CallPolicy } from '../../plugins/authorise';

export const assetPolicy = { read: {}, add: {} } as const satisfies Record<string, CallPolicy>;
