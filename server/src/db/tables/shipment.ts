import { CASE_SIDES, SHIPMENT_ARRIVALS, SHIPMENT_STATUSES, type ShipTo } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgSequence, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { address } from './address';
import { dentalCase } from './case';
import { company } from './company';
import { createdAt, id, timestamptz, publicId, ref } from './columns';

/** Which address it was copied from is a column of its own. */
export type FrozenShipTo = Omit<ShipTo, 'addressUuid'>;

/** Reference list; `id` is the number that calls use. */
export const courier = pgTable('courier', {
  id: integer('id').primaryKey(),
  title: text('title').notNull(),
  /** Where the courier tells the way of a parcel; `{airwayBill}` stands for the number. */
  trackingTemplate: text('tracking_template'),
  /** A regular expression for a whole number without spaces and hyphens; empty where any number is taken. */
  airwayBillPattern: text('airway_bill_pattern'),
  airwayBillExample: text('airway_bill_example'),
});

export const shipmentIdentifierSeq = pgSequence('shipment_identifier_seq', { startWith: 1_001 });

export const shipment = pgTable(
  'shipment',
  {
    id: id(),
    uuid: publicId(),
    identifier: text('identifier')
      .notNull()
      .unique()
      .default(sql`'S-' || nextval('shipment_identifier_seq')`),
    companyId: ref('company_id')
      .notNull()
      .references(() => company.id),
    side: text('side', { enum: CASE_SIDES }).notNull(),
    status: text('status', { enum: SHIPMENT_STATUSES }).notNull().default('PENDING'),
    airwayBillNumber: text('airway_bill_number'),
    courierId: integer('courier_id').references(() => courier.id),
    /** Where it goes, as the address was when the parcel was booked. */
    shipTo: jsonb('ship_to').$type<FrozenShipTo>(),
    /** The address that `shipTo` is a copy of, while that is there. */
    shipToAddressId: ref('ship_to_address_id').references(() => address.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    shippedAt: timestamptz('shipped_at'),
    /** The way on to the doctor. */
    lastMileAt: timestamptz('last_mile_at'),
    lastMileCourierId: integer('last_mile_courier_id').references(() => courier.id),
    lastMileAirwayBill: text('last_mile_airway_bill'),
    /** What was said last of its arrival on the way that it has gone last. */
    arrival: text('arrival', { enum: SHIPMENT_ARRIVALS }),
    arrivalNote: text('arrival_note'),
    arrivalByName: text('arrival_by_name'),
    /** The case in whose chat the report stands. */
    arrivalCaseId: ref('arrival_case_id').references(() => dentalCase.id, { onDelete: 'set null' }),
    arrivalAt: timestamptz('arrival_at'),
  },
  // One for each order that lists offer, and one that holds what they can be filtered by (docs/adr/0010-lists.md).
  (t) => [
    index('shipment_list_idx').on(
      t.companyId,
      t.side,
      t.createdAt,
      t.id,
      t.status,
      t.courierId,
      t.shippedAt,
      t.lastMileAt,
      t.lastMileCourierId,
      t.arrival,
      t.identifier,
      t.airwayBillNumber,
      t.lastMileAirwayBill,
    ),
    index('shipment_number_idx').on(t.companyId, t.side, t.id),
    index('shipment_status_age_idx').on(t.companyId, t.side, t.status, t.createdAt, t.id),
    index('shipment_bill_idx').on(t.companyId, t.side, t.airwayBillNumber, t.id),
    index('shipment_bill_desc_idx').on(
      t.companyId,
      t.side,
      t.airwayBillNumber.desc().nullsLast(),
      t.id.desc().nullsFirst(),
    ),
    index('shipment_shipped_idx').on(t.companyId, t.side, t.shippedAt, t.id),
    index('shipment_shipped_desc_idx').on(
      t.companyId,
      t.side,
      t.shippedAt.desc().nullsLast(),
      t.id.desc().nullsFirst(),
    ),
    index('shipment_last_mile_idx').on(t.companyId, t.side, t.lastMileAt, t.id),
    index('shipment_last_mile_desc_idx').on(
      t.companyId,
      t.side,
      t.lastMileAt.desc().nullsLast(),
      t.id.desc().nullsFirst(),
    ),
    index('shipment_to_send_on_idx')
      .on(t.companyId, t.side, t.createdAt, t.id)
      .where(sql`status = 'SHIPPED' and last_mile_at is null`),
    index('shipment_all_created_idx').on(t.createdAt, t.id),
    index('shipment_address_idx').on(t.shipToAddressId, t.status),
  ],
);

export const shipmentCase = pgTable(
  'shipment_case',
  {
    shipmentId: ref('shipment_id')
      .notNull()
      .references(() => shipment.id, { onDelete: 'cascade' }),
    caseId: ref('case_id')
      .notNull()
      .references(() => dentalCase.id),
    /** What is sent is a request for the case: the case itself does not go the way of the parcel. */
    isForRequest: boolean('is_for_request').notNull().default(false),
    /** The way on to the doctor of a case that was sent on by itself; empty where it goes as the parcel does. */
    lastMileAt: timestamptz('last_mile_at'),
    lastMileCourierId: integer('last_mile_courier_id').references(() => courier.id),
    lastMileAirwayBill: text('last_mile_airway_bill'),
  },
  (t) => [
    primaryKey({ columns: [t.shipmentId, t.caseId] }),
    index('shipment_case_parcel_idx').on(t.caseId, t.shipmentId),
    // Few go by themselves while others of their parcel wait: a search by airway bill looks for those of each parcel.
    index('shipment_case_bill_idx')
      .on(t.shipmentId, t.lastMileAirwayBill)
      .where(sql`last_mile_airway_bill is not null`)
      .concurrently(),
  ],
);
