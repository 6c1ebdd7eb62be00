import type { CallPolicy } from '../../plugins/authorise';
import { checkDoctorCases } from '../case/case.policy';

/**
 * Everybody sees both menus of shipments (specification § 2); a company without doctors' cases has an empty second list.
 * Sending parcels on is for those who have doctors' cases.
 */
export const shipmentPolicy = {
  read: {},
  report: {},
  sendOn: { check: checkDoctorCases },
} as const satisfies Record<string, CallPolicy>;
