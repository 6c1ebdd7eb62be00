import { defineMessage, defineMessages } from 'react-intl';

export const filterMessages = {
  ...defineMessages({
    filter: { id: 'cases.filter.filter', defaultMessage: 'Filter' },
    apply: { id: 'cases.filter.apply', defaultMessage: 'Show cases' },
    reset: { id: 'cases.filter.reset', defaultMessage: 'Reset' },
    any: { id: 'cases.filter.any', defaultMessage: 'Any' },
    inManufacturing: { id: 'cases.filter.inManufacturing', defaultMessage: 'In manufacturing' },
    createdFrom: { id: 'cases.filter.createdFrom', defaultMessage: 'Created from' },
    createdTo: { id: 'cases.filter.createdTo', defaultMessage: 'Created to' },
    endsBeforeStart: { id: 'cases.filter.endsBeforeStart', defaultMessage: 'The end is before the start' },
    given: { id: 'cases.filter.given', defaultMessage: 'Has one' },
    missing: { id: 'cases.filter.missing', defaultMessage: 'Has none' },
    chosen: { id: 'cases.filter.chosen', defaultMessage: 'Chosen filters' },
    broken: {
      id: 'cases.filter.broken',
      defaultMessage: 'The filter in this address cannot be read, so the list is not filtered.',
    },
  }),
  chip: defineMessage<{ field: string; values: string }>({
    id: 'cases.filter.chip',
    defaultMessage: '{field}: {values}',
  }),
  remove: defineMessage<{ chip: string }>({
    id: 'cases.filter.remove',
    defaultMessage: 'Remove filter {chip}',
  }),
};
