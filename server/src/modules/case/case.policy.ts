import { hasAccess } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import type { CallPolicy } from '../../plugins/authorise';
import { roleOf, type Person } from '../auth/person';

/** Organisations, and companies that submit doctors' cases without being one (specification § 6). */
export function mayUseDoctorCases(who: Person): boolean {
  return who.isDso || hasAccess(roleOf(who), 'doctorCases');
}

function checkDoctorCases(who: Person): void {
  if (!mayUseDoctorCases(who)) throw new PortalError('forbidden', 'Your company has no doctors’ cases');
}

export const casePolicy = {
  read: {},
  readDoctors: { check: checkDoctorCases },
  change: {},
} as const satisfies Record<string, CallPolicy>;
