import type { InvitationMailState } from '@portal/shared/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { DoctorTab } from '../../domain/doctor-tabs';

export const messages = defineMessages({
  title: { id: 'doctors.detail.title', defaultMessage: 'Doctor' },
  back: { id: 'doctors.detail.back', defaultMessage: 'All doctors' },
  tabs: { id: 'doctors.detail.tabs', defaultMessage: 'Parts of the doctor' },
});

export const tabMessages: Record<DoctorTab, MessageDescriptor> = defineMessages({
  profile: { id: 'doctors.detail.profile', defaultMessage: 'Profile' },
  cases: { id: 'doctors.detail.cases', defaultMessage: 'Cases' },
  addresses: { id: 'doctors.detail.addresses', defaultMessage: 'Addresses' },
  statistics: { id: 'doctors.detail.statistics', defaultMessage: 'Statistics' },
  history: { id: 'doctors.detail.history', defaultMessage: 'History' },
});

export const invitationMessages = defineMessages({
  title: { id: 'doctors.invitation.title', defaultMessage: 'Invitation' },
  state: { id: 'doctors.invitation.state', defaultMessage: 'State' },
  invitedAt: { id: 'doctors.invitation.invitedAt', defaultMessage: 'Invited at' },
  mail: { id: 'doctors.invitation.mail', defaultMessage: 'Mail' },
  mailSentAt: { id: 'doctors.invitation.mailSentAt', defaultMessage: 'Mail sent at' },
  expiresAt: { id: 'doctors.invitation.expiresAt', defaultMessage: 'Valid until' },
  acceptedAt: { id: 'doctors.invitation.acceptedAt', defaultMessage: 'Accepted at' },
});

export const mailMessages: Record<InvitationMailState, MessageDescriptor> = defineMessages({
  waiting: { id: 'doctors.invitation.mail.waiting', defaultMessage: 'Waiting to be sent' },
  sent: { id: 'doctors.invitation.mail.sent', defaultMessage: 'Sent' },
  failed: { id: 'doctors.invitation.mail.failed', defaultMessage: 'Could not be delivered' },
});
