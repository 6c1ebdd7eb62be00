import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { dentalCase } from './case';
import { createdAt, id, timestamptz, publicId, ref } from './columns';
import { contact } from './contact';
import { doctor } from './doctor';

/** Mails that are to leave. Written with what they tell of, worked off by whichever process comes first. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    uuid: publicId(),
    template: text('template').notNull(),
    /** Receiver and content, encrypted: a link in it is as good as a password. Null once it was sent, given up or overtaken. */
    sealed: text('sealed'),
    contactId: ref('contact_id').references(() => contact.id, { onDelete: 'cascade' }),
    /** The case that a notification is about. */
    caseId: ref('case_id').references(() => dentalCase.id, { onDelete: 'cascade' }),
    /** The doctor whom it invites. */
    doctorId: ref('doctor_id').references(() => doctor.id, { onDelete: 'cascade' }),
    /** When it is tried next; while a process tries it, when another may take it for abandoned. */
    dueAt: timestamptz('due_at').notNull().defaultNow(),
    /** From then on nobody wants to read it any more. */
    giveUpAt: timestamptz('give_up_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    sentAt: timestamptz('sent_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('mail_outbox_due_idx')
      .on(t.dueAt, t.id)
      .where(sql`sealed is not null`),
    index('mail_outbox_case_idx').on(t.caseId, t.contactId),
    index('mail_outbox_contact_idx').on(t.contactId),
    index('mail_outbox_doctor_idx').on(t.doctorId),
  ],
);
