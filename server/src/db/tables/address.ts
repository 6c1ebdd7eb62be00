import { ADDRESS_OWNERS } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, publicId, ref, version } from './columns';
import { company, country } from './company';
import { doctor } from './doctor';

/** An address of a company or of one of its doctors. `typeId` is of ADDRESS_TYPES. */
export const address = pgTable(
  'address',
  {
    id: id(),
    uuid: publicId(),
    companyId: ref('company_id')
      .notNull()
      .references(() => company.id),
    doctorId: ref('doctor_id').references(() => doctor.id, { onDelete: 'cascade' }),
    typeId: integer('type_id').notNull(),
    ownerType: text('owner_type', { enum: ADDRESS_OWNERS }).notNull(),
    title: text('title').notNull(),
    countryId: integer('country_id')
      .notNull()
      .references(() => country.id),
    city: text('city').notNull(),
    state: text('state').notNull(),
    street: text('street').notNull(),
    zipCode: text('zip_code').notNull(),
    phone: text('phone').notNull(),
    isDefaultShippingAddress: boolean('is_default_shipping_address').notNull().default(false),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    index('address_company_idx').on(t.companyId, t.id),
    index('address_doctor_idx').on(t.doctorId),
    uniqueIndex('address_default_key')
      .on(t.companyId)
      .where(sql`is_default_shipping_address`),
  ],
);
