import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { DetailTab } from '../../domain/case-paths';
import type { ProgressPhaseName, ProgressState } from '../../domain/case-progress';

export const detailMessages = {
  ...defineMessages({
    loading: { id: 'cases.detail.loading', defaultMessage: 'Case' },
    back: { id: 'cases.detail.back', defaultMessage: 'Back to the list' },
    toList: { id: 'cases.detail.toList', defaultMessage: 'Go to the list' },
    progress: { id: 'cases.detail.progress', defaultMessage: 'Progress' },
    tabs: { id: 'cases.detail.tabs', defaultMessage: 'Parts of the case' },
    nextStep: { id: 'cases.detail.nextStep', defaultMessage: 'Next step' },
    rejected: { id: 'cases.detail.rejected', defaultMessage: 'The lab could not accept this case' },
    orderRejected: {
      id: 'cases.detail.orderRejected',
      defaultMessage: 'The lab cannot make what was ordered',
    },
    noReason: { id: 'cases.detail.noReason', defaultMessage: 'No reason was given. Ask in the chat.' },
    facts: { id: 'cases.detail.facts', defaultMessage: 'Case details' },
    continueSubmission: { id: 'cases.detail.continueSubmission', defaultMessage: 'Continue submission' },
    correct: { id: 'cases.detail.correct', defaultMessage: 'Correct and submit again' },
    reviewPlan: { id: 'cases.detail.reviewPlan', defaultMessage: 'Review the plan' },
    closeSide: { id: 'cases.detail.closeSide', defaultMessage: 'Close' },
  }),
  title: defineMessage<{ identifier: string }>({
    id: 'cases.detail.title',
    defaultMessage: 'Case {identifier}',
  }),
};

export const tabMessages: Record<DetailTab, MessageDescriptor> = defineMessages({
  overview: { id: 'cases.detail.tab.overview', defaultMessage: 'Overview' },
  submission: { id: 'cases.detail.tab.submission', defaultMessage: 'Submission' },
  records: { id: 'cases.detail.tab.records', defaultMessage: 'Records' },
  plans: { id: 'cases.detail.tab.plans', defaultMessage: 'Plans' },
  orders: { id: 'cases.detail.tab.orders', defaultMessage: 'Orders' },
  batches: { id: 'cases.detail.tab.batches', defaultMessage: 'Batches' },
  refinements: { id: 'cases.detail.tab.refinements', defaultMessage: 'Refinements' },
  history: { id: 'cases.detail.tab.history', defaultMessage: 'History' },
});

export const phaseMessages: Record<ProgressPhaseName, MessageDescriptor> = defineMessages({
  submission: { id: 'cases.progress.submission', defaultMessage: 'Incomplete Submission' },
  qualityCheck: { id: 'cases.progress.qualityCheck', defaultMessage: 'Quality check' },
  treatmentPlan: { id: 'cases.progress.treatmentPlan', defaultMessage: 'Treatment Plan' },
  manufacturing: { id: 'cases.progress.manufacturing', defaultMessage: 'Manufacturing' },
  shipping: { id: 'cases.progress.shipping', defaultMessage: 'Shipping' },
});

/** For screen readers, in place of the bar's colours. */
export const phaseStateMessages: Record<ProgressState, MessageDescriptor> = defineMessages({
  done: { id: 'cases.progress.state.done', defaultMessage: 'done' },
  current: { id: 'cases.progress.state.current', defaultMessage: 'now' },
  stopped: { id: 'cases.progress.state.stopped', defaultMessage: 'stopped' },
  waiting: { id: 'cases.progress.state.waiting', defaultMessage: 'to come' },
});
