import type { Arch, CaseStatus, ImpressionType, PackageType, PatientType } from '@portal/shared/contract';

/** English names of what a case can be, for tables that leave the portal; on the pages the messages say the same. */
export const STATUS_NAMES: Record<CaseStatus, string> = {
  NEW: 'Incomplete Submission',
  IN_QC: 'Quality check',
  IN_PRODUCTION_FILE_SYNC: 'Production files syncing',
  REJECTED: 'Rejected',
  IN_TS_GENERATING: 'Generating plan',
  IN_CUSTOMER_APPPROVE: 'Plan approval',
  TS_REJECTED: 'Plan rejected',
  IN_CLEARANCE: 'Pending Admin approval',
  UNCLEARED_FOR_MFG: 'Not cleared for manufacturing',
  PRE_MFG: 'Ready for manufacturing',
  IN_MFG: 'Manufacturing',
  ORDER_REJECTED: 'Order rejected',
  READY_FOR_SHIPPING: 'Ready for shipping',
  IN_SHIPPING: 'In Shipment',
  FIRST_MILE_SHIPPED: 'First Mile Shipped',
  SHIPPED: 'Shipped',
  ACTIVE: 'Active',
  COMPLETE: 'Complete',
  CANCELED: 'Canceled',
  CANCELED_REFINEMENT: 'Canceled refinement',
  EXPIRED: 'Expired',
  PENDING_COURIER_PICKUP: 'Pending courier pickup',
  AWAITING_IMPRESSION: 'Awaiting impression',
};

export const IMPRESSION_NAMES: Record<ImpressionType, string> = {
  digitalThirdParty: 'Digital, third party',
  physical: 'Physical',
  '3shapeScanner': '3Shape scanner',
  meditScanner: 'Medit scanner',
};

export const PACKAGE_NAMES: Record<PackageType, string> = {
  lite: 'Lite',
  standard: 'Standard',
  unlimited: 'Unlimited',
};

export const PATIENT_NAMES: Record<PatientType, string> = { adult: 'Adult', teen: 'Teen' };

export const ARCH_NAMES: Record<Arch, string> = { both: 'Both arches', upper: 'Upper', lower: 'Lower' };
