import type { CallPolicy } from '../../plugins/authorise';

/**
 * Production preferences are like the company's information: the specification (§ 6) names nobody who may not change them,
 * so everybody who is signed in may.
 */
export const laserMarkingPolicy = { read: {}, change: {} } as const satisfies Record<string, CallPolicy>;
