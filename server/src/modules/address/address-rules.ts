import {
  SHIPPING_ADDRESS_TYPE,
  UNITED_STATES,
  US_STATES,
  type Country,
  type NewAddress,
  type ShipmentType,
} from '@portal/shared/contract';
import { fieldRefusal } from '../../refusals';
import { checkPhone } from '../check-phone';
import type { AddressFields } from './address.repository';

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
  if (isShipping && !ownerType) throw fieldRefusal({ ownerType: 'required' });
  if (!country) throw fieldRefusal({ countryId: 'unknownCountry' });
  if (isShipping && !country.isShippable)
    throw fieldRefusal({ countryId: { code: 'notShippable', values: { country: country.name } } });
  checkPhone(body.phone);
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
  if (typeId !== SHIPPING_ADDRESS_TYPE) throw fieldRefusal({ [field]: 'defaultNotShipping' });
  if (shipmentType !== 'bulkshipping') throw fieldRefusal({ [field]: 'defaultNotBulk' });
}

/** In the United States the state is one of a list, named or by its letters, and the postal code a Zip Code. */
function toRegion({ countryId, state, zipCode }: NewAddress): Pick<AddressFields, 'state' | 'zipCode'> {
  const region = { state: state.trim(), zipCode: zipCode.trim() };
  if (countryId !== UNITED_STATES) return region;
  const asked = region.state.toLowerCase();
  const found = US_STATES.find(({ code, name }) => [code, name].some((way) => way.toLowerCase() === asked));
  if (!found) throw fieldRefusal({ state: 'unknownState' });
  if (!ZIP_CODE.test(region.zipCode)) throw fieldRefusal({ zipCode: 'zipCode' });
  return { ...region, state: found.name };
}
