/** Kinds of address: 1 Company address (the default), 2 shipment, 3 billing (not selectable) (specification § 3). */
export const ADDRESS_TYPES = [
  { id: 1, key: 'company', title: 'Company address' },
  { id: 2, key: 'shipment', title: 'shipment' },
  { id: 3, key: 'billing', title: 'billing' },
] as const;
/** By these pages translate the kinds. */
export type AddressTypeKey = (typeof ADDRESS_TYPES)[number]['key'];
export const COMPANY_ADDRESS_TYPE = 1;
export const SHIPPING_ADDRESS_TYPE = 2;
export const BILLING_ADDRESS_TYPE = 3;

/** Whose an address is; patients' addresses are hidden from lists of pages. */
export const ADDRESS_OWNERS = ['adminOffice', 'clinic', 'patient', 'doctor'] as const;
export type AddressOwner = (typeof ADDRESS_OWNERS)[number];

/**
 * Why a parcel goes where it goes: to the company's default shipping address (bulk shipping), to its doctor, or to another
 * shipping address of the company.
 */
export const SHIP_TO_VIAS = ['default', 'doctor', 'company'] as const;
export type ShipToVia = (typeof SHIP_TO_VIAS)[number];

/** ISO 3166-1 number of the United States: their addresses have a state of a list and a Zip Code (CO-14). */
export const UNITED_STATES = 840;
