import { defineMessage, defineMessages } from 'react-intl';

export const inviteMessages = {
  ...defineMessages({
    hint: {
      id: 'doctors.inviteMany.hint',
      defaultMessage:
        'A mail with a link to accept goes to each of them. Links of former mails stop working.',
    },
    understood: { id: 'doctors.inviteMany.understood', defaultMessage: 'Understood' },
  }),
  label: defineMessage<{ count: number }>({
    id: 'doctors.inviteMany.label',
    defaultMessage: 'Invite {count, plural, one {# doctor} other {# doctors}}',
  }),
  done: defineMessage<{ count: number }>({
    id: 'doctors.inviteMany.done',
    defaultMessage: '{count, plural, one {# invitation} other {# invitations}} mailed',
  }),
  notInvited: defineMessage<{ count: number }>({
    id: 'doctors.inviteMany.notInvited',
    defaultMessage: '{count, plural, one {# doctor was not invited} other {# doctors were not invited}}',
  }),
  why: defineMessage<{ reason: string; names: string; others: number }>({
    id: 'doctors.inviteMany.why',
    defaultMessage: '{names}{others, plural, =0 {} one { and # more} other { and # more}}: {reason}',
  }),
  tooMany: defineMessage<{ most: number }>({
    id: 'doctors.inviteMany.tooMany',
    defaultMessage: 'At most {most} doctors can be invited at once',
  }),
};
