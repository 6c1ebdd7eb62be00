import type { CallPolicy } from '../../plugins/authorise';

export const authPolicy = {
  /** Nobody is known yet: the password, the token or the mail decides. */
  anybody: {},
  /** Also people of a blocked company can leave. */
  signOut: { whenBlocked: 'allowed' },
  changePassword: { whenBlocked: 'allowed' },
} as const satisfies Record<string, CallPolicy>;
