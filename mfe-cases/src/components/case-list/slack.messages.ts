import { defineMessage, defineMessages } from 'react-intl';

export const slackMessages = defineMessages({
  spare: defineMessage<{ days: number }>({
    id: 'cases.slack.spare',
    defaultMessage: '{days, plural, =0 {Just in time} one {# day to spare} other {# days to spare}}',
  }),
  late: defineMessage<{ days: number }>({
    id: 'cases.slack.late',
    defaultMessage: '{days, plural, one {# day late} other {# days late}}',
  }),
});
