import type { CasePhase } from '@portal/shared/contract';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const datesMessages = {
  ...defineMessages({
    title: { id: 'cases.dates.title', defaultMessage: 'Dates' },
    estimated: { id: 'cases.dates.estimated', defaultMessage: 'Probably shipped' },
    notKnown: { id: 'cases.dates.notKnown', defaultMessage: 'Not known yet' },
    hint: {
      id: 'cases.dates.hint',
      defaultMessage:
        'The due date is the day by which you need what is made. The portal warns when the case will probably be late.',
    },
    saved: { id: 'cases.dates.saved', defaultMessage: 'The dates are saved.' },
  }),
  late: defineMessage<{ days: number; due: string }>({
    id: 'cases.dates.late',
    defaultMessage:
      '{days, plural, one {The case will probably be # day late: it is due on {due}.} other {The case will probably be # days late: it is due on {due}.}}',
  }),
  why: defineMessage<{ phase: string; days: number }>({
    id: 'cases.dates.why',
    defaultMessage:
      '{days, plural, one {Most of the time until then: {phase}, about # more day, as your cases usually take.} other {Most of the time until then: {phase}, about # more days, as your cases usually take.}}',
  }),
};

/** The phases within a sentence. */
export const phaseNames: Record<CasePhase, MessageDescriptor> = defineMessages({
  submission: { id: 'cases.dates.phase.submission', defaultMessage: 'the submission' },
  qualityCheck: { id: 'cases.dates.phase.qualityCheck', defaultMessage: 'the quality check' },
  treatmentPlan: { id: 'cases.dates.phase.treatmentPlan', defaultMessage: 'the treatment plan' },
  manufacturing: { id: 'cases.dates.phase.manufacturing', defaultMessage: 'manufacturing' },
  shipping: { id: 'cases.dates.phase.shipping', defaultMessage: 'shipping' },
});
