import { Type } from 'typebox';
import {
  ADDRESS_OWNERS,
  ADDRESS_TYPES,
  COMPANY_ADDRESS_TYPE,
  SHIP_TO_VIAS,
  SHIPPING_ADDRESS_TYPE,
} from '../constants';
import { BasedOn, CaseRef, CountryId, DateTime, ListQuery, NonBlank, Nullable, Uuid } from './common';

/** `code` is of ISO 3166-1, two capital letters: pages name the country by it in the person's language. */
export const Country = Type.Object({
  id: Type.Integer(),
  code: Type.String(),
  name: Type.String(),
  isShippable: Type.Boolean(),
});
export type Country = Type.Static<typeof Country>;
export const City = Type.Object({ id: Type.Integer(), name: Type.String() });
export type City = Type.Static<typeof City>;
/** The number of a country in the path. */
export const CountryParams = Type.Object({ id: Type.String({ pattern: '^[0-9]{1,4}$' }) });

/** With `search` at most LIMITS.citySuggestions cities whose name begins so, without regard to case and marks. */
export const CityQuery = Type.Object({ search: Type.Optional(Type.String({ maxLength: 120 })) });

export const AddressType = Type.Object({
  id: Type.Integer(),
  key: Type.Enum(ADDRESS_TYPES.map(({ key }) => key)),
  title: Type.String(),
});
const CountryRef = Type.Object({ id: Type.Integer(), code: Type.String(), name: Type.String() });

/** An address of the company, of a doctor of its organisation, or of a patient (specification § 3). */
export const Address = Type.Object({
  uuid: Uuid,
  /** Full name of who receives there. */
  title: Type.String(),
  typeId: Type.Integer(),
  addressType: AddressType,
  ownerType: Type.Enum([...ADDRESS_OWNERS]),
  doctorUuid: Nullable(Uuid),
  countryId: Type.Integer(),
  country: CountryRef,
  city: Type.String(),
  state: Type.String(),
  street: Type.String(),
  zipCode: Type.String(),
  phone: Type.String(),
  /** The one address that all of a company's parcels go to, its doctors' and its own, when it ships in bulk (CO-16). */
  isDefaultShippingAddress: Type.Boolean(),
  /** Whether the next parcel goes there: that of a doctor's case for an address of the doctor, else that of an own case. */
  isShipTo: Type.Boolean(),
  /** Parcels that are booked to go there and that the courier has not taken yet, with the first of their cases. */
  openShipments: Type.Object({
    count: Type.Integer(),
    caseCount: Type.Integer(),
    cases: Type.Array(CaseRef),
  }),
  /** Counts changes. */
  version: Type.Integer(),
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
/** A new address. */
export const NewAddress = Type.Object(fields);
export type NewAddress = Type.Static<typeof NewAddress>;
/** Every field is sent again, `isDefaultShippingAddress` only when it was touched (CO-17). */
export const AddressChange = Type.Object({ ...fields, version: BasedOn });
export type AddressChange = Type.Static<typeof AddressChange>;
/** An address of a doctor, whose alone it is: neither the office's nor the default of bulk shipping. */
const doctorFields = {
  typeId: fields.typeId,
  title: fields.title,
  countryId: fields.countryId,
  city: fields.city,
  state: fields.state,
  street: fields.street,
  zipCode: fields.zipCode,
  phone: fields.phone,
};
export const NewDoctorAddress = Type.Object(doctorFields);
export type NewDoctorAddress = Type.Static<typeof NewDoctorAddress>;
export const DoctorAddressChange = Type.Object({ ...doctorFields, version: BasedOn });
export type DoctorAddressChange = Type.Static<typeof DoctorAddressChange>;
/** Another shipping address of the company, to which the open shipments go instead. */
export const AddressRemovalQuery = Type.Object({ replaceWith: Type.Optional(Uuid) });

/** Where a parcel goes, as it was when the parcel was booked; before that, where it would go now. */
export const ShipTo = Type.Object({
  via: Type.Enum([...SHIP_TO_VIAS]),
  /** Of the address it was copied from; null once that is removed. */
  addressUuid: Nullable(Uuid),
  addressType: AddressType,
  ownerType: Type.Enum([...ADDRESS_OWNERS]),
  title: Type.String(),
  country: CountryRef,
  state: Type.String(),
  city: Type.String(),
  street: Type.String(),
  zipCode: Type.String(),
  phone: Type.String(),
});
export type ShipTo = Type.Static<typeof ShipTo>;

/** Where a case's parcel goes: the one booked last or, before any is booked, the next. Null where no address is known. */
export const CaseShipTo = Type.Object({
  shipTo: Nullable(ShipTo),
  shipmentUuid: Nullable(Uuid),
});
export type CaseShipTo = Type.Static<typeof CaseShipTo>;

export const AddressListQuery = Type.Object({
  ...ListQuery.properties,
  typeId: Type.Optional(Type.Integer()),
});
