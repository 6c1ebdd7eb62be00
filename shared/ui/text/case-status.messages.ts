import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { CaseStatus } from '../../contract';

/** Labels of the case statuses (CA-06). */
export const caseStatusMessages: Record<CaseStatus, MessageDescriptor> = defineMessages({
  NEW: { id: 'shared.caseStatus.NEW', defaultMessage: 'Incomplete Submission' },
  IN_QC: { id: 'shared.caseStatus.IN_QC', defaultMessage: 'Quality check' },
  IN_PRODUCTION_FILE_SYNC: {
    id: 'shared.caseStatus.IN_PRODUCTION_FILE_SYNC',
    defaultMessage: 'Production files syncing',
  },
  REJECTED: { id: 'shared.caseStatus.REJECTED', defaultMessage: 'Rejected' },
  IN_TS_GENERATING: { id: 'shared.caseStatus.IN_TS_GENERATING', defaultMessage: 'Generating plan' },
  IN_CUSTOMER_APPPROVE: { id: 'shared.caseStatus.IN_CUSTOMER_APPPROVE', defaultMessage: 'Plan approval' },
  TS_REJECTED: { id: 'shared.caseStatus.TS_REJECTED', defaultMessage: 'Plan rejected' },
  IN_CLEARANCE: { id: 'shared.caseStatus.IN_CLEARANCE', defaultMessage: 'Pending Admin approval' },
  UNCLEARED_FOR_MFG: {
    id: 'shared.caseStatus.UNCLEARED_FOR_MFG',
    defaultMessage: 'Not cleared for manufacturing',
  },
  PRE_MFG: { id: 'shared.caseStatus.PRE_MFG', defaultMessage: 'Ready for manufacturing' },
  IN_MFG: { id: 'shared.caseStatus.IN_MFG', defaultMessage: 'Manufacturing' },
  ORDER_REJECTED: { id: 'shared.caseStatus.ORDER_REJECTED', defaultMessage: 'Order rejected' },
  READY_FOR_SHIPPING: { id: 'shared.caseStatus.READY_FOR_SHIPPING', defaultMessage: 'Ready for shipping' },
  IN_SHIPPING: { id: 'shared.caseStatus.IN_SHIPPING', defaultMessage: 'In Shipment' },
  FIRST_MILE_SHIPPED: { id: 'shared.caseStatus.FIRST_MILE_SHIPPED', defaultMessage: 'First Mile Shipped' },
  SHIPPED: { id: 'shared.caseStatus.SHIPPED', defaultMessage: 'Shipped' },
  ACTIVE: { id: 'shared.caseStatus.ACTIVE', defaultMessage: 'Active' },
  COMPLETE: { id: 'shared.caseStatus.COMPLETE', defaultMessage: 'Complete' },
  CANCELED: { id: 'shared.caseStatus.CANCELED', defaultMessage: 'Canceled' },
  CANCELED_REFINEMENT: { id: 'shared.caseStatus.CANCELED_REFINEMENT', defaultMessage: 'Canceled refinement' },
  EXPIRED: { id: 'shared.caseStatus.EXPIRED', defaultMessage: 'Expired' },
  PENDING_COURIER_PICKUP: {
    id: 'shared.caseStatus.PENDING_COURIER_PICKUP',
    defaultMessage: 'Pending courier pickup',
  },
  AWAITING_IMPRESSION: { id: 'shared.caseStatus.AWAITING_IMPRESSION', defaultMessage: 'Awaiting impression' },
});
