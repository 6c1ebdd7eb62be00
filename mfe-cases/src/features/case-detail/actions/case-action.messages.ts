import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { OfferedAction } from '../../../domain/case-actions';

export const stepMessages = defineMessages({
  more: { id: 'cases.step.more', defaultMessage: 'More actions' },
  keep: { id: 'cases.step.keep', defaultMessage: 'Keep case' },
  note: { id: 'cases.step.note', defaultMessage: 'Note for the lab' },
  courier: { id: 'cases.step.courier', defaultMessage: 'Courier' },
  airwayBill: { id: 'cases.step.airwayBill', defaultMessage: 'Airway bill number' },
});

/** What a step does, on its button and in its menu. */
export const actionLabels: Record<OfferedAction, MessageDescriptor> = defineMessages({
  cancel: { id: 'cases.step.cancel.label', defaultMessage: 'Cancel case' },
  undoLastPlanApproval: {
    id: 'cases.step.undoLastPlanApproval.label',
    defaultMessage: 'Undo last plan approval',
  },
  overrideReject: { id: 'cases.step.overrideReject.label', defaultMessage: 'Override rejection' },
  approveRetainerCase: {
    id: 'cases.step.approveRetainerCase.label',
    defaultMessage: 'Approve retainer case',
  },
  pendingQc: { id: 'cases.step.pendingQc.label', defaultMessage: 'Send to quality check' },
  courierNotified: { id: 'cases.step.courierNotified.label', defaultMessage: 'Courier notified' },
  lastMileShipped: { id: 'cases.step.lastMileShipped.label', defaultMessage: 'Last mile shipped' },
});

/** Asks before a step, and names the case: `identifier` and `patientName`. */
export const stepQuestions: Record<OfferedAction, MessageDescriptor> = defineMessages({
  cancel: {
    id: 'cases.step.cancel.question',
    defaultMessage: 'Cancel case {identifier} ({patientName})?',
  },
  undoLastPlanApproval: {
    id: 'cases.step.undoLastPlanApproval.question',
    defaultMessage: 'Undo the last plan approval of case {identifier} ({patientName})?',
  },
  overrideReject: {
    id: 'cases.step.overrideReject.question',
    defaultMessage: 'Continue with the rejected case {identifier} ({patientName}) as it is?',
  },
  approveRetainerCase: {
    id: 'cases.step.approveRetainerCase.question',
    defaultMessage: 'Approve the retainer case {identifier} ({patientName})?',
  },
  pendingQc: {
    id: 'cases.step.pendingQc.question',
    defaultMessage: 'Send case {identifier} ({patientName}) to the quality check?',
  },
  courierNotified: {
    id: 'cases.step.courierNotified.question',
    defaultMessage: 'Was the courier notified for case {identifier} ({patientName})?',
  },
  lastMileShipped: {
    id: 'cases.step.lastMileShipped.question',
    defaultMessage: 'Was case {identifier} ({patientName}) sent on to the doctor?',
  },
});

/** What a step means, below its question. */
export const stepHints: Record<OfferedAction, MessageDescriptor> = defineMessages({
  cancel: {
    id: 'cases.step.cancel.hint',
    defaultMessage: 'The lab stops working on it. This cannot be undone.',
  },
  undoLastPlanApproval: {
    id: 'cases.step.undoLastPlanApproval.hint',
    defaultMessage: 'The plan needs a decision again, and nothing is manufactured until then.',
  },
  overrideReject: {
    id: 'cases.step.overrideReject.hint',
    defaultMessage: 'The lab works with the records as they are, against the advice of its quality check.',
  },
  approveRetainerCase: {
    id: 'cases.step.approveRetainerCase.hint',
    defaultMessage: 'The lab then manufactures the retainer.',
  },
  pendingQc: {
    id: 'cases.step.pendingQc.hint',
    defaultMessage: 'The impressions have arrived at the lab, which checks them next.',
  },
  courierNotified: {
    id: 'cases.step.courierNotified.hint',
    defaultMessage: 'The impressions are then shown as on their way to the lab.',
  },
  lastMileShipped: {
    id: 'cases.step.lastMileShipped.hint',
    defaultMessage:
      'With the courier and airway bill, the parcel can be tracked. Leave blank what you do not know.',
  },
});

/** Said once a step is taken, with the case's `identifier`. */
export const stepDone: Record<OfferedAction, MessageDescriptor> = defineMessages({
  cancel: { id: 'cases.step.cancel.done', defaultMessage: 'Case {identifier} is canceled.' },
  undoLastPlanApproval: {
    id: 'cases.step.undoLastPlanApproval.done',
    defaultMessage: 'The approval of case {identifier} is undone.',
  },
  overrideReject: {
    id: 'cases.step.overrideReject.done',
    defaultMessage: 'Case {identifier} continues as it is.',
  },
  approveRetainerCase: {
    id: 'cases.step.approveRetainerCase.done',
    defaultMessage: 'Retainer case {identifier} is approved.',
  },
  pendingQc: {
    id: 'cases.step.pendingQc.done',
    defaultMessage: 'Case {identifier} is in the quality check.',
  },
  courierNotified: {
    id: 'cases.step.courierNotified.done',
    defaultMessage: 'The courier is notified for case {identifier}.',
  },
  lastMileShipped: {
    id: 'cases.step.lastMileShipped.done',
    defaultMessage: 'Case {identifier} is on its way to the doctor.',
  },
});
