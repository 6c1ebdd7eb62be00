import type { Address } from '@portal/shared/contract';
import { addressTypeOf } from '../reference/address-type';
import type { AddressRecord } from './address.repository';

/** An address as calls answer it. */
export function toAddress({ row, country, doctorUuid, openShipments, isShipTo }: AddressRecord): Address {
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
    isShipTo,
    openShipments,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}
