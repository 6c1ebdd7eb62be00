import { defineMessage, defineMessages } from 'react-intl';

export const dashboardMessages = {
  ...defineMessages({
    title: { id: 'cases.dashboard.title', defaultMessage: 'Pending Actions' },
    side: { id: 'cases.dashboard.side', defaultMessage: 'Whose cases' },
    admin: { id: 'cases.dashboard.admin', defaultMessage: 'Admin' },
    doctor: { id: 'cases.dashboard.doctor', defaultMessage: 'Doctor' },
    all: { id: 'cases.dashboard.all', defaultMessage: 'All' },
    counts: { id: 'cases.dashboard.counts', defaultMessage: 'Cases by status' },
    list: { id: 'cases.dashboard.list', defaultMessage: 'Cases that need an action' },
    allDone: {
      id: 'cases.dashboard.allDone',
      defaultMessage: 'Nothing needs your action right now. Well done!',
    },
  }),
  subtitle: defineMessage<{ count: number }>({
    id: 'cases.dashboard.subtitle',
    defaultMessage:
      '{count, plural, =0 {Nothing waits for you} one {# case waits for you} other {# cases wait for you}}',
  }),
};
