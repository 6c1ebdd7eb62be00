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
    nothingToDo: {
      id: 'cases.dashboard.nothingToDo',
      defaultMessage:
        'No case needs an action. While your account is blocked, cases can be read, but not changed.',
    },
    alsoWaiting: { id: 'cases.dashboard.alsoWaiting', defaultMessage: 'Also waiting for you:' },
    latest: { id: 'cases.dashboard.latest', defaultMessage: 'All cases, most recently changed first' },
  }),
  statusAndCount: defineMessage<{ status: string; count: number }>({
    id: 'cases.dashboard.statusAndCount',
    defaultMessage: '{status}: {count}',
  }),
  news: defineMessage<{ count: number; time: string }>({
    id: 'cases.dashboard.news',
    defaultMessage:
      '{count, plural, one {# case has moved} other {# cases have moved}} since your last visit, {time}',
  }),
  nothingNew: defineMessage<{ time: string }>({
    id: 'cases.dashboard.nothingNew',
    defaultMessage: 'No case has moved since your last visit, {time}.',
  }),
  subtitle: defineMessage<{ count: number }>({
    id: 'cases.dashboard.subtitle',
    defaultMessage:
      '{count, plural, =0 {Nothing needs your attention} one {# case needs your attention} other {# cases need your attention}}',
  }),
};
