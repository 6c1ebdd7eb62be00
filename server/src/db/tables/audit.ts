import { AUDIT_ACTORS, AUDIT_AREAS, AUDIT_DEEDS, AUDIT_OUTCOMES } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, ref, timestamptz } from './columns';

/**
 * Who did what, what was read of patients, and what was refused. Of people it has the name too, and it refers to no other
 * table: it outlives what it tells of. Rows are written without a number; some seconds later they are linked into the chain.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    uuid: uuid('uuid')
      .notNull()
      .default(sql`gen_random_uuid()`),
    at: timestamptz('at').notNull().defaultNow(),
    area: text('area', { enum: AUDIT_AREAS }).notNull().default('other'),
    deed: text('deed', { enum: AUDIT_DEEDS }).notNull().default('change'),
    action: text('action').notNull(),
    outcome: text('outcome', { enum: AUDIT_OUTCOMES }).notNull(),
    /** Error code of a refusal. */
    code: text('code'),
    /** Whose record it is or, where there is none, whose person did it. */
    companyId: ref('company_id'),
    actorType: text('actor_type', { enum: AUDIT_ACTORS }).notNull().default('nobody'),
    contactId: ref('contact_id'),
    actorUuid: uuid('actor_uuid'),
    actorName: text('actor_name'),
    subject: uuid('subject'),
    requestId: text('request_id'),
    address: text('address'),
    detail: text('detail'),
    /** Place in the chain. */
    number: bigint('number', { mode: 'number' }),
    /** SHA-256 of the hash before it and of this row. */
    hash: text('hash'),
  },
  (t) => [
    index('audit_log_company_idx').on(t.companyId, t.at, t.id),
    index('audit_log_at_idx').on(t.at, t.id),
    index('audit_log_actor_idx').on(t.actorUuid, t.at),
    index('audit_log_subject_idx').on(t.subject, t.at),
    uniqueIndex('audit_log_number_key').on(t.number),
    index('audit_log_unsealed_idx')
      .on(t.id)
      .where(sql`number is null`),
  ],
);

/** Both ends of the chain: the last link, and the last one that was removed for its age. One row; whoever links holds it. */
export const auditChain = pgTable(
  'audit_chain',
  {
    id: integer('id').primaryKey(),
    number: bigint('number', { mode: 'number' }).notNull().default(0),
    hash: text('hash').notNull(),
    anchorNumber: bigint('anchor_number', { mode: 'number' }).notNull().default(0),
    anchorHash: text('anchor_hash').notNull(),
  },
  () => [check('audit_chain_one_row', sql`id = 1`)],
);
