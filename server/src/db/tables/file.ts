import { FILE_PURPOSES } from '@portal/shared/contract/schemas';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { dentalCase } from './case';
import { createdAt, ref } from './columns';
import { company } from './company';
import { contact } from './contact';

/** A file that is no record of a case: a picture of a person or company, a file of a chat. Kept under `key`. */
export const storedFile = pgTable(
  'stored_file',
  {
    key: text('key').primaryKey(),
    companyId: ref('company_id')
      .notNull()
      .references(() => company.id),
    contactId: ref('contact_id').references(() => contact.id, { onDelete: 'set null' }),
    /** Of the room that a chat's file is for. */
    caseId: ref('case_id').references(() => dentalCase.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: FILE_PURPOSES }).notNull(),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('stored_file_created_idx').on(t.createdAt)],
);
