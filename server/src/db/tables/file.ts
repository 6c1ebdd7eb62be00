import { FILE_PURPOSES } from '@portal/shared/contract/schemas';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { dentalCase } from './case';
import { createdAt, id, publicId, ref, timestamptz } from './columns';
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
    /** Bytes of the small picture that is kept beside a chat's picture; empty where there is none. */
    previewSize: integer('preview_size'),
    /** Of the picture itself, in pixels, as it is looked at. */
    width: integer('width'),
    height: integer('height'),
    createdAt: createdAt(),
  },
  (t) => [
    index('stored_file_created_idx').on(t.createdAt),
    index('stored_file_case_idx')
      .on(t.caseId)
      .where(sql`case_id is not null`),
  ],
);

/**
 * A chat's file that was announced, which has arrived when there is a stored file of its key; or, without a contact, a note of an object
 * that no record names: not yet, or not any more.
 */
export const chatUpload = pgTable(
  'chat_upload',
  {
    id: id(),
    uuid: publicId(),
    companyId: ref('company_id')
      .notNull()
      .references(() => company.id),
    contactId: ref('contact_id').references(() => contact.id, { onDelete: 'set null' }),
    /** Of the room. */
    caseId: ref('case_id')
      .notNull()
      .references(() => dentalCase.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Bytes as announced. */
    size: bigint('size', { mode: 'number' }).notNull(),
    key: text('key').notNull(),
    /** When bytes last arrived; one that has been silent for long counts as abandoned. */
    activeAt: timestamptz('active_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [index('chat_upload_active_idx').on(t.activeAt), index('chat_upload_case_idx').on(t.caseId)],
);
