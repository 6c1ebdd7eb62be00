import type { Case } from '@portal/shared/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { OfferedAction } from '../../../domain/case-actions';

export const actionMessages = defineMessages({
  more: { id: 'cases.action.more', defaultMessage: 'More actions' },
  keep: { id: 'cases.action.keep', defaultMessage: 'Keep case' },
  note: { id: 'cases.action.note', defaultMessage: 'Note for the lab' },
  reason: { id: 'cases.action.reason', defaultMessage: 'Reason' },
  courier: { id: 'cases.action.courier', defaultMessage: 'Courier' },
  airwayBill: { id: 'cases.action.airwayBill', defaultMessage: 'Airway bill number' },
});

/** Label of an action, on its button and in the menu. */
const actionLabels: Record<OfferedAction, MessageDescriptor> = defineMessages({
  cancel: { id: 'cases.action.cancel.label', defaultMessage: 'Cancel case' },
  undoLastPlanApproval: {
    id: 'cases.action.undoLastPlanApproval.label',
    defaultMessage: 'Undo last plan approval',
  },
  overrideReject: { id: 'cases.action.overrideReject.label', defaultMessage: 'Override rejection' },
  approveRetainerCase: {
    id: 'cases.action.approveRetainerCase.label',
    defaultMessage: 'Approve retainer case',
  },
  pendingQc: { id: 'cases.action.pendingQc.label', defaultMessage: 'Send to quality check' },
  courierNotified: { id: 'cases.action.courierNotified.label', defaultMessage: 'Courier notified' },
  lastMileShipped: { id: 'cases.action.lastMileShipped.label', defaultMessage: 'Last mile shipped' },
});

/** Question before an action; takes `identifier` and `patientName` of the case. */
const actionQuestions: Record<OfferedAction, MessageDescriptor> = defineMessages({
  cancel: {
    id: 'cases.action.cancel.question',
    defaultMessage: 'Cancel case {identifier} ({patientName})?',
  },
  undoLastPlanApproval: {
    id: 'cases.action.undoLastPlanApproval.question',
    defaultMessage: 'Undo the last plan approval of case {identifier} ({patientName})?',
  },
  overrideReject: {
    id: 'cases.action.overrideReject.question',
    defaultMessage: 'Continue with the rejected case {identifier} ({patientName}) as it is?',
  },
  approveRetainerCase: {
    id: 'cases.action.approveRetainerCase.question',
    defaultMessage: 'Approve the retainer case {identifier} ({patientName})?',
  },
  pendingQc: {
    id: 'cases.action.pendingQc.question',
    defaultMessage: 'Send case {identifier} ({patientName}) to the quality check?',
  },
  courierNotified: {
    id: 'cases.action.courierNotified.question',
    defaultMessage: 'Was the courier notified for case {identifier} ({patientName})?',
  },
  lastMileShipped: {
    id: 'cases.action.lastMileShipped.question',
    defaultMessage: 'Was case {identifier} ({patientName}) sent on to the doctor?',
  },
});

/** Consequence of an action, shown below the question. */
const actionHints: Record<OfferedAction, MessageDescriptor> = defineMessages({
  cancel: {
    id: 'cases.action.cancel.hint',
    defaultMessage: 'The lab stops working on it. This cannot be undone.',
  },
  undoLastPlanApproval: {
    id: 'cases.action.undoLastPlanApproval.hint',
    defaultMessage: 'The plan needs a decision again, and nothing is manufactured until then.',
  },
  overrideReject: {
    id: 'cases.action.overrideReject.hint',
    defaultMessage: 'The lab works with the records as they are, against the advice of its quality check.',
  },
  approveRetainerCase: {
    id: 'cases.action.approveRetainerCase.hint',
    defaultMessage: 'The lab then manufactures the retainer.',
  },
  pendingQc: {
    id: 'cases.action.pendingQc.hint',
    defaultMessage: 'The impressions have arrived at the lab, which checks them next.',
  },
  courierNotified: {
    id: 'cases.action.courierNotified.hint',
    defaultMessage: 'The impressions are then shown as on their way to the lab.',
  },
  lastMileShipped: {
    id: 'cases.action.lastMileShipped.hint',
    defaultMessage:
      'With the courier and airway bill, the parcel can be tracked. Leave blank what you do not know.',
  },
});

/** Notice after an action; takes the case's `identifier`. */
const actionDone: Record<OfferedAction, MessageDescriptor> = defineMessages({
  cancel: { id: 'cases.action.cancel.done', defaultMessage: 'Case {identifier} is canceled.' },
  undoLastPlanApproval: {
    id: 'cases.action.undoLastPlanApproval.done',
    defaultMessage: 'The approval of case {identifier} is undone.',
  },
  overrideReject: {
    id: 'cases.action.overrideReject.done',
    defaultMessage: 'Case {identifier} continues as it is.',
  },
  approveRetainerCase: {
    id: 'cases.action.approveRetainerCase.done',
    defaultMessage: 'Retainer case {identifier} is approved.',
  },
  pendingQc: {
    id: 'cases.action.pendingQc.done',
    defaultMessage: 'Case {identifier} is in the quality check.',
  },
  courierNotified: {
    id: 'cases.action.courierNotified.done',
    defaultMessage: 'The courier is notified for case {identifier}.',
  },
  lastMileShipped: {
    id: 'cases.action.lastMileShipped.done',
    defaultMessage: 'Case {identifier} is on its way to the doctor.',
  },
});

type ActionTexts = Record<'label' | 'question' | 'hint' | 'done', MessageDescriptor>;

/** Cancels a refinement or a next batch: what was delivered before stays, and the case with it. */
const cancelAgain: ActionTexts = defineMessages({
  label: { id: 'cases.action.cancelAgain.label', defaultMessage: 'Cancel what is being made' },
  question: {
    id: 'cases.action.cancelAgain.question',
    defaultMessage: 'Cancel what is being made of case {identifier} ({patientName}) now?',
  },
  hint: {
    id: 'cases.action.cancelAgain.hint',
    defaultMessage:
      'The lab stops working on it. What was delivered before stays, and the case is as it was then.',
  },
  done: { id: 'cases.action.cancelAgain.done', defaultMessage: 'Case {identifier} is as it was before.' },
});

/** What the button and the dialog of an action say. */
export function actionTexts(action: OfferedAction, { returnsTo }: Pick<Case, 'returnsTo'>): ActionTexts {
  if (action === 'cancel' && returnsTo !== null) return cancelAgain;
  return {
    label: actionLabels[action],
    question: actionQuestions[action],
    hint: actionHints[action],
    done: actionDone[action],
  };
}
