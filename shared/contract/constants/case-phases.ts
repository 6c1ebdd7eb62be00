import type { CaseStatus } from './cases';

/** The parts of a case's way (specification § 9, Progress). */
export const CASE_PHASES = [
  'submission',
  'qualityCheck',
  'treatmentPlan',
  'manufacturing',
  'shipping',
] as const;
export type CasePhase = (typeof CASE_PHASES)[number];

/** The part of its way that a case of a status is in; null where nobody works on it any more. */
export const PHASE_OF_STATUS: Readonly<Record<CaseStatus, CasePhase | null>> = {
  NEW: 'submission',
  REJECTED: 'submission',
  PENDING_COURIER_PICKUP: 'submission',
  AWAITING_IMPRESSION: 'submission',
  IN_QC: 'qualityCheck',
  IN_TS_GENERATING: 'treatmentPlan',
  IN_CUSTOMER_APPPROVE: 'treatmentPlan',
  TS_REJECTED: 'treatmentPlan',
  IN_CLEARANCE: 'treatmentPlan',
  UNCLEARED_FOR_MFG: 'treatmentPlan',
  IN_PRODUCTION_FILE_SYNC: 'manufacturing',
  PRE_MFG: 'manufacturing',
  IN_MFG: 'manufacturing',
  ORDER_REJECTED: 'manufacturing',
  READY_FOR_SHIPPING: 'shipping',
  IN_SHIPPING: 'shipping',
  FIRST_MILE_SHIPPED: 'shipping',
  SHIPPED: null,
  ACTIVE: null,
  COMPLETE: null,
  CANCELED: null,
  CANCELED_REFINEMENT: null,
  EXPIRED: null,
};
