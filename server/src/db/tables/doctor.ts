import { DOCTOR_STATUSES } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { company, country } from './company';
import { contact } from './contact';
import { createdAt, id, timestamptz, publicId, ref } from './columns';

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
    invitedAt: timestamptz('invited_at'),
    /** SHA-256 of the token of the last invitation, until it is accepted. */
    invitationHash: text('invitation_hash'),
    invitationExpiresAt: timestamptz('invitation_expires_at'),
    /** A removed doctor is in no list; the cases keep the name. */
    removedAt: timestamptz('removed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('doctor_name_idx').on(t.companyId, sql`lower(${t.name})`, t.id),
    uniqueIndex('doctor_email_key')
      .on(t.companyId, sql`lower(${t.email})`)
      .where(sql`removed_at is null`),
    index('doctor_invitation_idx').on(t.invitationHash),
    index('doctor_created_idx').on(t.companyId, t.createdAt, t.id),
  ],
);
