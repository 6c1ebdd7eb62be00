import { DOCTOR_STATUSES } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { company, country } from './company';
import { contact } from './contact';
import { createdAt, id, publicId, ref } from './columns';

/** A doctor whom an organisation manages. */
export const doctor = pgTable(
  'doctor',
  {
    id: id(),
    uuid: publicId(),
    companyId: ref('company_id')
      .notNull()
      .references(() => company.id),
    name: text('name').notNull(),
    email: text('email').notNull(),
    externalDoctorId: text('external_doctor_id'),
    status: text('status', { enum: DOCTOR_STATUSES }).notNull().default('invited'),
    countryId: integer('country_id').references(() => country.id),
    assignedRmId: ref('assigned_rm_id').references(() => contact.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('doctor_name_idx').on(t.companyId, sql`lower(${t.name})`, t.id),
    index('doctor_created_idx').on(t.companyId, t.createdAt, t.id),
  ],
);
