import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { CompanyRequestAction } from '../../../domain/request-actions';

/** On an action's button, and on the one that confirms it. */
export const requestActionLabels: Record<CompanyRequestAction, MessageDescriptor> = defineMessages({
  approve: { id: 'shipments.requestAction.approve.label', defaultMessage: 'Approve' },
  reject: { id: 'shipments.requestAction.reject.label', defaultMessage: 'Reject' },
  cancel: { id: 'shipments.requestAction.cancel.label', defaultMessage: 'Cancel request' },
  courierNotified: {
    id: 'shipments.requestAction.courierNotified.label',
    defaultMessage: 'Courier notified',
  },
  lastMileShipped: {
    id: 'shipments.requestAction.lastMileShipped.label',
    defaultMessage: 'Last mile shipped',
  },
});

/** Question before an action; takes `identifier` and `patientName` of the request. */
export const requestActionQuestions: Record<CompanyRequestAction, MessageDescriptor> = defineMessages({
  approve: {
    id: 'shipments.requestAction.approve.question',
    defaultMessage: 'Approve request {identifier} ({patientName})?',
  },
  reject: {
    id: 'shipments.requestAction.reject.question',
    defaultMessage: 'Reject request {identifier} ({patientName})?',
  },
  cancel: {
    id: 'shipments.requestAction.cancel.question',
    defaultMessage: 'Cancel request {identifier} ({patientName})?',
  },
  courierNotified: {
    id: 'shipments.requestAction.courierNotified.question',
    defaultMessage: 'Was the courier notified for request {identifier} ({patientName})?',
  },
  lastMileShipped: {
    id: 'shipments.requestAction.lastMileShipped.question',
    defaultMessage: 'Was request {identifier} ({patientName}) sent on to the doctor?',
  },
});

/** What an action leads to, below its question. */
export const requestActionHints: Record<CompanyRequestAction, MessageDescriptor> = defineMessages({
  approve: {
    id: 'shipments.requestAction.approve.hint',
    defaultMessage: 'The lab then manufactures what was asked for.',
  },
  reject: {
    id: 'shipments.requestAction.reject.hint',
    defaultMessage: 'Nothing is manufactured. The reason stands with the request.',
  },
  cancel: {
    id: 'shipments.requestAction.cancel.hint',
    defaultMessage: 'Nothing is manufactured for it. This cannot be undone.',
  },
  courierNotified: {
    id: 'shipments.requestAction.courierNotified.hint',
    defaultMessage: 'The impressions are then shown as on their way to the lab.',
  },
  lastMileShipped: {
    id: 'shipments.requestAction.lastMileShipped.hint',
    defaultMessage:
      'With the courier and airway bill, the parcel can be tracked. Leave blank what you do not know.',
  },
});

/** Notice after an action; takes the request's `identifier`. */
export const requestActionDone: Record<CompanyRequestAction, MessageDescriptor> = defineMessages({
  approve: {
    id: 'shipments.requestAction.approve.done',
    defaultMessage: 'Request {identifier} is approved.',
  },
  reject: {
    id: 'shipments.requestAction.reject.done',
    defaultMessage: 'Request {identifier} is rejected.',
  },
  cancel: {
    id: 'shipments.requestAction.cancel.done',
    defaultMessage: 'Request {identifier} is canceled.',
  },
  courierNotified: {
    id: 'shipments.requestAction.courierNotified.done',
    defaultMessage: 'The courier is notified for request {identifier}.',
  },
  lastMileShipped: {
    id: 'shipments.requestAction.lastMileShipped.done',
    defaultMessage: 'Request {identifier} is on its way to the doctor.',
  },
});

export const requestActionMessages = defineMessages({
  keep: { id: 'shipments.requestAction.keep', defaultMessage: 'Keep request' },
  reason: { id: 'shipments.requestAction.reason', defaultMessage: 'Reason' },
  note: { id: 'shipments.requestAction.note', defaultMessage: 'Note' },
});
