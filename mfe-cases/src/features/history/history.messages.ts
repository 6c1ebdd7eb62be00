import type { CaseHistoryAction, CaseHistoryEntry } from '@portal/shared/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const historyMessages = defineMessages({
  label: { id: 'cases.history.label', defaultMessage: 'History' },
  none: { id: 'cases.history.none', defaultMessage: 'Nothing has happened yet' },
});

/** Labels of what can happen to a case (CA-15). */
export const historyActionMessages: Record<CaseHistoryAction, MessageDescriptor> = defineMessages({
  created: { id: 'cases.history.action.created', defaultMessage: 'Case created' },
  changed: { id: 'cases.history.action.changed', defaultMessage: 'Details changed' },
  submitted: { id: 'cases.history.action.submitted', defaultMessage: 'Case submitted' },
  fileAdded: { id: 'cases.history.action.fileAdded', defaultMessage: 'Record added' },
  qcPassed: { id: 'cases.history.action.qcPassed', defaultMessage: 'Quality check passed' },
  rejected: { id: 'cases.history.action.rejected', defaultMessage: 'Case rejected' },
  planPublished: { id: 'cases.history.action.planPublished', defaultMessage: 'Treatment plan published' },
  approved: { id: 'cases.history.action.approved', defaultMessage: 'Treatment plan approved' },
  planRejected: { id: 'cases.history.action.planRejected', defaultMessage: 'Treatment plan rejected' },
  reverted: { id: 'cases.history.action.reverted', defaultMessage: 'Approval undone' },
  cleared: { id: 'cases.history.action.cleared', defaultMessage: 'Cleared for manufacturing' },
  uncleared: { id: 'cases.history.action.uncleared', defaultMessage: 'Held back from manufacturing' },
  manufacturingStarted: {
    id: 'cases.history.action.manufacturingStarted',
    defaultMessage: 'Manufacturing started',
  },
  manufactured: { id: 'cases.history.action.manufactured', defaultMessage: 'Manufactured' },
  shipmentCreated: { id: 'cases.history.action.shipmentCreated', defaultMessage: 'Shipment booked' },
  shipped: { id: 'cases.history.action.shipped', defaultMessage: 'Shipped' },
  canceled: { id: 'cases.history.action.canceled', defaultMessage: 'Case canceled' },
  completed: { id: 'cases.history.action.completed', defaultMessage: 'Case completed' },
});

/** Who did it, where no name is known. */
export const actorMessages: Record<CaseHistoryEntry['actor'], MessageDescriptor> = defineMessages({
  client: { id: 'cases.history.actor.client', defaultMessage: 'Your company' },
  provider: { id: 'cases.history.actor.provider', defaultMessage: 'The lab' },
  system: { id: 'cases.history.actor.system', defaultMessage: 'The portal' },
});
