import type { CallPolicy } from '../../plugins/authorise';
import { refusal } from '../../refusals';
import type { Person } from '../../person';

function checkNoManager({ isRm }: Person): void {
  if (isRm) throw refusal('rmNotAllowed', { by: 'role' });
}

/**
 * The contract asks for an organisation, blocked ones are refused as everywhere. Relationship managers may read; their
 * changes of doctors are refused (specification § 6), also when they are super admins.
 */
export const doctorPolicy = {
  change: { check: checkNoManager, admits: 'who is no relationship manager' },
} as const satisfies Record<string, CallPolicy>;
