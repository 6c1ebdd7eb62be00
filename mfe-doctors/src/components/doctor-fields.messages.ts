import type { DoctorStatus, InvitationMailState, InvitationState } from '@portal/shared/contract';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const fieldMessages = defineMessages({
  name: { id: 'doctors.field.name', defaultMessage: 'Name' },
  email: { id: 'doctors.field.email', defaultMessage: 'Email' },
  externalDoctorId: { id: 'doctors.field.externalDoctorId', defaultMessage: 'External ID' },
  status: { id: 'doctors.field.status', defaultMessage: 'Status' },
  country: { id: 'doctors.field.country', defaultMessage: 'Country' },
  assignedRm: { id: 'doctors.field.assignedRm', defaultMessage: 'Relationship manager' },
  createdAt: { id: 'doctors.field.createdAt', defaultMessage: 'Created at' },
  invitation: { id: 'doctors.field.invitation', defaultMessage: 'Invitation' },
  openCases: { id: 'doctors.field.openCases', defaultMessage: 'Open cases' },
  lastActivityAt: { id: 'doctors.field.lastActivityAt', defaultMessage: 'Last activity' },
});

export const statusMessages: Record<DoctorStatus, MessageDescriptor> = defineMessages({
  active: { id: 'doctors.status.active', defaultMessage: 'Active' },
  invited: { id: 'doctors.status.invited', defaultMessage: 'Invited' },
  blocked: { id: 'doctors.status.blocked', defaultMessage: 'Blocked' },
  restricted: { id: 'doctors.status.restricted', defaultMessage: 'Restricted' },
});

export const invitationStateMessages: Record<InvitationState, MessageDescriptor> = defineMessages({
  none: { id: 'doctors.invitation.none', defaultMessage: 'Not invited yet' },
  open: { id: 'doctors.invitation.open', defaultMessage: 'Waiting for acceptance' },
  lapsed: { id: 'doctors.invitation.lapsed', defaultMessage: 'Lapsed' },
  accepted: { id: 'doctors.invitation.accepted', defaultMessage: 'Accepted' },
});

/** What became of an invitation's mail that has not left. */
export const invitationMailMessages: Record<
  Exclude<InvitationMailState, 'sent'>,
  MessageDescriptor
> = defineMessages({
  waiting: { id: 'doctors.invitation.mailWaits', defaultMessage: 'The mail is on its way' },
  failed: { id: 'doctors.invitation.mailFailed', defaultMessage: 'The mail could not be delivered' },
});

export const invitationDayMessages = {
  sent: defineMessage<{ day: string }>({
    id: 'doctors.invitation.mailSentOn',
    defaultMessage: 'Mail sent {day}',
  }),
  lapsed: defineMessage<{ day: string }>({
    id: 'doctors.invitation.lapsedOn',
    defaultMessage: 'Could be accepted until {day}',
  }),
  accepted: defineMessage<{ day: string }>({
    id: 'doctors.invitation.acceptedOn',
    defaultMessage: 'Since {day}',
  }),
};
