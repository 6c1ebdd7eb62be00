import { CASE_SIDES, SHIPMENT_STATUSES, type ShipTo } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgSequence, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
  },
  (t) => [
    index('shipment_created_idx').on(t.companyId, t.side, t.createdAt, t.id),
    index('shipment_address_idx').on(t.shipToAddressId, t.status),
    index('shipment_status_idx').on(t.companyId, t.side, t.status, t.createdAt),
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
  },
  (t) => [primaryKey({ columns: [t.shipmentId, t.caseId] }), index('shipment_case_case_idx').on(t.caseId)],
);
