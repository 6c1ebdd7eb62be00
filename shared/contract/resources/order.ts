import { Type } from 'typebox';
import { BATCH_NUMBERS, ORDER_STATUSES, REFINEMENT_REASONS, REFINEMENT_STATUSES } from '../constants';
import { ClientId, DateTime, NonBlank, Nullable, Uuid } from './common';

/** A part of a treatment that is made and sent together (CA-16). Stages count from 1 to the plan's last. */
export const Batch = Type.Object({
  uuid: Uuid,
  caseUuid: Uuid,
  number: Type.Enum([...BATCH_NUMBERS]),
  planUuid: Nullable(Uuid),
  refinementUuid: Nullable(Uuid),
  fromStage: Nullable(Type.Integer()),
  toStage: Nullable(Type.Integer()),
  status: Type.Enum([...ORDER_STATUSES]),
  createdAt: DateTime,
});
export type Batch = Type.Static<typeof Batch>;

/** A production order for a batch of a case (CA-21). */
export const Order = Type.Object({
  uuid: Uuid,
  identifier: Type.String(),
  caseUuid: Uuid,
  batchUuid: Nullable(Uuid),
  batchNumber: Nullable(Type.Enum([...BATCH_NUMBERS])),
  planUuid: Nullable(Uuid),
  planNumber: Nullable(Type.Integer()),
  status: Type.Enum([...ORDER_STATUSES]),
  /** Why the provider could not make it. */
  rejectReason: Nullable(Type.String()),
  shipmentUuid: Nullable(Uuid),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type Order = Type.Static<typeof Order>;

/** A second treatment on the way of the first: new records, a new plan, a batch of its own (CA-23). */
export const Refinement = Type.Object({
  uuid: Uuid,
  caseUuid: Uuid,
  /** From 1 within its case. */
  number: Type.Integer(),
  status: Type.Enum([...REFINEMENT_STATUSES]),
  /** Why a clinic asks for it; null for one that the provider began by itself. */
  reason: Nullable(Type.Enum([...REFINEMENT_REASONS])),
  note: Nullable(Type.String()),
  /** Why the provider refused it. */
  refuseReason: Nullable(Type.String()),
  isOpen: Type.Boolean(),
  isCanceled: Type.Boolean(),
  assetCount: Type.Integer(),
  createdAt: DateTime,
});
export type Refinement = Type.Static<typeof Refinement>;

/** A clinic asks for a refinement; new records follow by POST /caseAsset with `refinementUuid`. */
export const NewRefinement = Type.Object({
  reason: Type.Enum([...REFINEMENT_REASONS]),
  /** Required for the reason 'other'. */
  note: Type.Optional(NonBlank(2_000)),
  clientId: Type.Optional(ClientId),
});
export type NewRefinement = Type.Static<typeof NewRefinement>;
