import { CASE_STATUSES, type CaseStatus } from '@portal/shared/contract';
import { caseProgress } from './case-progress';

/** d: done, c: current, s: stopped, -: still to come; in the order of the phases. */
const line = (status: CaseStatus, withTs: boolean): string => {
  const { phases, hasEnded } = caseProgress(status, withTs);
  return hasEnded ? 'ended' : phases.map(({ state }) => (state === 'waiting' ? '-' : state[0])).join('');
};

const TABLE: Record<CaseStatus, [withPlan: string, manufacturingOnly: string]> = {
  NEW: ['c----', 'c---'],
  PENDING_COURIER_PICKUP: ['dc---', 'dc--'],
  AWAITING_IMPRESSION: ['dc---', 'dc--'],
  IN_QC: ['dc---', 'dc--'],
  REJECTED: ['ds---', 'ds--'],
  IN_TS_GENERATING: ['ddc--', 'ddc-'],
  IN_CUSTOMER_APPPROVE: ['ddc--', 'ddc-'],
  IN_CLEARANCE: ['ddc--', 'ddc-'],
  TS_REJECTED: ['dds--', 'dds-'],
  UNCLEARED_FOR_MFG: ['dds--', 'dds-'],
  PRE_MFG: ['dddc-', 'ddc-'],
  IN_PRODUCTION_FILE_SYNC: ['dddc-', 'ddc-'],
  IN_MFG: ['dddc-', 'ddc-'],
  ORDER_REJECTED: ['ddds-', 'dds-'],
  READY_FOR_SHIPPING: ['ddddc', 'dddc'],
  IN_SHIPPING: ['ddddc', 'dddc'],
  FIRST_MILE_SHIPPED: ['ddddc', 'dddc'],
  SHIPPED: ['ddddd', 'dddd'],
  ACTIVE: ['ddddd', 'dddd'],
  COMPLETE: ['ddddd', 'dddd'],
  CANCELED: ['ended', 'ended'],
  CANCELED_REFINEMENT: ['ddddd', 'dddd'],
  EXPIRED: ['ended', 'ended'],
};

describe('progress of a case', () => {
  it.each(CASE_STATUSES)('[CA-09] with a treatment plan: %s', (status) => {
    expect(line(status, false)).toBe(TABLE[status][0]);
  });
  it.each(CASE_STATUSES)('[CA-10] manufacturing only: %s', (status) => {
    expect(line(status, true)).toBe(TABLE[status][1]);
  });
  it('[CA-09] of a canceled case stopped where the case was', () => {
    const { phases, hasEnded } = caseProgress('CANCELED', false, 'IN_TS_GENERATING');
    expect(hasEnded).toBe(false);
    expect(phases.map(({ state }) => state)).toEqual(['done', 'done', 'stopped', 'waiting', 'waiting']);
  });
  it('[CA-09] [CA-10] has a phase for the treatment plan only where there is one', () => {
    const names = (withTs: boolean) => caseProgress('NEW', withTs).phases.map(({ name }) => name);
    expect(names(false)).toEqual([
      'submission',
      'qualityCheck',
      'treatmentPlan',
      'manufacturing',
      'shipping',
    ]);
    expect(names(true)).toEqual(['submission', 'qualityCheck', 'manufacturing', 'shipping']);
  });
});
