import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { PlanDecision } from '../../domain/plan-decisions';

/** The decisions that need a confirmation and nothing else. */
export type ConfirmedDecision = Exclude<PlanDecision, 'reject'>;

interface DecisionMessages {
  /** Withdraws an earlier decision. */
  readonly isBack?: boolean;
  readonly label: MessageDescriptor;
  /** Names the plan's `number`, the case's `identifier` and its `patientName`. */
  readonly question: MessageDescriptor;
  readonly hint: MessageDescriptor;
  /** Names the plan's `number`. */
  readonly done: MessageDescriptor;
}

export const decisionMessages: Record<ConfirmedDecision, DecisionMessages> = {
  approve: defineMessages({
    label: { id: 'cases.plans.approve', defaultMessage: 'Approve' },
    question: {
      id: 'cases.plans.approveQuestion',
      defaultMessage: 'Approve plan {number} of case {identifier} ({patientName})?',
    },
    hint: {
      id: 'cases.plans.approveHint',
      defaultMessage: 'The lab then works to this plan. Review it once more before you confirm.',
    },
    done: { id: 'cases.plans.approved', defaultMessage: 'Plan {number} is approved.' },
  }),
  clearMfg: defineMessages({
    label: { id: 'cases.plans.clearMfg', defaultMessage: 'Clear for manufacturing' },
    question: {
      id: 'cases.plans.clearMfgQuestion',
      defaultMessage: 'Clear plan {number} of case {identifier} ({patientName}) for manufacturing?',
    },
    hint: {
      id: 'cases.plans.clearMfgHint',
      defaultMessage: 'The lab then starts manufacturing to this plan.',
    },
    done: { id: 'cases.plans.clearedMfg', defaultMessage: 'Plan {number} is cleared for manufacturing.' },
  }),
  unclearMfg: {
    isBack: true,
    ...defineMessages({
      label: { id: 'cases.plans.unclearMfg', defaultMessage: 'Hold manufacturing' },
      question: {
        id: 'cases.plans.unclearMfgQuestion',
        defaultMessage: 'Hold manufacturing of plan {number} of case {identifier} ({patientName})?',
      },
      hint: {
        id: 'cases.plans.unclearMfgHint',
        defaultMessage: 'Nothing is manufactured until the plan is cleared.',
      },
      done: {
        id: 'cases.plans.unclearedMfg',
        defaultMessage: 'Manufacturing of plan {number} is on hold.',
      },
    }),
  },
};

export const planDecisionMessages = {
  ...defineMessages({
    forColleague: {
      id: 'cases.plans.forColleague',
      defaultMessage: 'You approved this plan. A colleague has to clear it for manufacturing.',
    },
    reject: { id: 'cases.plans.reject', defaultMessage: 'Reject' },
    rejectLabel: { id: 'cases.plans.rejectLabel', defaultMessage: 'What should the lab change?' },
    pins: { id: 'cases.plans.rejectPins', defaultMessage: 'These comments go with the rejection:' },
  }),
  rejectTitle: defineMessage<{ number: number; identifier: string }>({
    id: 'cases.plans.rejectTitle',
    defaultMessage: 'Reject plan {number} of case {identifier}',
  }),
  rejected: defineMessage<{ number: number }>({
    id: 'cases.plans.rejected',
    defaultMessage: 'Plan {number} is rejected. The lab revises it.',
  }),
};
