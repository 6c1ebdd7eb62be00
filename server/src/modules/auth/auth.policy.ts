import type { CallPolicy } from '../../plugins/authorise';

export const authPolicy = {
  /** Also people of a blocked company can leave. */
  signOut: { whenBlocked: 'allowed', beforeSecondFactor: 'allowed' },
  /** What guards one's own account: password, sessions, second factor. */
  ownAccount: { whenBlocked: 'allowed', beforeSecondFactor: 'allowed' },
} as const satisfies Record<string, CallPolicy>;
