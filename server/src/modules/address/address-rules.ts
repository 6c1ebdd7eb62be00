import {
  SHIPPING_ADDRESS_TYPE,
  UNITED_STATES,
  US_STATES,
  type Country,
  type NewAddress,
  type ShipmentType,
} from '@portal/shared/contract';
import { fieldErrors } from '../field-errors';
import type { AddressFields } from './address.repository';

const REQUIRED = 'this field is required';
/** 5 digits or 5+4. */
const ZIP_CODE = /^\d{5}(-\d{4})?$/;

export interface AddressFacts {
  /** Of the address's number; null when there is none. */
  readonly country: Country | null;
  readonly shipmentType: ShipmentType;
}

/**
 * The columns that an address's form stands for, without the default flag (CO-13, CO-14, CO-15, CO-18).
 * @throws PortalError 'validation' with the field that is not right.
 */
export function toAddressFields(body: NewAddress, { country, shipmentType }: AddressFacts): AddressFields {
  const { typeId, countryId, ownerType, isDefaultShippingAddress } = body;
  const isShipping = typeId === SHIPPING_ADDRESS_TYPE;
  if (isShipping && !ownerType) throw fieldErrors({ ownerType: REQUIRED });
  if (!country) throw fieldErrors({ countryId: 'There is no such country' });
  if (isShipping && !country.isShippable)
    throw fieldErrors({ countryId: `Nothing can be shipped to ${country.name}` });
  if (isDefaultShippingAddress) checkMayBeDefault(typeId, shipmentType);
  return {
    typeId,
    countryId,
    ownerType: isShipping && ownerType ? ownerType : 'adminOffice',
    title: body.title.trim(),
    city: body.city.trim(),
    street: body.street.trim(),
    phone: body.phone.trim(),
    ...toRegion(body),
  };
}

/** @throws PortalError 'validation' unless the company ships in bulk and the address is for shipments (CO-16). */
export function checkMayBeDefault(typeId: number, shipmentType: ShipmentType): void {
  const field = 'isDefaultShippingAddress';
  if (typeId !== SHIPPING_ADDRESS_TYPE)
    throw fieldErrors({ [field]: 'Only a shipping address can be the default shipping address' });
  if (shipmentType !== 'bulkshipping')
    throw fieldErrors({ [field]: 'Only companies that ship in bulk have a default shipping address' });
}

/** In the United States the state is one of a list, named or by its letters, and the postal code a Zip Code. */
function toRegion({ countryId, state, zipCode }: NewAddress): Pick<AddressFields, 'state' | 'zipCode'> {
  const region = { state: state.trim(), zipCode: zipCode.trim() };
  if (countryId !== UNITED_STATES) return region;
  const asked = region.state.toLowerCase();
  const found = US_STATES.find(({ code, name }) => [code, name].some((way) => way.toLowerCase() === asked));
  if (!found) throw fieldErrors({ state: 'This is no state of the United States' });
  if (!ZIP_CODE.test(region.zipCode))
    throw fieldErrors({ zipCode: 'A Zip Code has five digits, or five and four with a hyphen' });
  return { ...region, state: found.name };
}
