import {
  ARCHES,
  CASE_SIDES,
  REQUEST_METHODS,
  REQUEST_STATUSES,
  REQUEST_TYPES,
  type Making,
} from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgSequence, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dentalCase } from './case';
import { createdAt, id, timestamptz, publicId, ref } from './columns';
import { company } from './company';
import { courier, shipment } from './shipment';

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
    /** The parcel that it is in. */
    shipmentId: ref('shipment_id').references(() => shipment.id, { onDelete: 'set null' }),
    /** The way on to the doctor. */
    lastMileAt: timestamptz('last_mile_at'),
    lastMileCourierId: integer('last_mile_courier_id').references(() => courier.id),
    lastMileAirwayBill: text('last_mile_airway_bill'),
    /** How it is made, fixed when that begins; the logo by the key of its file. */
    making: jsonb('making').$type<Making>(),
    /** Written by servers of before `idempotency_key`; nobody reads it. */
    clientId: uuid('client_id'),
  },
  // One for each order that lists offer, and one that holds what they can be filtered by (docs/adr/0010-lists.md).
  (t) => [
    index('service_request_list_idx').on(
      t.companyId,
      t.side,
      t.createdAt,
      t.id,
      t.status,
      t.type,
      t.method,
      t.arch,
      t.fromStep,
      t.toStep,
      t.caseId,
      t.courierId,
      t.updatedAt,
      t.shippedAt,
      t.lastMileAt,
      t.identifier,
      t.airwayBillNumber,
      t.lastMileAirwayBill,
    ),
    index('service_request_number_idx').on(t.companyId, t.side, t.id),
    index('service_request_status_idx').on(t.companyId, t.side, t.status, t.createdAt, t.id),
    index('service_request_type_idx').on(t.companyId, t.side, t.type, t.createdAt, t.id),
    index('service_request_updated_idx').on(t.companyId, t.side, t.updatedAt, t.id),
    index('service_request_of_case_idx').on(t.companyId, t.side, t.caseId, t.id),
    index('service_request_shipped_idx').on(t.companyId, t.side, t.shippedAt, t.id),
    index('service_request_shipped_desc_idx').on(
      t.companyId,
      t.side,
      t.shippedAt.desc().nullsLast(),
      t.id.desc().nullsFirst(),
    ),
    index('service_request_all_created_idx').on(t.createdAt, t.id),
    index('service_request_case_idx').on(t.caseId, t.id),
    index('service_request_shipment_idx').on(t.shipmentId),
    index('service_request_provider_idx').on(t.status, t.updatedAt),
    uniqueIndex('service_request_client_id_key').on(t.companyId, t.clientId),
  ],
);
