import {
  BATCH_NUMBERS,
  ORDER_STATUSES,
  REFINEMENT_REASONS,
  REFINEMENT_STATUSES,
  type Making,
} from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { dentalCase, plan } from './case';
import { createdAt, id, timestamptz, publicId, ref } from './columns';
import { shipment } from './shipment';

/** A second treatment on the way of a case's first. */
export const refinement = pgTable(
  'refinement',
  {
    id: id(),
    uuid: publicId(),
    caseId: ref('case_id')
      .notNull()
      .references(() => dentalCase.id, { onDelete: 'cascade' }),
    /** From 1 within its case. */
    number: integer('number').notNull(),
    note: text('note'),
    /** What became of a clinic's asking for it; empty where the provider began it, and once it is in progress the rest says more. */
    asked: text('asked', { enum: REFINEMENT_STATUSES }),
    reason: text('reason', { enum: REFINEMENT_REASONS }),
    refuseReason: text('refuse_reason'),
    /** The case is treated again. */
    isOpen: boolean('is_open').notNull().default(true),
    isCanceled: boolean('is_canceled').notNull().default(false),
    /** Written by servers of before `idempotency_key`; nobody reads it. */
    clientId: uuid('client_id'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('refinement_number_key').on(t.caseId, t.number),
    uniqueIndex('refinement_client_id_key').on(t.caseId, t.clientId),
    index('refinement_asked_idx')
      .on(t.createdAt)
      .where(sql`asked = 'REQUESTED'`),
  ],
);

/** A part of a treatment that is made and sent together; stages from 1, empty where there is no plan. */
export const batch = pgTable(
  'batch',
  {
    id: id(),
    uuid: publicId(),
    caseId: ref('case_id')
      .notNull()
      .references(() => dentalCase.id, { onDelete: 'cascade' }),
    planId: ref('plan_id').references(() => plan.id, { onDelete: 'set null' }),
    refinementId: ref('refinement_id').references(() => refinement.id, { onDelete: 'set null' }),
    number: text('number', { enum: BATCH_NUMBERS }).notNull(),
    fromStage: integer('from_stage'),
    toStage: integer('to_stage'),
    createdAt: createdAt(),
  },
  (t) => [index('batch_case_idx').on(t.caseId, t.id)],
);

export const orderIdentifierSeq = pgSequence('order_identifier_seq', { startWith: 5_001 });

/** A production order: one batch of a case, as it is made. */
export const productionOrder = pgTable(
  'production_order',
  {
    id: id(),
    uuid: publicId(),
    identifier: text('identifier')
      .notNull()
      .unique()
      .default(sql`'O-' || nextval('order_identifier_seq')`),
    caseId: ref('case_id')
      .notNull()
      .references(() => dentalCase.id, { onDelete: 'cascade' }),
    batchId: ref('batch_id').references(() => batch.id, { onDelete: 'cascade' }),
    planId: ref('plan_id').references(() => plan.id, { onDelete: 'set null' }),
    shipmentId: ref('shipment_id').references(() => shipment.id, { onDelete: 'set null' }),
    status: text('status', { enum: ORDER_STATUSES }).notNull().default('PENDING'),
    rejectReason: text('reject_reason'),
    /** How it is made, fixed when it was; the logo by the key of its file. Empty in rows of before. */
    making: jsonb('making').$type<Making>(),
    createdAt: createdAt(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('production_order_case_idx').on(t.caseId, t.id),
    index('production_order_batch_idx').on(t.batchId),
    index('production_order_shipment_idx').on(t.shipmentId),
  ],
);
