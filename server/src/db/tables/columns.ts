import { sql } from 'drizzle-orm';
import { bigint, bigserial, integer, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Internal id: never leaves the server. Numbers stay far below 2^53, so `number` is exact. */
export const id = () => bigserial('id', { mode: 'number' }).primaryKey();

/** Reference to another table's internal id. */
export const ref = (name: string) => bigint(name, { mode: 'number' });

/** The id that calls, links and file names use. */
export const publicId = () =>
  uuid('uuid')
    .notNull()
    .unique()
    .default(sql`gen_random_uuid()`);

/** A moment, to the millisecond, so that what was written is what is read back and compared. */
export const timestamptz = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

export const createdAt = () => timestamptz('created_at').notNull().defaultNow();

/** Counts changes, so that a change made of an older state is refused and overwrites nothing. */
export const version = () => integer('version').notNull().default(1);
