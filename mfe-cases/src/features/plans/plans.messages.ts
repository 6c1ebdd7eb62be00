import { defineMessage, defineMessages } from 'react-intl';

export const planMessages = {
  ...defineMessages({
    none: {
      id: 'cases.plans.none',
      defaultMessage: 'There is no treatment plan yet. It appears here as soon as the lab has made it.',
    },
    upper: { id: 'cases.plans.upper', defaultMessage: 'Upper stages' },
    lower: { id: 'cases.plans.lower', defaultMessage: 'Lower stages' },
    duration: { id: 'cases.plans.duration', defaultMessage: 'Duration' },
    created: { id: 'cases.plans.created', defaultMessage: 'Published' },
    approvedBy: { id: 'cases.plans.approvedBy', defaultMessage: 'Approved by' },
    note: { id: 'cases.plans.note', defaultMessage: 'Note from the lab' },
    reason: { id: 'cases.plans.reason', defaultMessage: 'Reason for rejection' },
    compare: { id: 'cases.plans.compare', defaultMessage: 'Compare versions' },
    value: { id: 'cases.plans.compareValue', defaultMessage: 'Value' },
    from: { id: 'cases.plans.compareFrom', defaultMessage: 'Compare from' },
    to: { id: 'cases.plans.compareTo', defaultMessage: 'Compare to' },
    changed: { id: 'cases.plans.changed', defaultMessage: 'changed' },
    viewShort: { id: 'cases.plans.viewShort', defaultMessage: 'View in 3D' },
    askShort: { id: 'cases.plans.askShort', defaultMessage: 'Ask about it' },
  }),
  view: defineMessage<{ number: number }>({
    id: 'cases.plans.view',
    defaultMessage: 'View in 3D: plan {number}',
  }),
  ask: defineMessage<{ number: number }>({
    id: 'cases.plans.ask',
    defaultMessage: 'Ask about it in the chat: plan {number}',
  }),
  title: defineMessage<{ number: number }>({ id: 'cases.plans.title', defaultMessage: 'Plan {number}' }),
  weeks: defineMessage<{ count: number }>({
    id: 'cases.plans.weeks',
    defaultMessage: '{count, plural, one {# week} other {# weeks}}',
  }),
};
