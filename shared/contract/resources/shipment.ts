import { Type } from 'typebox';
import {
  ARCHES,
  BATCH_NUMBERS,
  CASE_SIDES,
  LIMITS,
  PRODUCTS,
  REQUEST_TYPES,
  SHIPMENT_ARRIVALS,
  SHIPMENT_STATUSES,
} from '../constants';
import { ShipTo } from './address';
import { CaseRef, DateTime, ErrorReply, ListQuery, NonBlank, Nullable, Uuid } from './common';

export const Courier = Type.Object({ id: Type.Integer(), title: Type.String() });

/** A courier to choose (SM-06). */
export const ListedCourier = Type.Object({
  ...Courier.properties,
  /** Where the courier tells the way of a parcel; `{airwayBill}` stands for the number. Null where there is no such page. */
  trackingTemplate: Nullable(Type.String()),
  /** A regular expression for the whole of a number without spaces and hyphens; null where any number is taken. */
  airwayBillPattern: Nullable(Type.String()),
  /** A number of that form, to show. */
  airwayBillExample: Nullable(Type.String()),
});
export type ListedCourier = Type.Static<typeof ListedCourier>;

/** The way from the organisation to the doctor: courier and airway bill are of this way alone, and either may be unknown. */
export const LastMileWay = Type.Object({
  courier: Nullable(Courier),
  airwayBillNumber: Nullable(Type.String()),
  trackingUrl: Nullable(Type.String()),
  shippedAt: DateTime,
});

/** Why a case is in a parcel: an order of it, perhaps of a refinement, or a request for it (specification § 3). */
export const ShipmentContent = Type.Object({
  case: CaseRef,
  order: Nullable(Type.Object({ uuid: Uuid, identifier: Type.String() })),
  batch: Nullable(
    Type.Object({
      uuid: Uuid,
      number: Type.Enum([...BATCH_NUMBERS]),
      fromStage: Nullable(Type.Integer()),
      toStage: Nullable(Type.Integer()),
    }),
  ),
  plan: Nullable(Type.Object({ uuid: Uuid, number: Type.Integer(), createdAt: DateTime })),
  refinement: Nullable(Type.Object({ uuid: Uuid, number: Type.Integer() })),
  request: Nullable(
    Type.Object({
      uuid: Uuid,
      identifier: Type.String(),
      type: Type.Enum([...REQUEST_TYPES]),
      fromStep: Type.Integer(),
      toStep: Type.Integer(),
      arch: Type.Enum([...ARCHES]),
    }),
  ),
  /** The way on of what was sent on by itself; null where it goes as the whole parcel does. */
  lastMile: Type.Optional(Nullable(LastMileWay)),
});
export type ShipmentContent = Type.Static<typeof ShipmentContent>;

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
  /** In the order of the cases; what was booked before orders and requests were kept with it has neither. */
  contents: Type.Array(ShipmentContent),
  /** The address it was booked to; null where none was known, and for parcels of before this was kept. */
  shipTo: Nullable(ShipTo),
  createdAt: DateTime,
  shippedAt: Nullable(DateTime),
  /** The way from the organisation to the doctor, once it was sent on; among the shipments of a case, that of the case. */
  lastMile: Nullable(LastMileWay),
  /** What was said last of its arrival, on the way that it has gone last; null while nobody has said anything. */
  arrival: Nullable(
    Type.Object({
      status: Type.Enum([...SHIPMENT_ARRIVALS]),
      note: Nullable(Type.String()),
      /** Who said so. */
      byName: Nullable(Type.String()),
      /** The case in whose chat the report stands; null for a parcel that arrived. */
      caseUuid: Nullable(Uuid),
      reportedAt: DateTime,
    }),
  ),
});
export type Shipment = Type.Static<typeof Shipment>;
export const ShipmentListQuery = Type.Object({
  ...ListQuery.properties,
  status: Type.Optional(Type.Enum([...SHIPMENT_STATUSES])),
  search: Type.Optional(Type.String({ maxLength: 120 })),
});

/** Counts of a list of shipments, for its tabs and badges. */
export const ShipmentStatistics = Type.Object({
  counts: Type.Array(Type.Object({ status: Type.Enum([...SHIPMENT_STATUSES]), count: Type.Integer() })),
  /** Doctors' parcels that have come and are still to be sent on; those straight to the doctor are not. */
  toBeSentOn: Type.Integer(),
  /** Reported missing or wrong, and not arrived since. */
  reported: Type.Integer(),
});
export type ShipmentStatistics = Type.Static<typeof ShipmentStatistics>;

/** What who waited for a parcel says of it; a report goes into the chat of a case in it, the first one unless said. */
export const ArrivalReport = Type.Object({
  arrival: Type.Enum([...SHIPMENT_ARRIVALS]),
  note: Type.Optional(NonBlank(2_000)),
  caseUuid: Type.Optional(Uuid),
});
export type ArrivalReport = Type.Static<typeof ArrivalReport>;

/** Parcels that go on together, each with the airway bill of its own; `courierId` holds for those without one. */
export const LastMiles = Type.Object({
  courierId: Type.Optional(Type.Integer()),
  shipments: Type.Array(
    Type.Object({
      uuid: Uuid,
      courierId: Type.Optional(Type.Integer()),
      airwayBillNumber: Type.Optional(NonBlank(LIMITS.airwayBillLength)),
    }),
    { minItems: 1, maxItems: LIMITS.shipmentsAtOnce },
  ),
});
export type LastMiles = Type.Static<typeof LastMiles>;

/** What became of each, in the order of the call: sent on, or refused as the call for that one alone would be. */
export const LastMileResults = Type.Object({
  results: Type.Array(
    Type.Object({ uuid: Uuid, shipment: Nullable(Shipment), refusal: Nullable(ErrorReply) }),
  ),
});
export type LastMileResults = Type.Static<typeof LastMileResults>;

/** All that stands on the slip that is printed and put into a parcel; where its cases are of several doctors, each has a sheet. */
export const PackingSlip = Type.Object({
  shipment: Shipment,
  company: Type.Object({
    name: Type.String(),
    phone: Nullable(Type.String()),
    email: Nullable(Type.String()),
  }),
  lines: Type.Array(
    Type.Object({
      ...ShipmentContent.properties,
      clientReferenceId: Nullable(Type.String()),
      doctorName: Nullable(Type.String()),
      doctorUuid: Type.Optional(Nullable(Uuid)),
      productId: Type.Enum([...PRODUCTS]),
      arch: Nullable(Type.Enum([...ARCHES])),
    }),
  ),
  /** The doctors of its cases, each with an address of theirs that parcels can go to, if there is one. */
  doctors: Type.Optional(
    Type.Array(Type.Object({ uuid: Uuid, name: Type.String(), shipTo: Nullable(ShipTo) })),
  ),
});
export type PackingSlip = Type.Static<typeof PackingSlip>;
