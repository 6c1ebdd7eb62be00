import type { CallPolicy } from '../../plugins/authorise';
import { refusal } from '../../refusals';
import type { Person } from '../auth/person';

function checkNoManager({ isRm }: Person): void {
  if (isRm) throw refusal('rmNotAllowed', { by: 'role' });
}

/**
 * The contract asks for an organisation, blocked ones are refused as everywhere. Relationship managers may read; their
 * changes of doctors are refused (specification § 6), also when they are super admins.
 */
export const doctorPolicy = {
  read: {},
  change: { check: checkNoManager },
  /** By the token of the invitation's mail alone. */
  accept: {},
} as const satisfies Record<string, CallPolicy>;
