import { Type } from 'typebox';
import {
  BATCH_NUMBERS,
  MATERIALS,
  OFFSETS,
  ORDER_STATUSES,
  REFINEMENT_REASONS,
  REFINEMENT_STATUSES,
  TRIM_LINES,
} from '../constants';
import { ClientId, CompanyRef, DateTime, NonBlank, Nullable, Uuid } from './common';
import { Lmp } from './company';

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

/**
 * What something is made with: the case's own choice, else what its company preferred when the order was made, else null, which leaves it to
 * the lab. Preferences that change count for orders moving forward only (specification § 4, CO-20).
 */
export const MadeWith = Type.Object({
  trimLine: Nullable(Type.Enum([...TRIM_LINES])),
  offset: Nullable(Type.Enum([...OFFSETS])),
  material: Nullable(Type.Enum([...MATERIALS])),
});
export type MadeWith = Type.Static<typeof MadeWith>;

/** How something is made, as it stood when the order was made. */
export const Making = Type.Object({
  ...MadeWith.properties,
  /** What is engraved (CO-23). Its trim line, which aligners alone have, is what counts where the one beside it is null. */
  marking: Lmp,
});
export type Making = Type.Static<typeof Making>;

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
  company: Type.Optional(CompanyRef),
  /** Null for an order of before it was kept; absent from servers of before. */
  making: Type.Optional(Nullable(Making)),
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
