import { Type } from 'typebox';
import { CASE_SIDES, SHIPMENT_STATUSES } from '../constants';
import { ShipTo } from './address';
import { CaseRef, DateTime, ListQuery, Nullable, Uuid } from './common';

export const Courier = Type.Object({ id: Type.Integer(), title: Type.String() });

export const Shipment = Type.Object({
  uuid: Uuid,
  identifier: Type.String(),
  side: Type.Enum([...CASE_SIDES]),
  status: Type.Enum([...SHIPMENT_STATUSES]),
  airwayBillNumber: Nullable(Type.String()),
  courier: Nullable(Courier),
  /** Where the courier tells the way of the parcel. */
  trackingUrl: Nullable(Type.String()),
  caseCount: Type.Integer(),
  cases: Type.Array(CaseRef),
  /** The address it was booked to; null where none was known, and for parcels of before this was kept. */
  shipTo: Nullable(ShipTo),
  createdAt: DateTime,
  shippedAt: Nullable(DateTime),
  /** The way from the organisation to the doctor, once it was sent on. */
  lastMile: Nullable(
    Type.Object({
      courier: Nullable(Courier),
      airwayBillNumber: Nullable(Type.String()),
      shippedAt: DateTime,
    }),
  ),
});
export type Shipment = Type.Static<typeof Shipment>;
export const ShipmentListQuery = Type.Object({
  ...ListQuery.properties,
  status: Type.Optional(Type.Enum([...SHIPMENT_STATUSES])),
  search: Type.Optional(Type.String({ maxLength: 120 })),
});
