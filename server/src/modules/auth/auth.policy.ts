import type { CallPolicy } from '../../plugins/authorise';

export const authPolicy = {
  /** Also people of a blocked company can leave. */
  signOut: { whenBlocked: 'allowed' },
  changePassword: { whenBlocked: 'allowed' },
} as const satisfies Record<string, CallPolicy>;
