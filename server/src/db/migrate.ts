import { sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import { isLockTimeout } from './database-errors';
import type { Db } from './client';
import { SchemaTooNewError } from './errors';
import { MIGRATIONS_FOLDER, readMigrations, withoutComments, type Migration } from './migration-files';

export interface MigrateOptions {
  /** Where the migrations are, unless they are the code's own. */
  readonly folder?: string | undefined;
  /** The last one to apply, by its moment: a backup is loaded into the schema that it was made of. */
  readonly upTo?: number;
}

export interface AppliedMigration {
  readonly madeAt: number;
  /** The moment of the migration that a server must know to work with the schema; null where any can. */
  readonly needs: number | null;
}

/** A change of a table waits so long for those who use it; whoever comes after it would wait behind it. */
const LOCK_WAIT = '3s';
/** Then it lets them through, and tries again, for about ten minutes. */
const TRIES = 120;
const PAUSE_MS = 2_000;

/**
 * Applies the migrations that the database does not have yet. Ones that this code does not know are left alone: a schema is only
 * extended while servers of before are about (docs/adr/0026-expand-and-contract.md).
 * @throws SchemaTooNewError when a later version has taken away what this code needs; nothing was changed then
 */
export async function migrateUp(
  db: Db,
  what: 'data folder' | 'database',
  { folder = MIGRATIONS_FOLDER, upTo = Infinity }: MigrateOptions = {},
): Promise<void> {
  const known = readMigrations(folder);
  const moments = new Set(known.map(({ madeAt }) => madeAt));
  const applied = await findAppliedMigrations(db);
  if (applied.some(({ madeAt, needs }) => !moments.has(madeAt) && needs !== null && !moments.has(needs)))
    throw new SchemaTooNewError(what);
  const done = new Set(applied.map(({ madeAt }) => madeAt));
  const pending = known.filter(({ madeAt }) => !done.has(madeAt) && madeAt <= upTo);
  if (pending.length === 0) return;
  await prepareRecord(db);
  for (const migration of pending) {
    const needs = known.find(({ tag }) => tag === migration.needs)?.madeAt ?? null;
    if (migration.needs !== null && needs === null)
      throw new Error(
        `${migration.tag} is the contracting step of ${migration.needs}, which is no migration`,
      );
    await (migration.isConcurrent ? buildBesideOthers : applyAtOnce)(db, migration, needs);
  }
}

/** What the database remembers of its migrations, also of those that this code does not know. */
export async function findAppliedMigrations(db: Db): Promise<AppliedMigration[]> {
  const table = await db.execute<{ found: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as found`,
  );
  if (!table.rows[0]?.found) return [];
  // By JSON, as the column is not there where an earlier version migrated last.
  const { rows } = await db.execute<{ made_at: string; needs: string | null }>(
    sql`select m.created_at as made_at, to_jsonb(m) ->> 'needs' as needs from drizzle.__drizzle_migrations m order by 1`,
  );
  return rows.map(({ made_at, needs }) => ({
    madeAt: Number(made_at),
    needs: needs === null ? null : Number(needs),
  }));
}

/** The table that drizzle's own migrator keeps, and what a server must know. */
async function prepareRecord(db: Db): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(sql`
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  await db.execute(sql`alter table drizzle.__drizzle_migrations add column if not exists needs bigint`);
}

async function record(db: Db, { hash, madeAt }: Migration, needs: number | null): Promise<void> {
  await db.execute(sql`
    insert into drizzle.__drizzle_migrations (hash, created_at, needs) values (${hash}, ${madeAt}, ${needs})`);
}

/** Whole or not at all. */
async function applyAtOnce(db: Db, migration: Migration, needs: number | null): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(async (tx) => {
        await tx.execute(sql.raw(`set local lock_timeout = '${LOCK_WAIT}'`));
        for (const statement of migration.statements) await tx.execute(sql.raw(statement));
        await record(tx, migration, needs);
      });
    } catch (error) {
      if (tries === TRIES || !isLockTimeout(error)) throw error;
      await pause(PAUSE_MS);
    }
  }
}

const INDEX = /concurrently\s+(?:if\s+(?:not\s+)?exists\s+)?"?(\w+)"?/i;

/** Statement by statement: who was stopped in the middle goes on there. */
async function buildBesideOthers(db: Db, migration: Migration, needs: number | null): Promise<void> {
  for (const statement of migration.statements) {
    const name = INDEX.exec(statement)?.[1];
    if (name === undefined)
      throw new Error(`${migration.tag} mixes indexes made concurrently with other changes`);
    const isDrop = /^drop\b/i.test(withoutComments(statement));
    const state = await stateOf(db, name);
    if (state === (isDrop ? 'absent' : 'valid')) continue;
    // What a broken off build leaves is kept up to date by every write and used by no query.
    if (state === 'invalid' && !isDrop)
      await db.execute(sql`drop index concurrently ${sql.identifier(name)}`);
    await db.execute(sql.raw(statement));
  }
  await record(db, migration, needs);
}

async function stateOf(db: Db, index: string): Promise<'valid' | 'invalid' | 'absent'> {
  const { rows } = await db.execute<{ valid: boolean }>(
    sql`select indisvalid as valid from pg_index where indexrelid = to_regclass(${`public."${index}"`})`,
  );
  if (!rows[0]) return 'absent';
  return rows[0].valid ? 'valid' : 'invalid';
}
