import { hasAccess } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import type { CallPolicy } from '../../plugins/authorise';
import { roleOf, type Person } from '../auth/person';
import { checkDoctorCases } from '../case/case.policy';

/** Requests are for the roles of the group customerWithRequest (specification § 6). */
function checkRequests(who: Person): void {
  if (!hasAccess(roleOf(who), 'customerWithRequest'))
    throw new PortalError('forbidden', 'Your company has no requests');
}

function checkDoctorsRequests(who: Person): void {
  checkRequests(who);
  checkDoctorCases(who);
}

/** Relationship managers may: the specification keeps them from contacts and doctors only. */
export const requestPolicy = {
  own: { check: checkRequests },
  doctors: { check: checkDoctorsRequests },
} as const satisfies Record<string, CallPolicy>;
