import type { CaseHistoryEntry, HistoryLabel } from '@portal/shared/contract';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const historyMessages = defineMessages({
  label: { id: 'cases.history.label', defaultMessage: 'History' },
  none: { id: 'cases.history.none', defaultMessage: 'Nothing has happened yet' },
  noDay: { id: 'cases.history.noDay', defaultMessage: 'none' },
});

/** Several entries of one kind, of one person and one stretch of work. */
export const recordsAddedMessage = defineMessage<{ count: number }>({
  id: 'cases.history.recordsAdded',
  defaultMessage: '{count, plural, one {# record added} other {# records added}}',
});
export const labPersonMessage = defineMessage<{ name: string }>({
  id: 'cases.history.labPerson',
  defaultMessage: '{name}, the lab',
});
export const dayChangedMessage = defineMessage<{ from: string; to: string }>({
  id: 'cases.history.dayChanged',
  defaultMessage: 'from {from} to {to}',
});

/** Labels of the events in a case's history (CA-15). */
export const historyActionMessages: Record<HistoryLabel, MessageDescriptor> = defineMessages({
  created: { id: 'cases.history.action.created', defaultMessage: 'Case created' },
  changed: { id: 'cases.history.action.changed', defaultMessage: 'Details changed' },
  dueDateChanged: { id: 'cases.history.action.dueDateChanged', defaultMessage: 'Due date changed' },
  appointmentChanged: {
    id: 'cases.history.action.appointmentChanged',
    defaultMessage: 'Appointment changed',
  },
  submitted: { id: 'cases.history.action.submitted', defaultMessage: 'Case submitted' },
  fileAdded: { id: 'cases.history.action.fileAdded', defaultMessage: 'Record added' },
  fileRemoved: { id: 'cases.history.action.fileRemoved', defaultMessage: 'Record removed' },
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
  courierNotified: { id: 'cases.history.action.courierNotified', defaultMessage: 'Courier notified' },
  impressionsReceived: {
    id: 'cases.history.action.impressionsReceived',
    defaultMessage: 'Impressions received',
  },
  rejectOverridden: { id: 'cases.history.action.rejectOverridden', defaultMessage: 'Rejection overridden' },
  retainerApproved: { id: 'cases.history.action.retainerApproved', defaultMessage: 'Retainer approved' },
  fileSyncStarted: {
    id: 'cases.history.action.fileSyncStarted',
    defaultMessage: 'Production files being prepared',
  },
  orderRejected: { id: 'cases.history.action.orderRejected', defaultMessage: 'Order rejected' },
  orderResumed: { id: 'cases.history.action.orderResumed', defaultMessage: 'Order resumed' },
  lastMileShipped: { id: 'cases.history.action.lastMileShipped', defaultMessage: 'Sent on to the doctor' },
  treatmentStarted: { id: 'cases.history.action.treatmentStarted', defaultMessage: 'Treatment started' },
  batchOrdered: { id: 'cases.history.action.batchOrdered', defaultMessage: 'Next batch ordered' },
  planReinstated: {
    id: 'cases.history.action.planReinstated',
    defaultMessage: 'Earlier plan in force again',
  },
  treatmentResumed: {
    id: 'cases.history.action.treatmentResumed',
    defaultMessage: 'Given up; what was delivered stays',
  },
  refinementRequested: {
    id: 'cases.history.action.refinementRequested',
    defaultMessage: 'Refinement asked for',
  },
  refinementRefused: { id: 'cases.history.action.refinementRefused', defaultMessage: 'Refinement refused' },
  refinementWithdrawn: {
    id: 'cases.history.action.refinementWithdrawn',
    defaultMessage: 'Refinement withdrawn',
  },
  shipmentArrived: { id: 'cases.history.action.shipmentArrived', defaultMessage: 'Parcel has arrived' },
  shipmentMissing: { id: 'cases.history.action.shipmentMissing', defaultMessage: 'Parcel reported missing' },
  shipmentWrong: {
    id: 'cases.history.action.shipmentWrong',
    defaultMessage: 'Parcel reported as not what it should be',
  },
  refinementStarted: { id: 'cases.history.action.refinementStarted', defaultMessage: 'Refinement started' },
  expired: { id: 'cases.history.action.expired', defaultMessage: 'Case expired' },
  planGenerating: { id: 'cases.history.action.planGenerating', defaultMessage: 'Treatment plan begun' },
  planConverted: {
    id: 'cases.history.action.planConverted',
    defaultMessage: 'Treatment plan prepared for viewing',
  },
  planApproved: { id: 'cases.history.action.planApproved', defaultMessage: 'Plan approved' },
  planCleared: { id: 'cases.history.action.planCleared', defaultMessage: 'Plan cleared for manufacturing' },
  planUncleared: {
    id: 'cases.history.action.planUncleared',
    defaultMessage: 'Plan held back from manufacturing',
  },
  planReverted: { id: 'cases.history.action.planReverted', defaultMessage: 'Approval of the plan undone' },
  productionFileRequested: {
    id: 'cases.history.action.productionFileRequested',
    defaultMessage: 'Production file requested',
  },
  productionFileUploaded: {
    id: 'cases.history.action.productionFileUploaded',
    defaultMessage: 'Production file uploaded',
  },
  productionFileChecked: {
    id: 'cases.history.action.productionFileChecked',
    defaultMessage: 'Production file checked',
  },
  productionFileRefused: {
    id: 'cases.history.action.productionFileRefused',
    defaultMessage: 'Production file refused',
  },
  productionFileSynced: {
    id: 'cases.history.action.productionFileSynced',
    defaultMessage: 'Production file in place',
  },
  planOrderRejected: {
    id: 'cases.history.action.planOrderRejected',
    defaultMessage: 'Plan cannot be manufactured',
  },
  planOrderResumed: {
    id: 'cases.history.action.planOrderResumed',
    defaultMessage: 'Manufacturing of the plan resumed',
  },
  planSuperseded: { id: 'cases.history.action.planSuperseded', defaultMessage: 'Plan replaced' },
  orderCreated: { id: 'cases.history.action.orderCreated', defaultMessage: 'Order created' },
  orderReleased: { id: 'cases.history.action.orderReleased', defaultMessage: 'Order released' },
  orderHeld: { id: 'cases.history.action.orderHeld', defaultMessage: 'Order held' },
  orderProcessing: { id: 'cases.history.action.orderProcessing', defaultMessage: 'Order being processed' },
  orderInManufacturing: {
    id: 'cases.history.action.orderInManufacturing',
    defaultMessage: 'Order in manufacturing',
  },
  orderManufactured: { id: 'cases.history.action.orderManufactured', defaultMessage: 'Order manufactured' },
  orderReadyForShipping: {
    id: 'cases.history.action.orderReadyForShipping',
    defaultMessage: 'Order ready for shipping',
  },
  orderShipped: { id: 'cases.history.action.orderShipped', defaultMessage: 'Order shipped' },
  orderCanceled: { id: 'cases.history.action.orderCanceled', defaultMessage: 'Order canceled' },
  requestCreated: { id: 'cases.history.action.requestCreated', defaultMessage: 'Request made' },
  requestApproved: { id: 'cases.history.action.requestApproved', defaultMessage: 'Request approved' },
  requestRejected: { id: 'cases.history.action.requestRejected', defaultMessage: 'Request rejected' },
  requestCanceled: { id: 'cases.history.action.requestCanceled', defaultMessage: 'Request canceled' },
  requestImpressionsAsked: {
    id: 'cases.history.action.requestImpressionsAsked',
    defaultMessage: 'Impressions asked for',
  },
  requestCourierNotified: {
    id: 'cases.history.action.requestCourierNotified',
    defaultMessage: 'Courier notified for the request',
  },
  requestImpressionsReceived: {
    id: 'cases.history.action.requestImpressionsReceived',
    defaultMessage: 'Impressions of the request received',
  },
  requestInManufacturing: {
    id: 'cases.history.action.requestInManufacturing',
    defaultMessage: 'Request in manufacturing',
  },
  requestShipped: { id: 'cases.history.action.requestShipped', defaultMessage: 'Request shipped' },
  requestLastMileShipped: {
    id: 'cases.history.action.requestLastMileShipped',
    defaultMessage: 'Request sent on to the doctor',
  },
  shipmentBooked: { id: 'cases.history.action.shipmentBooked', defaultMessage: 'Parcel booked' },
  shipmentShipped: { id: 'cases.history.action.shipmentShipped', defaultMessage: 'Parcel shipped' },
  shipmentLastMile: {
    id: 'cases.history.action.shipmentLastMile',
    defaultMessage: 'Parcel sent on to the doctor',
  },
});

/** The side that acted, shown when the name is unknown. */
export const actorMessages: Record<CaseHistoryEntry['actor'], MessageDescriptor> = defineMessages({
  client: { id: 'cases.history.actor.client', defaultMessage: 'Your company' },
  provider: { id: 'cases.history.actor.provider', defaultMessage: 'The lab' },
  system: { id: 'cases.history.actor.system', defaultMessage: 'The portal' },
});
