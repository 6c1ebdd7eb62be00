import { defineMessage, defineMessages } from 'react-intl';

export const filterMessages = {
  ...defineMessages({
    filter: { id: 'shared.list.filter', defaultMessage: 'Filter' },
    apply: { id: 'shared.list.filter.apply', defaultMessage: 'Apply filter' },
    reset: { id: 'shared.list.filter.reset', defaultMessage: 'Reset' },
    any: { id: 'shared.list.filter.any', defaultMessage: 'Any' },
    endsBeforeStart: {
      id: 'shared.list.filter.endsBeforeStart',
      defaultMessage: 'The end is before the start',
    },
    last7Days: { id: 'shared.list.filter.last7Days', defaultMessage: 'Last 7 days' },
    last30Days: { id: 'shared.list.filter.last30Days', defaultMessage: 'Last 30 days' },
    chosen: { id: 'shared.list.filter.chosen', defaultMessage: 'Chosen filters' },
    broken: {
      id: 'shared.list.filter.broken',
      defaultMessage: 'The filter in this address cannot be read, so the list is not filtered.',
    },
    notText: { id: 'shared.list.filter.notText', defaultMessage: 'This cannot be searched for' },
  }),
  chip: defineMessage<{ field: string; values: string }>({
    id: 'shared.list.filter.chip',
    defaultMessage: '{field}: {values}',
  }),
  counted: defineMessage<{ label: string; count: number }>({
    id: 'shared.list.filter.counted',
    defaultMessage: '{label} ({count, number})',
  }),
  remove: defineMessage<{ chip: string }>({
    id: 'shared.list.filter.remove',
    defaultMessage: 'Remove filter {chip}',
  }),
};
