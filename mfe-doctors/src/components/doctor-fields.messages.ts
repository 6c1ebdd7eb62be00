import type { DoctorStatus, InvitationState } from '@portal/shared/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const fieldMessages = defineMessages({
  name: { id: 'doctors.field.name', defaultMessage: 'Name' },
  email: { id: 'doctors.field.email', defaultMessage: 'Email' },
  externalDoctorId: { id: 'doctors.field.externalDoctorId', defaultMessage: 'External ID' },
  status: { id: 'doctors.field.status', defaultMessage: 'Status' },
  country: { id: 'doctors.field.country', defaultMessage: 'Country' },
  assignedRm: { id: 'doctors.field.assignedRm', defaultMessage: 'Relationship manager' },
  createdAt: { id: 'doctors.field.createdAt', defaultMessage: 'Created at' },
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
