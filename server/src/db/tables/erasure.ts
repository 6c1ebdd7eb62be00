import {
  ERASURE_REASONS,
  ERASURE_STATES,
  RETENTION_REASONS,
  type ErasureReason,
  type RetentionReason,
} from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { dentalCase } from './case';
import { createdAt, id, publicId, ref, timestamptz } from './columns';
import { company } from './company';

const REASONS: [ErasureReason | RetentionReason, ...(ErasureReason | RetentionReason)[]] = [
  ...ERASURE_REASONS,
  ...RETENTION_REASONS,
];

/** The erasure of the patient data of a case, and all that is told of it afterwards. Nothing in it names the patient. */
export const caseErasure = pgTable(
  'case_erasure',
  {
    id: id(),
    uuid: publicId(),
    companyId: ref('company_id')
      .notNull()
      .references(() => company.id),
    caseId: ref('case_id')
      .notNull()
      .references(() => dentalCase.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ERASURE_STATES }).notNull().default('scheduled'),
    reason: text('reason', { enum: REASONS }).notNull(),
    /** Who asked for it; empty where the portal did by itself. */
    byName: text('by_name'),
    /** Until then it can be undone. */
    dueAt: timestamptz('due_at').notNull(),
    /** When it was done or undone. */
    endedAt: timestamptz('ended_at'),
    /** Who has undone it. */
    endedByName: text('ended_by_name'),
    /** What was erased, counted. */
    files: integer('files').notNull().default(0),
    messages: integer('messages').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('case_erasure_list_idx').on(t.companyId, t.createdAt, t.id),
    index('case_erasure_due_idx')
      .on(t.dueAt, t.id)
      .where(sql`state = 'scheduled'`),
    // A case has one at a time.
    uniqueIndex('case_erasure_scheduled_key')
      .on(t.caseId)
      .where(sql`state = 'scheduled'`),
    index('case_erasure_case_idx').on(t.caseId),
  ],
);
