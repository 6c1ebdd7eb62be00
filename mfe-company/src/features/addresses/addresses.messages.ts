import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { AddressOwner, AddressTypeKey } from '@portal/shared/contract';

export const messages = defineMessages({
  title: { id: 'company.addresses.title', defaultMessage: 'Addresses' },
  empty: {
    id: 'company.addresses.empty',
    defaultMessage: 'No addresses yet. Add the first one: what is made for you is shipped to it.',
  },
  noShipping: {
    id: 'company.addresses.noShipping',
    defaultMessage: '* You don\u0027t have any shipping addresses, please create one',
  },
  add: { id: 'company.addresses.add', defaultMessage: 'Add address' },
  added: { id: 'company.addresses.added', defaultMessage: 'Address added' },
  edit: { id: 'company.addresses.edit', defaultMessage: 'Edit address' },
  edited: { id: 'company.addresses.edited', defaultMessage: 'Address updated' },
  remove: { id: 'company.addresses.remove', defaultMessage: 'Remove address' },
  removed: { id: 'company.addresses.removed', defaultMessage: 'Address removed' },
  confirmRemoval: { id: 'company.addresses.confirmRemoval', defaultMessage: 'Remove' },
  replaceWith: { id: 'company.addresses.replaceWith', defaultMessage: 'Ship them instead to' },
  noReplacement: {
    id: 'company.addresses.noReplacement',
    defaultMessage: 'There is no other shipping address. Add one first.',
  },
  defaultMarker: { id: 'company.addresses.defaultMarker', defaultMessage: 'Default Doctor Portal address' },
});

export const columnMessages = defineMessages({
  title: { id: 'company.addresses.column.title', defaultMessage: 'Full Name' },
  type: { id: 'company.addresses.column.type', defaultMessage: 'Address Type' },
  owner: { id: 'company.addresses.column.owner', defaultMessage: 'Address Owner' },
  country: { id: 'company.addresses.column.country', defaultMessage: 'Country' },
  city: { id: 'company.addresses.column.city', defaultMessage: 'City' },
  state: { id: 'company.addresses.column.state', defaultMessage: 'State' },
  street: { id: 'company.addresses.column.street', defaultMessage: 'St.Name' },
  zipCode: { id: 'company.addresses.column.zipCode', defaultMessage: 'Zip Code' },
  phone: { id: 'company.addresses.column.phone', defaultMessage: 'Phone' },
  default: { id: 'company.addresses.column.default', defaultMessage: 'Default' },
  actions: { id: 'company.addresses.column.actions', defaultMessage: 'Actions' },
});

export const fieldMessages = defineMessages({
  type: { id: 'company.addresses.field.type', defaultMessage: 'Address' },
  street: { id: 'company.addresses.field.street', defaultMessage: 'Street' },
  region: { id: 'company.addresses.field.region', defaultMessage: 'Region' },
  postalCode: { id: 'company.addresses.field.postalCode', defaultMessage: 'Postal Code' },
});

export const defaultMessages = defineMessages({
  use: {
    id: 'company.addresses.default.use',
    defaultMessage: 'Use this as single shipping address for all doctor cases',
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

export const typeMessages: Readonly<Record<AddressTypeKey, MessageDescriptor>> = defineMessages({
  company: { id: 'company.addresses.type.company', defaultMessage: 'Company address' },
  shipment: { id: 'company.addresses.type.shipment', defaultMessage: 'Shipment' },
  billing: { id: 'company.addresses.type.billing', defaultMessage: 'Billing' },
});

export const ownerMessages: Readonly<Record<AddressOwner, MessageDescriptor>> = defineMessages({
  adminOffice: { id: 'company.addresses.owner.adminOffice', defaultMessage: 'Admin Office' },
  clinic: { id: 'company.addresses.owner.clinic', defaultMessage: 'Clinic' },
  patient: { id: 'company.addresses.owner.patient', defaultMessage: 'Patient' },
  doctor: { id: 'company.addresses.owner.doctor', defaultMessage: 'Doctor' },
});

export const editOfMessage = defineMessage<{ title: string }>({
  id: 'company.addresses.editOf',
  defaultMessage: 'Edit the address of {title}',
});

export const removeOfMessage = defineMessage<{ title: string }>({
  id: 'company.addresses.removeOf',
  defaultMessage: 'Remove the address of {title}',
});

export const askRemovalMessage = defineMessage<{ title: string; street: string; city: string }>({
  id: 'company.addresses.askRemoval',
  defaultMessage: 'The address of {title}, {street}, {city}, will be removed.',
});

export const notShippableMessage = defineMessage<{ country: string }>({
  id: 'company.addresses.notShippable',
  defaultMessage: 'Nothing can be shipped to {country}. Choose another country.',
});

export const openShipmentsMessage = defineMessage<{ count: number }>({
  id: 'company.addresses.openShipments',
  defaultMessage: '{count, plural, one {# open shipment} other {# open shipments}}',
});

export const goHereMessage = defineMessage<{ count: number }>({
  id: 'company.addresses.goHere',
  defaultMessage:
    '{count, plural, one {# open shipment goes to this address} other {# open shipments go to this address}}',
});

export const ofCasesMessage = defineMessage<{ cases: string; others: number }>({
  id: 'company.addresses.ofCases',
  defaultMessage: 'Cases: {cases}{others, plural, =0 {} one { and # other} other { and # others}}',
});

export const staysMessage = defineMessage({
  id: 'company.addresses.stays',
  defaultMessage: 'A parcel keeps the address as it was when it was booked; a change is for the next ones.',
});
