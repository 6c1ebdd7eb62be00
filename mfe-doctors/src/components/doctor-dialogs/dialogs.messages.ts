import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { DoctorAction } from '../../domain/doctor-actions';

/** What a button does; the same for all rows. */
export const actionMessages: Record<DoctorAction, MessageDescriptor> = defineMessages({
  edit: { id: 'doctors.action.edit', defaultMessage: 'Edit doctor' },
  invite: { id: 'doctors.action.invite', defaultMessage: 'Invite doctor' },
  block: { id: 'doctors.action.block', defaultMessage: 'Block doctor' },
  unblock: { id: 'doctors.action.unblock', defaultMessage: 'Unblock doctor' },
  handOver: { id: 'doctors.action.handOver', defaultMessage: 'Hand over cases' },
  remove: { id: 'doctors.action.remove', defaultMessage: 'Delete doctor' },
});

/** What it does to whom. */
export const actionOfMessages = {
  edit: defineMessage<{ name: string }>({ id: 'doctors.action.editOf', defaultMessage: 'Edit {name}' }),
  invite: defineMessage<{ name: string }>({ id: 'doctors.action.inviteOf', defaultMessage: 'Invite {name}' }),
  block: defineMessage<{ name: string }>({ id: 'doctors.action.blockOf', defaultMessage: 'Block {name}' }),
  unblock: defineMessage<{ name: string }>({
    id: 'doctors.action.unblockOf',
    defaultMessage: 'Unblock {name}',
  }),
  handOver: defineMessage<{ name: string }>({
    id: 'doctors.action.handOverOf',
    defaultMessage: 'Hand over the cases of {name}',
  }),
  remove: defineMessage<{ name: string }>({ id: 'doctors.action.removeOf', defaultMessage: 'Delete {name}' }),
};

/** What follows, above the button that does it. */
export const hintMessages = {
  invite: defineMessage<{ email: string }>({
    id: 'doctors.invite.hint',
    defaultMessage: 'A mail with a link to accept goes to {email}. The link of a former mail stops working.',
  }),
  block: defineMessage<{ name: string }>({
    id: 'doctors.block.hint',
    defaultMessage:
      'While {name} is blocked, your organisation can neither submit a case for them nor decide about those that are open. The lab goes on with what it has.',
  }),
  unblock: defineMessage<{ name: string }>({
    id: 'doctors.unblock.hint',
    defaultMessage: 'Cases can be submitted for {name} again.',
  }),
  handOver: defineMessage<{ name: string }>({
    id: 'doctors.handOver.hint',
    defaultMessage:
      'The open cases of {name} go to another doctor, and with them the parcels that hold nothing else and have not left.',
  }),
  remove: defineMessage<{ name: string }>({
    id: 'doctors.remove.hint',
    defaultMessage: 'Are you sure you want to delete {name}? Finished cases keep the name.',
  }),
};

/** What is said when it is done. */
export const doneMessages: Record<DoctorAction | 'add', MessageDescriptor> = defineMessages({
  add: { id: 'doctors.add.done', defaultMessage: 'Doctor added' },
  edit: { id: 'doctors.edit.done', defaultMessage: 'Doctor updated' },
  invite: { id: 'doctors.invite.done', defaultMessage: 'Invitation mailed' },
  block: { id: 'doctors.block.done', defaultMessage: 'Doctor blocked' },
  unblock: { id: 'doctors.unblock.done', defaultMessage: 'Doctor unblocked' },
  handOver: { id: 'doctors.handOver.done', defaultMessage: 'Cases handed over' },
  remove: { id: 'doctors.remove.done', defaultMessage: 'Doctor deleted' },
});

export const dialogMessages = defineMessages({
  add: { id: 'doctors.add.label', defaultMessage: 'Add doctor' },
  inviteToo: { id: 'doctors.add.invite', defaultMessage: 'Mail an invitation' },
  emailFixed: {
    id: 'doctors.edit.emailFixed',
    defaultMessage: 'The invitation was accepted by this address.',
  },
  emailVoids: {
    id: 'doctors.edit.emailVoids',
    defaultMessage: 'Another address voids the open invitation. Invite the doctor again then.',
  },
  restrictedMeans: {
    id: 'doctors.edit.restrictedMeans',
    defaultMessage: 'Nothing new can be begun for a restricted doctor. Cases that are under way go on.',
  },
  close: { id: 'doctors.block.close', defaultMessage: 'Close' },
  reassignTo: { id: 'doctors.reassign.label', defaultMessage: 'Who takes over the open cases?' },
  nobody: {
    id: 'doctors.reassign.nobody',
    defaultMessage: 'Nobody: your organisation goes on with them',
  },
  parcelsTo: { id: 'doctors.reassign.parcels', defaultMessage: 'To whom do the parcels go?' },
  parcelsToNobody: {
    id: 'doctors.reassign.parcelsToNobody',
    defaultMessage: 'To no doctor: to your organisation',
  },
  noDoctor: { id: 'doctors.reassign.none', defaultMessage: 'No doctor matches.' },
});

/** Of a doctor who was blocked while giving away their cases was refused. */
export const blockedMessage = defineMessage<{ name: string }>({
  id: 'doctors.block.half',
  defaultMessage: '{name} is blocked. The open cases were not handed over.',
});

export const keepMessage = defineMessage<{ name: string }>({
  id: 'doctors.reassign.keep',
  defaultMessage: 'They stay with {name}',
});

export const belongingsMessages = {
  cases: defineMessage<{ name: string; cases: number; openCases: number }>({
    id: 'doctors.belongings.cases',
    defaultMessage:
      '{name} has {cases, plural, one {# case} other {# cases}}, {openCases, plural, =0 {none of them open} one {# of them open} other {# of them open}}.',
  }),
  openCases: defineMessage<{ cases: string; others: number }>({
    id: 'doctors.belongings.openCases',
    defaultMessage: 'Open: {cases}{others, plural, =0 {} one { and # more} other { and # more}}.',
  }),
  addresses: defineMessage<{ addresses: number }>({
    id: 'doctors.belongings.addresses',
    defaultMessage: '{addresses, plural, one {# address goes} other {# addresses go}} with the doctor.',
  }),
  shipments: defineMessage<{ openShipments: number }>({
    id: 'doctors.belongings.shipments',
    defaultMessage:
      '{openShipments, plural, one {# parcel that has not left goes} other {# parcels that have not left go}} to who takes over.',
  }),
};
