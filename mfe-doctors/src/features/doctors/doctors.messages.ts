import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'doctors.list.title', defaultMessage: 'Doctors' },
  subtitle: { id: 'doctors.list.subtitle', defaultMessage: 'The doctors of your organisation.' },
  search: { id: 'doctors.list.search', defaultMessage: 'Search by name, email or ID' },
  allStatuses: { id: 'doctors.list.allStatuses', defaultMessage: 'All statuses' },
  severalStatuses: { id: 'doctors.list.severalStatuses', defaultMessage: 'Several statuses' },
  hasOpenCases: { id: 'doctors.list.hasOpenCases', defaultMessage: 'Has open cases' },
  actions: { id: 'doctors.list.actions', defaultMessage: 'Actions' },
  createdFrom: { id: 'doctors.list.createdFrom', defaultMessage: 'Created from' },
  createdTo: { id: 'doctors.list.createdTo', defaultMessage: 'Created to' },
  none: {
    id: 'doctors.list.none',
    defaultMessage: 'No doctors yet. Doctors added by your organisation appear here.',
  },
  noneFound: { id: 'doctors.list.noneFound', defaultMessage: 'No doctor matches.' },
});

/** How many doctors a search and filter leave. */
export const countMessage = defineMessage<{ count: number }>({
  id: 'doctors.list.count',
  defaultMessage: '{count, plural, one {# doctor} other {# doctors}}',
});
