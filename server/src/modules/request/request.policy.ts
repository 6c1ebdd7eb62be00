import { hasAccess } from '@portal/shared/contract';
import type { CallPolicy } from '../../plugins/authorise';
import { refusal } from '../../refusals';
import { roleOf, type Person } from '../../person';
import { checkDoctorCases, WITH_DOCTOR_CASES } from '../case/case.policy';

/** Requests are for the roles of the group customerWithRequest (specification § 6). */
function checkRequests(who: Person): void {
  if (!hasAccess(roleOf(who), 'customerWithRequest')) throw refusal('forbidden', { why: 'noRequests' });
}

function checkDoctorsRequests(who: Person): void {
  checkRequests(who);
  checkDoctorCases(who);
}

/** Relationship managers may: the specification keeps them from contacts and doctors only. */
export const requestPolicy = {
  own: { check: checkRequests, admits: 'companies that may make requests' },
  doctors: { check: checkDoctorsRequests, admits: `${WITH_DOCTOR_CASES} that may make requests` },
} as const satisfies Record<string, CallPolicy>;
