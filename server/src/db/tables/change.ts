import type { CompanyEvent } from '@portal/shared/contract';
import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ref, timestamptz } from './columns';

/**
 * How many changes a company has had (docs/adr/0023-change-numbers.md). Raised by the last statement of a transaction: whoever
 * changes something of the company next waits for its end, which is what keeps the numbers without gaps in the order of commits.
 * It refers to no company, as the first change would then lock the company's row after this one.
 */
export const companyChangeEnd = pgTable('company_change_end', {
  companyId: ref('company_id').primaryKey(),
  number: bigint('number', { mode: 'number' }).notNull(),
});

/** What a company's people were told, or should have been, for those who come back after a while. Ids only, nothing of a patient. */
export const companyChange = pgTable(
  'company_change',
  {
    /** Refers to the row that the transaction holds anyway, so that no further one is locked. */
    companyId: ref('company_id')
      .notNull()
      .references(() => companyChangeEnd.companyId, { onDelete: 'cascade' }),
    /** From 1 within the company, without gaps. */
    number: bigint('number', { mode: 'number' }).notNull(),
    event: text('event').$type<CompanyEvent['event']>().notNull(),
    ids: jsonb('ids').notNull(),
    at: timestamptz('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.number] }), index('company_change_at_idx').on(t.at)],
);
