import type { FlagsChange } from '@portal/shared/contract';
import type { CallPolicy } from '../../plugins/authorise';
import { refusal } from '../../refusals';
import type { Person } from '../../person';

export const contactPolicy = {
  /** One's own profile stays one's own, whatever happens to the company. */
  me: { whenBlocked: 'allowed', beforeSecondFactor: 'allowed' },
  /** The contract keeps these to super admins; a relationship manager is told why not (CO-07). */
  manage: { rm: 'refused' },
  /** A stolen laptop's session ends whatever else the company may do. */
  protect: { rm: 'refused', whenBlocked: 'allowed' },
} as const satisfies Record<string, CallPolicy>;

/** Relationship managers always get mails (specification § 6). */
export function checkFlags(who: Person, flags: FlagsChange['flags']): void {
  if (who.isRm && flags.some(({ name }) => name === 'emailSubscription'))
    throw refusal('rmNotAllowed', { by: 'role' });
}
