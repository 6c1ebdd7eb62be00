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

/** Directions in which a plan moves a tooth: the first three in millimetres, the others in degrees. */
export const TOOTH_DIRECTIONS = ['mesial', 'buccal', 'extrusion', 'torque', 'tip', 'rotation'] as const;
export type ToothDirection = (typeof TOOTH_DIRECTIONS)[number];

/** Forms of the composite buttons that an aligner holds on to. */
export const ATTACHMENT_TYPES = [
  'rectangularHorizontal',
  'rectangularVertical',
  'ellipsoid',
  'bevelled',
  'biteRamp',
  'button',
] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

/** What a person looks through before deciding about a plan. */
export const PLAN_CHECKS = ['movement', 'ipr', 'attachments', 'stages', 'bite'] as const;
export type PlanCheck = (typeof PLAN_CHECKS)[number];

/** What becomes of a comment on a plan in a later version. */
export const PIN_RESOLUTIONS = ['resolved', 'notResolved'] as const;
export type PinResolution = (typeof PIN_RESOLUTIONS)[number];
