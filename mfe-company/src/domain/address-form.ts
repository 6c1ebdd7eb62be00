import {
  COMPANY_ADDRESS_TYPE,
  SHIPPING_ADDRESS_TYPE,
  type Address,
  type AddressChange,
  type NewAddress,
} from '@portal/shared/contract';

type Owner = NonNullable<NewAddress['ownerType']>;

/** What the form of an address holds. */
export interface AddressValues {
  readonly typeId: NewAddress['typeId'];
  /** Of the shipment type only. */
  readonly ownerType?: Owner;
  readonly title: string;
  readonly countryId: number;
  readonly city: string;
  readonly state: string;
  readonly street: string;
  readonly zipCode: string;
  readonly phone: string;
  /** Undefined until somebody touches the checkbox (CO-17). */
  readonly isDefaultShippingAddress?: boolean;
}

/** The numbers of the owners, as the reference list of the client has them, and what calls name them (CO-15). */
export const OWNERS_BY_NUMBER: Readonly<Record<number, Owner>> = { 1: 'adminOffice', 2: 'clinic' };
export const OWNERS = Object.values(OWNERS_BY_NUMBER);

/** Billing is not the company's to choose (CO-15). */
const SELECTABLE_TYPES = [COMPANY_ADDRESS_TYPE, SHIPPING_ADDRESS_TYPE] as const;

/** A form that begins: the company's address, of nobody in particular. */
export const NEW_ADDRESS: Pick<AddressValues, 'typeId'> = { typeId: COMPANY_ADDRESS_TYPE };

export function isForShipments({ typeId }: Pick<Address, 'typeId'>): boolean {
  return typeId === SHIPPING_ADDRESS_TYPE;
}

/** An address as its form begins; a kind that cannot be chosen any more has to be chosen anew. */
export function toAddressValues(address: Address): Partial<AddressValues> {
  const { typeId, title, countryId, city, state, street, zipCode, phone } = address;
  const type = SELECTABLE_TYPES.find((selectable) => selectable === typeId);
  const owner = OWNERS.find((known) => known === address.ownerType);
  return {
    ...(type !== undefined && { typeId: type }),
    ...(isForShipments(address) && owner && { ownerType: owner }),
    ...{ title, countryId, city, state, street, zipCode, phone },
  };
}

/** What is sent: an address that is not for shipments is the admin office's and no default (CO-15, CO-17). */
export function toNewAddress(
  { ownerType, isDefaultShippingAddress: isDefault, ...fields }: AddressValues,
  { isBulk }: { isBulk: boolean },
): NewAddress {
  const isShipping = isForShipments(fields);
  const owner = isShipping ? ownerType : 'adminOffice';
  return {
    ...fields,
    ...(owner && { ownerType: owner }),
    ...(isShipping && isBulk && isDefault !== undefined && { isDefaultShippingAddress: isDefault }),
  };
}

export function toAddressChange(
  values: AddressValues,
  company: { isBulk: boolean },
  { version }: Pick<Address, 'version'>,
): AddressChange {
  return { ...toNewAddress(values, company), version };
}
