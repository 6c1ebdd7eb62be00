import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { company } from './company';
import { createdAt, ref } from './columns';

/**
 * What was done under a key that a caller gave to a press, so that the same call again does nothing and is answered the same
 * (docs/adr/0020-idempotency-keys.md). A row for each transaction of the call, written in it.
 */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    /** Whose key it is: a person by number, or the provider. */
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    /** Which transaction of the call, from 0. */
    step: integer('step').notNull(),
    companyId: ref('company_id').references(() => company.id, { onDelete: 'cascade' }),
    /** Hash of the call and all that it was told. */
    fingerprint: text('fingerprint').notNull(),
    /** What the transaction answered the call's code. */
    result: text('result'),
    /** The call's answer as JSON, in the row of step 0; empty while it is made. */
    answer: text('answer'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.owner, t.key, t.step] }),
    index('idempotency_key_created_idx').on(t.createdAt),
    index('idempotency_key_company_idx').on(t.companyId),
  ],
);
