import type { CallPolicy } from '../../plugins/authorise';
import { checkDoctorCases, WITH_DOCTOR_CASES } from '../case/case.policy';

/**
 * Everybody sees both menus of shipments (specification § 2); a company without doctors' cases has an empty second list.
 * Sending parcels on is for those who have doctors' cases.
 */
export const shipmentPolicy = {
  sendOn: { check: checkDoctorCases, admits: WITH_DOCTOR_CASES },
} as const satisfies Record<string, CallPolicy>;
