import { ADDRESS_TYPES, type Address } from '@portal/shared/contract';
import type { AddressRecord } from './address.repository';

/** An address as calls answer it. */
export function toAddress({ row, country, doctorUuid, openShipments }: AddressRecord): Address {
  return {
    uuid: row.uuid,
    title: row.title,
    typeId: row.typeId,
    addressType: addressTypeOf(row.typeId),
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
    openShipments,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The kind of address of a number that the database holds. */
export function addressTypeOf(typeId: number): Address['addressType'] {
  const type = ADDRESS_TYPES.find(({ id }) => id === typeId);
  if (!type) throw new Error(`There is no kind of address ${typeId}`);
  return { ...type };
}
