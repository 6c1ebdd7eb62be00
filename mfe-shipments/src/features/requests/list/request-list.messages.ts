import { defineMessage, defineMessages } from 'react-intl';

export const requestListMessages = defineMessages({
  subtitle: {
    id: 'shipments.requestList.subtitle',
    defaultMessage: 'Retainers and replacements, asked for after the first aligners were sent.',
  },
  side: { id: 'shipments.requestList.side', defaultMessage: 'Whose requests' },
  search: { id: 'shipments.requestList.search', defaultMessage: 'Search by request, case or patient' },
  allStatuses: { id: 'shipments.requestList.allStatuses', defaultMessage: 'All statuses' },
  severalStatuses: { id: 'shipments.requestList.severalStatuses', defaultMessage: 'Several statuses' },
  waiting: { id: 'shipments.requestList.waiting', defaultMessage: 'Waits for me' },
  createdFrom: { id: 'shipments.requestList.createdFrom', defaultMessage: 'Created from' },
  createdTo: { id: 'shipments.requestList.createdTo', defaultMessage: 'Created to' },
  none: {
    id: 'shipments.requestList.none',
    defaultMessage: 'No requests yet. Ask for a retainer or a replacement of what a case was sent.',
  },
  noneFound: { id: 'shipments.requestList.noneFound', defaultMessage: 'No request matches.' },
});

/** The two lists, each with how many of its requests wait for the company. */
export const sideMessages = {
  client: defineMessage<{ count: number }>({
    id: 'shipments.requestList.client',
    defaultMessage: '{count, plural, =0 {Own cases} other {Own cases, # waiting}}',
  }),
  dso: defineMessage<{ count: number }>({
    id: 'shipments.requestList.dso',
    defaultMessage: '{count, plural, =0 {Doctors’ cases} other {Doctors’ cases, # waiting}}',
  }),
};
