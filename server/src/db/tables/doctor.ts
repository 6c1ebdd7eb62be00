import {
  DOCTOR_HISTORY_ACTIONS,
  DOCTOR_STATUSES,
  INVITATION_MAIL_STATES,
  type DoctorHistoryEntry,
} from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { company, country } from './company';
import { contact } from './contact';
import { createdAt, id, timestamptz, publicId, ref, version } from './columns';

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
    /** What became of the last invitation's mail. */
    invitationMail: text('invitation_mail', { enum: INVITATION_MAIL_STATES }),
    invitationMailSentAt: timestamptz('invitation_mail_sent_at'),
    acceptedAt: timestamptz('accepted_at'),
    /** A removed doctor is in no list; the cases keep the name. */
    removedAt: timestamptz('removed_at'),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    index('doctor_name_idx').on(t.companyId, sql`lower(${t.name})`, t.id),
    uniqueIndex('doctor_email_key')
      .on(t.companyId, sql`lower(${t.email})`)
      .where(sql`removed_at is null`),
    index('doctor_invitation_idx').on(t.invitationHash),
    index('doctor_created_idx').on(t.companyId, t.createdAt, t.id),
    index('doctor_external_idx')
      .on(t.companyId, sql`lower(${t.externalDoctorId})`)
      .where(sql`removed_at is null`),
  ],
);

/** Who changed what about a doctor. Entries of invitations are what the hourly limit counts. */
export const doctorHistory = pgTable(
  'doctor_history',
  {
    id: id(),
    uuid: publicId(),
    companyId: ref('company_id')
      .notNull()
      .references(() => company.id),
    doctorId: ref('doctor_id')
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    action: text('action', { enum: DOCTOR_HISTORY_ACTIONS }).notNull(),
    actorName: text('actor_name'),
    changes: jsonb('changes').$type<DoctorHistoryEntry['changes']>().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [
    index('doctor_history_doctor_idx').on(t.doctorId, t.id),
    index('doctor_history_invited_idx')
      .on(t.companyId, t.createdAt)
      .where(sql`action = 'invited'`),
  ],
);
