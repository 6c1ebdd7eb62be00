import type { DoctorHistoryAction, DoctorHistoryField } from '@portal/shared/contract';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import { fieldMessages } from '../../../components/doctor-fields.messages';

export const messages = defineMessages({
  none: { id: 'doctors.history.none', defaultMessage: 'Nothing has been recorded yet.' },
  doctor: { id: 'doctors.history.doctor', defaultMessage: 'The doctor' },
});

export const actionMessages: Record<DoctorHistoryAction, MessageDescriptor> = defineMessages({
  created: { id: 'doctors.history.action.created', defaultMessage: 'Doctor added' },
  changed: { id: 'doctors.history.action.changed', defaultMessage: 'Details changed' },
  invited: { id: 'doctors.history.action.invited', defaultMessage: 'Doctor invited' },
  accepted: { id: 'doctors.history.action.accepted', defaultMessage: 'Invitation accepted' },
  blocked: { id: 'doctors.history.action.blocked', defaultMessage: 'Doctor blocked' },
  restricted: { id: 'doctors.history.action.restricted', defaultMessage: 'Doctor restricted' },
  activated: { id: 'doctors.history.action.activated', defaultMessage: 'Doctor activated' },
  removed: { id: 'doctors.history.action.removed', defaultMessage: 'Doctor removed' },
  casesReassigned: {
    id: 'doctors.history.action.casesReassigned',
    defaultMessage: 'Cases given to another doctor',
  },
  casesReceived: {
    id: 'doctors.history.action.casesReceived',
    defaultMessage: 'Cases received from another doctor',
  },
  addressAdded: { id: 'doctors.history.action.addressAdded', defaultMessage: 'Address added' },
  addressChanged: { id: 'doctors.history.action.addressChanged', defaultMessage: 'Address changed' },
  addressRemoved: { id: 'doctors.history.action.addressRemoved', defaultMessage: 'Address removed' },
});

const ownFieldMessages = defineMessages({
  doctor: { id: 'doctors.history.field.doctor', defaultMessage: 'Doctor' },
  cases: { id: 'doctors.history.field.cases', defaultMessage: 'Cases' },
  address: { id: 'doctors.history.field.address', defaultMessage: 'Address' },
});

const { name, email, externalDoctorId, country, assignedRm } = fieldMessages;
export const changedFieldMessages: Record<DoctorHistoryField, MessageDescriptor> = {
  ...{ name, email, externalDoctorId, country, assignedRm },
  ...ownFieldMessages,
};

/** Values are isolated: a name's direction is its own. */
export const becameMessage = defineMessage<{ field: string; from: string; to: string }>({
  id: 'doctors.history.became',
  defaultMessage: '{field}: \u2068{from}\u2069 → \u2068{to}\u2069',
});

export const isMessage = defineMessage<{ field: string; value: string }>({
  id: 'doctors.history.is',
  defaultMessage: '{field}: \u2068{value}\u2069',
});
