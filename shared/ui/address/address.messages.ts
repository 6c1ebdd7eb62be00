import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { AddressTypeKey } from '../../contract';

type AddressPart =
  | 'addressType'
  | 'title'
  | 'country'
  | 'city'
  | 'state'
  | 'streetName'
  | 'street'
  | 'zipCode'
  | 'phone'
  | 'region'
  | 'postalCode'
  | 'actions';

/** What the parts of an address are called, in its form and in tables. */
export const addressMessages: Readonly<Record<AddressPart, MessageDescriptor>> = defineMessages({
  addressType: { id: 'shared.address.addressType', defaultMessage: 'Address Type' },
  title: { id: 'shared.address.title', defaultMessage: 'Full Name' },
  country: { id: 'shared.address.country', defaultMessage: 'Country' },
  city: { id: 'shared.address.city', defaultMessage: 'City' },
  state: { id: 'shared.address.state', defaultMessage: 'State' },
  streetName: { id: 'shared.address.streetName', defaultMessage: 'St.Name' },
  street: { id: 'shared.address.street', defaultMessage: 'Street' },
  zipCode: { id: 'shared.address.zipCode', defaultMessage: 'Zip Code' },
  phone: { id: 'shared.address.phone', defaultMessage: 'Phone' },
  region: { id: 'shared.address.region', defaultMessage: 'Region' },
  postalCode: { id: 'shared.address.postalCode', defaultMessage: 'Postal Code' },
  actions: { id: 'shared.address.actions', defaultMessage: 'Actions' },
});

type AddressText =
  | 'addresses'
  | 'add'
  | 'added'
  | 'edit'
  | 'edited'
  | 'remove'
  | 'removed'
  | 'confirmRemoval'
  | 'replaceWith'
  | 'noReplacement'
  | 'stays';

/** What is done with addresses. */
export const addressActionMessages: Readonly<Record<AddressText, MessageDescriptor>> = defineMessages({
  addresses: { id: 'shared.address.addresses', defaultMessage: 'Addresses' },
  add: { id: 'shared.address.add', defaultMessage: 'Add address' },
  added: { id: 'shared.address.added', defaultMessage: 'Address added' },
  edit: { id: 'shared.address.edit', defaultMessage: 'Edit address' },
  edited: { id: 'shared.address.edited', defaultMessage: 'Address updated' },
  remove: { id: 'shared.address.remove', defaultMessage: 'Remove address' },
  removed: { id: 'shared.address.removed', defaultMessage: 'Address removed' },
  confirmRemoval: { id: 'shared.address.confirmRemoval', defaultMessage: 'Remove' },
  replaceWith: { id: 'shared.address.replaceWith', defaultMessage: 'Ship them instead to' },
  noReplacement: {
    id: 'shared.address.noReplacement',
    defaultMessage: 'There is no other shipping address. Add one first.',
  },
  stays: {
    id: 'shared.address.stays',
    defaultMessage: 'A parcel keeps the address as it was when it was booked; a change is for the next ones.',
  },
});

export const addressTypeMessages: Readonly<Record<AddressTypeKey, MessageDescriptor>> = defineMessages({
  company: { id: 'shared.address.type.company', defaultMessage: 'Company address' },
  shipment: { id: 'shared.address.type.shipment', defaultMessage: 'Shipment' },
  billing: { id: 'shared.address.type.billing', defaultMessage: 'Billing' },
});
