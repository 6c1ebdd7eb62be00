import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { AddressOwner } from '@portal/shared/contract';

export const messages = defineMessages({
  empty: {
    id: 'company.addresses.empty',
    defaultMessage: 'No addresses yet. Add the first one: what is made for you is shipped to it.',
  },
  emptyReadOnly: { id: 'company.addresses.emptyReadOnly', defaultMessage: 'No addresses yet.' },
  noShipping: {
    id: 'company.addresses.noShipping',
    defaultMessage: '* You don\u0027t have any shipping addresses, please create one',
  },
  defaultMarker: { id: 'company.addresses.defaultMarker', defaultMessage: 'Default Doctor Portal address' },
  goesHere: { id: 'company.addresses.goesHere', defaultMessage: 'Parcels go here' },
  goesHereUnlessDoctors: {
    id: 'company.addresses.goesHereUnlessDoctors',
    defaultMessage: 'Parcels go here, except to doctors who have an address of their own',
  },
  type: { id: 'company.addresses.field.type', defaultMessage: 'Address' },
  owner: { id: 'company.addresses.column.owner', defaultMessage: 'Address Owner' },
  default: { id: 'company.addresses.column.default', defaultMessage: 'Default' },
});

export const noDefaultMessage = defineMessage<{ title: string }>({
  id: 'company.addresses.noDefault',
  defaultMessage: 'No address is the default of your bulk shipping yet. Until one is, parcels go to {title}.',
});

export const defaultMessages = defineMessages({
  use: {
    id: 'company.addresses.default.use',
    defaultMessage: 'Use this as single shipping address for all doctor cases',
  },
  /** The label names doctors' cases alone, and bulk shipping sends the company's own there as well. */
  ownToo: {
    id: 'company.addresses.default.ownToo',
    defaultMessage: 'Parcels of your company’s own cases go there, too.',
  },
  title: { id: 'company.addresses.default.title', defaultMessage: 'Default shipping address' },
  replace: {
    id: 'company.addresses.default.replace',
    defaultMessage:
      'Please note the default shipping address for doctor cases has already been assigned to an existing address, do you want to update the default shipping address to this one?',
  },
  keep: {
    id: 'company.addresses.default.keep',
    defaultMessage:
      'you can not remove the default shipping address without choosing another default shipping address',
  },
});

export const ownerMessages: Readonly<Record<AddressOwner, MessageDescriptor>> = defineMessages({
  adminOffice: { id: 'company.addresses.owner.adminOffice', defaultMessage: 'Admin Office' },
  clinic: { id: 'company.addresses.owner.clinic', defaultMessage: 'Clinic' },
  patient: { id: 'company.addresses.owner.patient', defaultMessage: 'Patient' },
  doctor: { id: 'company.addresses.owner.doctor', defaultMessage: 'Doctor' },
});
