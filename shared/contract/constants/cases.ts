/** Every status of a case, in the order of its life (specification § 4). Spelling as in the client's data. */
export const CASE_STATUSES = [
  'NEW',
  'IN_QC',
  'IN_PRODUCTION_FILE_SYNC',
  'REJECTED',
  'IN_TS_GENERATING',
  'IN_CUSTOMER_APPPROVE',
  'TS_REJECTED',
  'IN_CLEARANCE',
  'UNCLEARED_FOR_MFG',
  'PRE_MFG',
  'IN_MFG',
  'ORDER_REJECTED',
  'READY_FOR_SHIPPING',
  'IN_SHIPPING',
  'FIRST_MILE_SHIPPED',
  'SHIPPED',
  'ACTIVE',
  'COMPLETE',
  'CANCELED',
  'CANCELED_REFINEMENT',
  'EXPIRED',
  'PENDING_COURIER_PICKUP',
  'AWAITING_IMPRESSION',
] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

/** Whose side a case is on: the clinic's own (client) or a doctor's of its organisation. */
export const CASE_SIDES = ['client', 'doctor'] as const;
export type CaseSide = (typeof CASE_SIDES)[number];

export const TERMINAL_CASE_STATUSES = [
  'SHIPPED',
  'CANCELED',
  'COMPLETE',
  'EXPIRED',
] as const satisfies readonly CaseStatus[];
/** A case's files may be changed only while it is in one of these (CA-11). */
export const FILES_EDITABLE_STATUSES = [
  'NEW',
  'IN_QC',
  'IN_PRODUCTION_FILE_SYNC',
  'REJECTED',
] as const satisfies readonly CaseStatus[];
/** What the 'in manufacturing' filter of the lists means (CA-04). */
export const IN_MANUFACTURING_STATUSES = [
  'PRE_MFG',
  'IN_PRODUCTION_FILE_SYNC',
] as const satisfies readonly CaseStatus[];

export function areFilesEditable(status: CaseStatus): boolean {
  return (FILES_EDITABLE_STATUSES as readonly CaseStatus[]).includes(status);
}

/**
 * A case in one of these has delivered what it was for. What is made of it afterwards, a next batch or a refinement, can be given up,
 * and then the case is there again.
 */
export const DELIVERED_STATUSES = [
  'SHIPPED',
  'ACTIVE',
  'COMPLETE',
  'CANCELED_REFINEMENT',
] as const satisfies readonly CaseStatus[];
export type DeliveredStatus = (typeof DELIVERED_STATUSES)[number];

/**
 * Where a treatment is, for who asks what can be done next: nothing delivered yet; something delivered, and more to come or to be
 * worn; everything planned delivered; ended by the provider; given up.
 */
export const TREATMENT_PHASES = ['notDelivered', 'inTreatment', 'delivered', 'finished', 'over'] as const;
export type TreatmentPhase = (typeof TREATMENT_PHASES)[number];

/** How many approvals a case needs before manufacturing: none, the plan's, or the plan's and then a clearance. */
export const WORKFLOWS = ['ZERO_STEP', 'ONE_STEP', 'TWO_STEPS'] as const;
export type Workflow = (typeof WORKFLOWS)[number];

/** The statuses the dashboard counts, by workflow and side (CA-02). */
export function countedStatuses(workflow: Workflow, side: CaseSide): readonly CaseStatus[] {
  if (side === 'doctor')
    return workflow === 'TWO_STEPS' ? ['IN_CLEARANCE', 'FIRST_MILE_SHIPPED'] : ['FIRST_MILE_SHIPPED'];
  return workflow === 'ZERO_STEP'
    ? ['REJECTED', 'NEW']
    : ['REJECTED', 'NEW', 'IN_CUSTOMER_APPPROVE', 'IN_CLEARANCE'];
}

export const PRODUCTS = ['AL', 'NG', 'RE', 'WK'] as const;
export type ProductId = (typeof PRODUCTS)[number];
/** Product names are the provider's and are not translated (specification § 9). */
export const PRODUCT_NAMES: Record<ProductId, string> = {
  AL: 'Clear Aligners',
  NG: 'Night Guard',
  RE: 'Retainer',
  WK: 'Whitening Kit',
};

export const IMPRESSION_TYPES = ['digitalThirdParty', 'physical', '3shapeScanner', 'meditScanner'] as const;
export type ImpressionType = (typeof IMPRESSION_TYPES)[number];
export const PACKAGE_TYPES = ['lite', 'standard', 'unlimited'] as const;
export type PackageType = (typeof PACKAGE_TYPES)[number];
/** The reference list of package types; legacy ones would be on old cases only, at present none is. */
export const PACKAGES: readonly { id: number; key: PackageType; title: string; isLegacy: boolean }[] = [
  { id: 1, key: 'lite', title: 'Lite', isLegacy: false },
  { id: 2, key: 'standard', title: 'Standard', isLegacy: false },
  { id: 3, key: 'unlimited', title: 'Unlimited', isLegacy: false },
];
export const PATIENT_TYPES = ['adult', 'teen'] as const;
export type PatientType = (typeof PATIENT_TYPES)[number];
export const ARCHES = ['both', 'upper', 'lower'] as const;
export type Arch = (typeof ARCHES)[number];

/** Labelled entries of a case's history (CA-15). */
export const CASE_HISTORY_ACTIONS = [
  'created',
  'changed',
  'submitted',
  'fileAdded',
  'fileRemoved',
  'qcPassed',
  'rejected',
  'planPublished',
  'approved',
  'planRejected',
  'reverted',
  'cleared',
  'uncleared',
  'manufacturingStarted',
  'manufactured',
  'shipmentCreated',
  'shipped',
  'canceled',
  'completed',
  'courierNotified',
  'impressionsReceived',
  'rejectOverridden',
  'retainerApproved',
  'fileSyncStarted',
  'orderRejected',
  'orderResumed',
  'lastMileShipped',
  'treatmentStarted',
  'batchOrdered',
  'refinementStarted',
  'expired',
] as const;
export type CaseHistoryAction =
  | (typeof CASE_HISTORY_ACTIONS)[number]
  | 'treatmentResumed'
  | 'dueDateChanged'
  | 'appointmentChanged';

/** What an entry of a case's history is about: the case itself, or a record that belongs to it. */
export const HISTORY_SUBJECTS = ['case', 'plan', 'order', 'request', 'shipment'] as const;
export type HistorySubject = (typeof HISTORY_SUBJECTS)[number];

/** Roles by which a list of cases chooses its side (CA-04): the company's own people, or its doctors. */
export const CASE_LIST_ROLES = ['client', 'doctor', 'staff'] as const;
export type CaseListRole = (typeof CASE_LIST_ROLES)[number];

/** The side of the cases that a role stands for. */
export function sideOfRole(role: CaseListRole): CaseSide {
  return role === 'doctor' ? 'doctor' : 'client';
}
