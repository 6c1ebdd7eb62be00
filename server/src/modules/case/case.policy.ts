import {
  hasDoctorSide,
  sideOfRole,
  type CaseListRole,
  type CaseSide,
  type DoctorStatus,
} from '@portal/shared/contract';
import type { CallPolicy } from '../../plugins/authorise';
import { refusal } from '../../refusals';
import { roleOf, type Person } from '../../person';

/** Organisations, and companies that submit doctors' cases without being one (specification § 6). */
export function mayUseDoctorCases(who: Person): boolean {
  return hasDoctorSide({ role: roleOf(who), isDso: who.isDso });
}

/** Whom `checkDoctorCases` lets through, in words. */
export const WITH_DOCTOR_CASES = 'companies with doctors’ cases';

/** @throws PortalError 'forbidden' for people of a company without doctors' cases. */
export function checkDoctorCases(who: Person): void {
  if (!mayUseDoctorCases(who)) throw refusal('forbidden', { why: 'noDoctorCases' });
}

/**
 * The side of a list: the call's own, unless a role asks for another (CA-04).
 * @throws PortalError 'forbidden' when that is the doctors' and the company has no doctors' cases.
 */
export function chooseSide(who: Person, own: CaseSide, role: CaseListRole | undefined): CaseSide {
  const side = role === undefined ? own : sideOfRole(role);
  if (side === 'doctor') checkDoctorCases(who);
  return side;
}

/**
 * A blocked doctor's cases can be read, and not changed by the company's people (specification § 6).
 * @throws PortalError 'doctorBlocked'
 */
export function checkDoctorNotBlocked(status: DoctorStatus | null): void {
  if (status === 'blocked') throw refusal('doctorBlocked');
}

/**
 * What is begun for a restricted doctor goes on, and nothing new is begun (specification § 6).
 * @throws PortalError 'doctorBlocked' or 'doctorRestricted'
 */
export function checkMayBeginFor(status: DoctorStatus | null): void {
  checkDoctorNotBlocked(status);
  if (status === 'restricted') throw refusal('doctorRestricted');
}

export const casePolicy = {
  readDoctors: { check: checkDoctorCases, admits: WITH_DOCTOR_CASES },
  changeDoctors: { check: checkDoctorCases, admits: WITH_DOCTOR_CASES },
} as const satisfies Record<string, CallPolicy>;
