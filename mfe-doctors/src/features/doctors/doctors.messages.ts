import type { DoctorStatus } from '@portal/shared/contract';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'doctors.list.title', defaultMessage: 'Doctors' },
  subtitle: { id: 'doctors.list.subtitle', defaultMessage: 'The doctors of your organisation.' },
  search: { id: 'doctors.list.search', defaultMessage: 'Search by name, email or ID' },
  allStatuses: { id: 'doctors.list.allStatuses', defaultMessage: 'All statuses' },
  severalStatuses: { id: 'doctors.list.severalStatuses', defaultMessage: 'Several statuses' },
  createdFrom: { id: 'doctors.list.createdFrom', defaultMessage: 'Created from' },
  createdTo: { id: 'doctors.list.createdTo', defaultMessage: 'Created to' },
  none: {
    id: 'doctors.list.none',
    defaultMessage: 'No doctors yet. Doctors added by your organisation appear here.',
  },
  noneFound: { id: 'doctors.list.noneFound', defaultMessage: 'No doctor matches.' },
  detailTitle: { id: 'doctors.detail.title', defaultMessage: 'Doctor' },
  profile: { id: 'doctors.detail.profile', defaultMessage: 'Profile' },
  back: { id: 'doctors.detail.back', defaultMessage: 'All doctors' },
});

/** How many doctors a search and filter leave. */
export const countMessage = defineMessage<{ count: number }>({
  id: 'doctors.list.count',
  defaultMessage: '{count, plural, one {# doctor} other {# doctors}}',
});

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
