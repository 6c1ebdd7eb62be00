import { ADDRESS_TYPES, type Address } from '@portal/shared/contract';
import type { AddressRecord } from './address.repository';

/** An address as calls answer it. */
export function toAddress({ row, country, doctorUuid }: AddressRecord): Address {
  return {
    uuid: row.uuid,
    title: row.title,
    typeId: row.typeId,
    addressType: typeOf(row.typeId),
    ownerType: row.ownerType,
    doctorUuid,
    countryId: row.countryId,
    country,
    city: row.city,
    state: row.state,
    street: row.street,
    zipCode: row.zipCode,
    phone: row.phone,
    isDefaultShippingAddress: row.isDefaultShippingAddress,
    createdAt: row.createdAt.toISOString(),
  };
}

function typeOf(typeId: number): Address['addressType'] {
  const type = ADDRESS_TYPES.find(({ id }) => id === typeId);
  if (!type) throw new Error(`There is no kind of address ${typeId}`);
  return { ...type };
}
