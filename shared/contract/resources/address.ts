import { Type } from 'typebox';
import { ADDRESS_OWNERS, COMPANY_ADDRESS_TYPE, SHIPPING_ADDRESS_TYPE } from '../constants';
import { CountryId, DateTime, ListQuery, NonBlank, Nullable, Reference, Uuid } from './common';

export const Country = Type.Object({ id: Type.Integer(), name: Type.String(), isShippable: Type.Boolean() });
export type Country = Type.Static<typeof Country>;
export const City = Type.Object({ id: Type.Integer(), name: Type.String() });
export type City = Type.Static<typeof City>;
/** The number of a country in the path. */
export const CountryParams = Type.Object({ id: Type.String({ pattern: '^[0-9]{1,4}$' }) });

/** An address of the company, of a doctor of its organisation, or of a patient (specification § 3). */
export const Address = Type.Object({
  uuid: Uuid,
  /** Full name of who receives there. */
  title: Type.String(),
  typeId: Type.Integer(),
  addressType: Reference,
  ownerType: Type.Enum([...ADDRESS_OWNERS]),
  doctorUuid: Nullable(Uuid),
  countryId: Type.Integer(),
  country: Type.Object({ id: Type.Integer(), name: Type.String() }),
  city: Type.String(),
  state: Type.String(),
  street: Type.String(),
  zipCode: Type.String(),
  phone: Type.String(),
  /** The one address that a company's doctors' cases are shipped to, when it ships in bulk (CO-16). */
  isDefaultShippingAddress: Type.Boolean(),
  createdAt: DateTime,
});
export type Address = Type.Static<typeof Address>;

const fields = {
  typeId: Type.Union([Type.Literal(COMPANY_ADDRESS_TYPE), Type.Literal(SHIPPING_ADDRESS_TYPE)]),
  /** Needed for the shipment type only; other addresses are the admin office's (CO-15). */
  ownerType: Type.Optional(Type.Enum(['adminOffice', 'clinic'])),
  title: NonBlank(120),
  countryId: CountryId,
  city: NonBlank(120),
  state: NonBlank(120),
  street: NonBlank(250),
  zipCode: NonBlank(20),
  phone: NonBlank(40),
  isDefaultShippingAddress: Type.Optional(Type.Boolean()),
};
/** A new address; on a change every field is sent again, `isDefaultShippingAddress` only when it was touched (CO-17). */
export const NewAddress = Type.Object(fields);
export type NewAddress = Type.Static<typeof NewAddress>;
export const AddressListQuery = Type.Object({
  ...ListQuery.properties,
  typeId: Type.Optional(Type.Integer()),
});
