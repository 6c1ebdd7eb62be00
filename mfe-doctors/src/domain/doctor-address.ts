import {
  COMPANY_ADDRESS_TYPE,
  SHIPPING_ADDRESS_TYPE,
  type Address,
  type NewDoctorAddress,
} from '@portal/shared/contract';

/** Billing is not the doctor's to choose, as little as the company's. */
export const DOCTOR_ADDRESS_TYPES = [SHIPPING_ADDRESS_TYPE, COMPANY_ADDRESS_TYPE] as const;

/** A form that begins: what is made for the doctor's patients is shipped somewhere. */
export const NEW_DOCTOR_ADDRESS: Pick<NewDoctorAddress, 'typeId'> = { typeId: SHIPPING_ADDRESS_TYPE };

export function isForShipments({ typeId }: Pick<Address, 'typeId'>): boolean {
  return typeId === SHIPPING_ADDRESS_TYPE;
}

/** An address as its form begins; a kind that cannot be chosen has to be chosen anew. */
export function toDoctorAddressValues(address: Address): Partial<NewDoctorAddress> {
  const { typeId, title, countryId, city, state, street, zipCode, phone } = address;
  const type = DOCTOR_ADDRESS_TYPES.find((selectable) => selectable === typeId);
  return {
    ...(type !== undefined && { typeId: type }),
    ...{ title, countryId, city, state, street, zipCode, phone },
  };
}
