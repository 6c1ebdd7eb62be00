import { Type } from 'typebox';
import { ARCHES, CASE_SIDES, REQUEST_METHODS, REQUEST_STATUSES, REQUEST_TYPES } from '../constants';
import { DateTime, KeyedReference, ListQuery, NonBlank, Nullable, Reference, Uuid } from './common';

/** A request for a retainer or a replacement of what was delivered (SM-03). */
export const ServiceRequest = Type.Object({
  uuid: Uuid,
  identifier: Type.String(),
  case: Type.Object({ uuid: Uuid, identifier: Type.String(), patientName: Type.String() }),
  doctor: Nullable(Type.Object({ uuid: Uuid, name: Type.String() })),
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
  courier: Nullable(Reference),
  airwayBillNumber: Nullable(Type.String()),
  createdAt: DateTime,
  updatedAt: DateTime,
  shippedAt: Nullable(DateTime),
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
