import type { CaseStatus, ShipTo, ShipToVia } from '@portal/shared/contract';
import type { FrozenShipTo } from '../../db/tables/shipment';
import { addressTypeOf } from '../reference/address-type';
import type { AddressRow, Destination } from './ship-to.repository';

/** The copy of an address that a parcel keeps, whatever becomes of the address. */
export function freeze({ row, country, isBulk }: Destination): FrozenShipTo {
  const { ownerType, title, state, city, street, zipCode, phone } = row;
  const addressType = addressTypeOf(row.typeId);
  return {
    via: viaOf(row, isBulk),
    addressType,
    ownerType,
    title,
    country,
    state,
    city,
    street,
    zipCode,
    phone,
  };
}

function viaOf({ doctorId, isDefaultShippingAddress }: AddressRow, isBulk: boolean): ShipToVia {
  if (doctorId !== null) return 'doctor';
  return isBulk && isDefaultShippingAddress ? 'default' : 'company';
}

/** Whether the lab sends it to the doctor's own address, as in drop shipping: it does not come to the organisation. */
export const goesStraight = ({ shipTo }: { readonly shipTo: FrozenShipTo | null }): boolean =>
  shipTo?.via === 'doctor';

/** A parcel's address as calls answer it. */
export function toShipTo(shipTo: FrozenShipTo | null, addressUuid: string | null): ShipTo | null {
  return shipTo && { ...shipTo, addressUuid };
}

/** In these the parcel that was booked last is what there is to know; before, and when the case is treated again, the next one. */
const BOOKED: readonly CaseStatus[] = ['IN_SHIPPING', 'FIRST_MILE_SHIPPED', 'SHIPPED', 'ACTIVE', 'COMPLETE'];
/** Nothing is sent any more. */
const OVER: readonly CaseStatus[] = ['CANCELED', 'CANCELED_REFINEMENT', 'EXPIRED'];

export const isBooked = (status: CaseStatus): boolean => BOOKED.includes(status) || OVER.includes(status);
