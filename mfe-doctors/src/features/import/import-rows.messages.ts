import { defineMessage, defineMessages } from 'react-intl';

export const rowsMessages = defineMessages({
  table: { id: 'doctors.import.table', defaultMessage: 'Rows to import' },
  line: { id: 'doctors.import.line', defaultMessage: 'Row' },
  state: { id: 'doctors.import.state', defaultMessage: 'Result' },
  actions: { id: 'doctors.import.actions', defaultMessage: 'Actions' },
  shown: { id: 'doctors.import.shown', defaultMessage: 'Rows shown' },
  none: { id: 'doctors.import.none', defaultMessage: 'There is no such row.' },
  invite: { id: 'doctors.import.invite', defaultMessage: 'Invite them by mail' },
});

export const countMessages = {
  all: defineMessage<{ count: number }>({
    id: 'doctors.import.count.all',
    defaultMessage: 'All ({count, number})',
  }),
  toMend: defineMessage<{ count: number }>({
    id: 'doctors.import.count.toMend',
    defaultMessage: 'Only wrong ones ({count, number})',
  }),
  added: defineMessage<{ count: number }>({
    id: 'doctors.import.count.added',
    defaultMessage: 'Added ({count, number})',
  }),
  add: defineMessage<{ count: number }>({
    id: 'doctors.import.add',
    defaultMessage: '{count, plural, one {Add # doctor} other {Add # doctors}}',
  }),
  right: defineMessage<{ right: number; wrong: number }>({
    id: 'doctors.import.summary.right',
    defaultMessage:
      '{right, plural, =0 {No row can be added} one {# row can be added} other {# rows can be added}}; {wrong, plural, =0 {none is wrong} one {# is wrong and has to be mended} other {# are wrong and have to be mended}}.',
  }),
  unchecked: defineMessage<{ count: number }>({
    id: 'doctors.import.summary.unchecked',
    defaultMessage: '{count, plural, one {# row has} other {# rows have}} to be checked again.',
  }),
  done: defineMessage<{ added: number; invited: number }>({
    id: 'doctors.import.summary.done',
    defaultMessage:
      '{added, plural, one {# doctor was added} other {# doctors were added}}, {invited, plural, =0 {none was invited} one {# was invited} other {# were invited}}.',
  }),
  limit: defineMessage<{ limit: number }>({
    id: 'doctors.import.limit',
    defaultMessage:
      'At most {limit, number} invitations an hour are mailed. Doctors beyond that are added and can be invited later.',
  }),
};

export const rowMessages = {
  ignored: defineMessage<{ columns: string }>({
    id: 'doctors.import.ignored',
    defaultMessage: 'Nothing is taken of these columns: {columns}',
  }),
  cell: defineMessage<{ field: string; line: number }>({
    id: 'doctors.import.cell',
    defaultMessage: '{field}, row {line, number}',
  }),
  leaveOut: defineMessage<{ line: number }>({
    id: 'doctors.import.leaveOut',
    defaultMessage: 'Leave out row {line, number}',
  }),
};
