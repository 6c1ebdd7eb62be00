import { defineMessage, defineMessages } from 'react-intl';

export const overviewMessages = {
  ...defineMessages({
    photos: { id: 'cases.overview.photos', defaultMessage: 'Photos' },
    openRecords: { id: 'cases.overview.openRecords', defaultMessage: 'Open all records' },
    plan: { id: 'cases.overview.plan', defaultMessage: 'Treatment plan' },
    openPlan: { id: 'cases.overview.openPlan', defaultMessage: 'Open the plans' },
    parcel: { id: 'cases.overview.parcel', defaultMessage: 'Last parcel' },
    openParcel: { id: 'cases.overview.openParcel', defaultMessage: 'Open the shipments' },
    parcelBooked: { id: 'cases.overview.parcelBooked', defaultMessage: 'Booked, not handed over yet' },
    parcelArrived: { id: 'cases.overview.parcelArrived', defaultMessage: 'Arrived' },
    chat: { id: 'cases.overview.chat', defaultMessage: 'Last message' },
    openChat: { id: 'cases.overview.openChat', defaultMessage: 'Open the chat' },
    you: { id: 'cases.overview.you', defaultMessage: 'You' },
    recent: { id: 'cases.overview.recent', defaultMessage: 'What happened last' },
    openHistory: { id: 'cases.overview.openHistory', defaultMessage: 'Open the history' },
  }),
  planNumber: defineMessage<{ number: number }>({
    id: 'cases.overview.planNumber',
    defaultMessage: 'Plan {number}',
  }),
  stages: defineMessage<{ upper: number; lower: number }>({
    id: 'cases.overview.stages',
    defaultMessage: 'Stages: {upper} upper, {lower} lower',
  }),
  weeks: defineMessage<{ count: number }>({
    id: 'cases.overview.weeks',
    defaultMessage: '{count, plural, one {# week} other {# weeks}}',
  }),
  parcelShipped: defineMessage<{ date: string }>({
    id: 'cases.overview.parcelShipped',
    defaultMessage: 'On its way since {date}',
  }),
  unread: defineMessage<{ count: number }>({
    id: 'cases.overview.unread',
    defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
  }),
};

/** What a plan's status means to somebody who looks at its case. */
