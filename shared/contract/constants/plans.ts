/** Statuses of a treatment plan (specification § 4); the three production-file states are named by us. */
export const PLAN_STATUSES = [
  'GENERATING',
  'CONVERTED',
  'PUBLISHED',
  'APPROVED',
  'REJECTED',
  'UNCLEARED_FOR_MFG',
  'CLEARED_FOR_MFG',
  'ORDER_REJECTED',
  'INACTIVE',
  'PENDING_PRODUCTION_FILE_UPLOAD',
  'PENDING_PRODUCTION_FILE_QC',
  'PENDING_PRODUCTION_FILE_SYNC',
] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];
