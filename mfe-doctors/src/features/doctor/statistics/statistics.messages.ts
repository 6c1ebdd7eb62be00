import type { CasePhase } from '@portal/shared/contract';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const messages = defineMessages({
  none: { id: 'doctors.statistics.none', defaultMessage: 'There is nothing to count before the first case.' },
  overview: { id: 'doctors.statistics.overview', defaultMessage: 'Overview' },
  cases: { id: 'doctors.statistics.cases', defaultMessage: 'Cases' },
  openCases: { id: 'doctors.statistics.openCases', defaultMessage: 'Open cases' },
  lastActivityAt: { id: 'doctors.statistics.lastActivityAt', defaultMessage: 'Last activity' },
  byStatus: { id: 'doctors.statistics.byStatus', defaultMessage: 'Cases by status' },
  revisions: { id: 'doctors.statistics.revisions', defaultMessage: 'Revisions per case' },
  revisionsHint: {
    id: 'doctors.statistics.revisionsHint',
    defaultMessage: 'Treatment plans after the first, of cases that have a published one.',
  },
  median: { id: 'doctors.statistics.median', defaultMessage: 'Median' },
  mean: { id: 'doctors.statistics.mean', defaultMessage: 'Average' },
  most: { id: 'doctors.statistics.most', defaultMessage: 'Most' },
  plannedCases: { id: 'doctors.statistics.plannedCases', defaultMessage: 'Cases with a plan' },
  phases: { id: 'doctors.statistics.phases', defaultMessage: 'Median days per phase' },
  phasesHint: {
    id: 'doctors.statistics.phasesHint',
    defaultMessage: 'Of cases that have left the phase; all their stays in it together.',
  },
});

export const phaseMessages: Record<CasePhase, MessageDescriptor> = defineMessages({
  submission: { id: 'doctors.statistics.phase.submission', defaultMessage: 'Submission' },
  qualityCheck: { id: 'doctors.statistics.phase.qualityCheck', defaultMessage: 'Quality check' },
  treatmentPlan: { id: 'doctors.statistics.phase.treatmentPlan', defaultMessage: 'Treatment Plan' },
  manufacturing: { id: 'doctors.statistics.phase.manufacturing', defaultMessage: 'Manufacturing' },
  shipping: { id: 'doctors.statistics.phase.shipping', defaultMessage: 'Shipping' },
});

export const daysMessage = defineMessage<{ days: number; cases: number }>({
  id: 'doctors.statistics.days',
  defaultMessage:
    '{days, plural, one {# day} other {# days}} ({cases, plural, one {# case} other {# cases}})',
});
