import { Type } from 'typebox';
import {
  ARCHES,
  CASE_SIDES,
  CASE_STATUSES,
  DOCTOR_STATUSES,
  PRODUCTS,
  REQUEST_METHODS,
  REQUEST_STATUSES,
  REQUEST_TYPES,
} from '../constants';
import { ClientId, DateTime, KeyedReference, ListQuery, NonBlank, Nullable, Reference, Uuid } from './common';
import { Making } from './order';
import { LastMileWay } from './shipment';

/** A request for a retainer or a replacement of what was delivered (SM-03). */
export const ServiceRequest = Type.Object({
  uuid: Uuid,
  identifier: Type.String(),
  case: Type.Object({ uuid: Uuid, identifier: Type.String(), patientName: Type.String() }),
  doctor: Nullable(Type.Object({ uuid: Uuid, name: Type.String(), status: Type.Enum([...DOCTOR_STATUSES]) })),
  side: Type.Enum([...CASE_SIDES]),
  type: Type.Enum([...REQUEST_TYPES]),
  method: Type.Enum([...REQUEST_METHODS]),
  /** Steps of the treatment, both included; alike for the method stepNumber. */
  fromStep: Type.Integer(),
  toStep: Type.Integer(),
  arch: Type.Enum([...ARCHES]),
  note: Nullable(Type.String()),
  status: Type.Enum([...REQUEST_STATUSES]),
  rejectReason: Nullable(KeyedReference),
  rejectNote: Nullable(Type.String()),
  /** Of the way from the provider; a doctor's request has its last mile besides. */
  courier: Nullable(Reference),
  airwayBillNumber: Nullable(Type.String()),
  trackingUrl: Nullable(Type.String()),
  lastMile: Nullable(LastMileWay),
  /** The parcel that it is in, once that is booked. */
  shipmentUuid: Nullable(Uuid),
  createdAt: DateTime,
  updatedAt: DateTime,
  shippedAt: Nullable(DateTime),
  /** How it is made, as it stood when that began; null before, and for what was begun before it was kept. In the provider's list alone. */
  making: Type.Optional(Nullable(Making)),
});
export type ServiceRequest = Type.Static<typeof ServiceRequest>;

const Step = Type.Integer({ minimum: 1, maximum: 120 });
/** Steps: `stepNumber` for one, `fromStep` and `toStep` for a range, as the method says. */
export const NewServiceRequest = Type.Object({
  caseUuid: Uuid,
  type: Type.Enum([...REQUEST_TYPES]),
  method: Type.Enum([...REQUEST_METHODS]),
  stepNumber: Type.Optional(Step),
  fromStep: Type.Optional(Step),
  toStep: Type.Optional(Step),
  arch: Type.Enum([...ARCHES]),
  note: Type.Optional(NonBlank(2_000)),
  clientId: Type.Optional(ClientId),
});
export type NewServiceRequest = Type.Static<typeof NewServiceRequest>;

export const RequestRejection = Type.Object({
  rejectReasonId: Type.Integer(),
  note: Type.Optional(NonBlank(2_000)),
});
export type RequestRejection = Type.Static<typeof RequestRejection>;

export const RequestListQuery = Type.Object({
  ...ListQuery.properties,
  status: Type.Optional(Type.Enum([...REQUEST_STATUSES])),
  search: Type.Optional(Type.String({ maxLength: 120 })),
});

/** Counts of a list of requests, for its tabs and badges; statuses without any are left out. */
export const RequestStatistics = Type.Array(
  Type.Object({ status: Type.Enum([...REQUEST_STATUSES]), count: Type.Integer() }),
);
export type RequestStatistics = Type.Static<typeof RequestStatistics>;

/** A case for which a request can be made now, with what bounds it. */
export const RequestableCase = Type.Object({
  uuid: Uuid,
  identifier: Type.String(),
  patientName: Type.String(),
  side: Type.Enum([...CASE_SIDES]),
  status: Type.Enum([...CASE_STATUSES]),
  productId: Type.Enum([...PRODUCTS]),
  /** What it was made for, where that is known: of what has no plan, the arches that can be asked for. */
  arch: Type.Optional(Nullable(Type.Enum([...ARCHES]))),
  doctor: Nullable(Type.Object({ uuid: Uuid, name: Type.String() })),
  /** Last step of each arch, 0 for an arch without; null for what was made without a plan, whose steps have no bounds. */
  steps: Nullable(Type.Object({ upper: Type.Integer(), lower: Type.Integer() })),
  /** What is asked for already: the same steps of the same kind cannot be asked for again meanwhile. */
  openRequests: Type.Array(
    Type.Object({
      uuid: Uuid,
      identifier: Type.String(),
      type: Type.Enum([...REQUEST_TYPES]),
      fromStep: Type.Integer(),
      toStep: Type.Integer(),
      arch: Type.Enum([...ARCHES]),
    }),
  ),
});
export type RequestableCase = Type.Static<typeof RequestableCase>;
/** `search` matches identifier, patient and reference. */
export const RequestableCaseQuery = Type.Object({
  page: ListQuery.properties.page,
  paginate: ListQuery.properties.paginate,
  search: Type.Optional(Type.String({ maxLength: 120 })),
});
