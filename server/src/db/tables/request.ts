import {
  ARCHES,
  CASE_SIDES,
  REQUEST_METHODS,
  REQUEST_STATUSES,
  REQUEST_TYPES,
} from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgSequence, pgTable, text } from 'drizzle-orm/pg-core';
import { dentalCase } from './case';
import { createdAt, id, timestamptz, publicId, ref } from './columns';
import { company } from './company';
import { courier } from './shipment';

/** Reference list; `id` is the number that calls use. */
export const rejectReason = pgTable('reject_reason', {
  id: integer('id').primaryKey(),
  /** By this pages translate the title; empty where they do not know the reason. */
  key: text('key').notNull().default(''),
  title: text('title').notNull(),
});

export const requestIdentifierSeq = pgSequence('request_identifier_seq', { startWith: 1_001 });

/** A request for a retainer or a replacement. */
export const serviceRequest = pgTable(
  'service_request',
  {
    id: id(),
    uuid: publicId(),
    identifier: text('identifier')
      .notNull()
      .unique()
      .default(sql`'R-' || nextval('request_identifier_seq')`),
    companyId: ref('company_id')
      .notNull()
      .references(() => company.id),
    caseId: ref('case_id')
      .notNull()
      .references(() => dentalCase.id, { onDelete: 'cascade' }),
    side: text('side', { enum: CASE_SIDES }).notNull(),
    type: text('type', { enum: REQUEST_TYPES }).notNull(),
    method: text('method', { enum: REQUEST_METHODS }).notNull(),
    fromStep: integer('from_step').notNull(),
    toStep: integer('to_step').notNull(),
    arch: text('arch', { enum: ARCHES }).notNull(),
    note: text('note'),
    status: text('status', { enum: REQUEST_STATUSES }).notNull(),
    rejectReasonId: integer('reject_reason_id').references(() => rejectReason.id),
    rejectNote: text('reject_note'),
    courierId: integer('courier_id').references(() => courier.id),
    airwayBillNumber: text('airway_bill_number'),
    createdAt: createdAt(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
    shippedAt: timestamptz('shipped_at'),
  },
  (t) => [
    index('service_request_created_idx').on(t.companyId, t.side, t.createdAt, t.id),
    index('service_request_status_idx').on(t.companyId, t.side, t.status, t.createdAt, t.id),
    index('service_request_case_idx').on(t.caseId, t.id),
    index('service_request_provider_idx').on(t.status, t.updatedAt),
  ],
);
