import { sql, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Db, DbHandle } from '../db/client';
import { connectUnlimited } from '../db/migrate-postgres';
import { findAppliedMigrations } from '../db/migrate';

/**
 * The whole database as lines of JSON, the same for both kinds of database and for the same content:
 * `["schema", [moments of migrations]]`; for each table `["table", name]` and its rows as objects, in the order of their keys;
 * `["sequence", name, last value or null]`; at last `["end"]`, without which it broke off.
 */
export type Snapshot = AsyncGenerator<string>;

/** A database that can be read as it was at one moment while others write. */
export interface SnapshotSource {
  /** @param tables those alone; otherwise all, with everything else that is there */
  read(tables?: readonly string[]): Snapshot;
  close(): Promise<void>;
}

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** What puts its rows into one order. */
  readonly order: SQL;
}

const ROWS = 1_000;

/** @throws DatabaseUnreachableError */
export function postgresSource(databaseUrl: string): SnapshotSource {
  return {
    async *read(tables) {
      const client = await connectUnlimited(databaseUrl, 'portal backup');
      try {
        const db: Db = drizzle(client);
        await db.execute(sql`begin isolation level repeatable read read only`);
        yield* readTables(db, { at: (work) => work(db), hold: sql`` }, tables);
      } finally {
        await client.end();
      }
    },
    close: async () => undefined,
  };
}

/** One connection serves everybody, so that rows are set aside at once and handed out between the calls of others. */
export function embeddedSource({ db, transaction }: Pick<DbHandle, 'db' | 'transaction'>): SnapshotSource {
  return {
    read: (tables) => readTables(db, { at: transaction, hold: sql`with hold` }, tables),
    close: async () => undefined,
  };
}

interface Moment {
  /** Runs what has to see one moment. */
  readonly at: (work: (tx: Db) => Promise<Opened>) => Promise<Opened>;
  /** How a cursor lives on after it. */
  readonly hold: SQL;
}

interface Opened {
  readonly migrations: readonly number[];
  readonly tables: readonly Table[];
}

let snapshots = 0;

async function* readTables(db: Db, { at, hold }: Moment, only?: readonly string[]): Snapshot {
  const number = (snapshots += 1);
  const cursorOf = (index: number): SQL => sql`${sql.identifier(`snapshot_${number}_${index}`)}`;
  const { migrations, tables } = await at(async (tx) => {
    // Texts of moments are those of one zone, wherever it is run.
    await tx.execute(sql`set local time zone 'UTC'`);
    const found = (await findTables(tx)).filter(({ name }) => only?.includes(name) ?? true);
    for (const [index, table] of found.entries())
      await tx.execute(sql`declare ${cursorOf(index)} no scroll cursor ${hold} for ${rowsOf(table)}`);
    return { migrations: (await findAppliedMigrations(tx)).map(({ madeAt }) => madeAt), tables: found };
  });
  try {
    yield lineOf(['schema', migrations]);
    for (const [index, { name }] of tables.entries()) {
      yield lineOf(['table', name]);
      yield* fetchAll(db, cursorOf(index));
    }
    // They are of no moment, but only go up: read last, they are never below a number that a row has.
    if (!only) for (const [name, last] of await findSequences(db)) yield lineOf(['sequence', name, last]);
    yield lineOf(['end']);
  } finally {
    for (const index of tables.keys()) await db.execute(sql`close ${cursorOf(index)}`).catch(() => undefined);
  }
}

function rowsOf({ name, columns, order }: Table): SQL {
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  return sql`select row_to_json(row)::text as line from (select ${list} from public.${sql.identifier(name)} order by ${order}) row`;
}

async function* fetchAll(db: Db, cursor: SQL): Snapshot {
  for (;;) {
    const { rows } = await db.execute<{ line: string }>(
      sql`fetch forward ${sql.raw(String(ROWS))} from ${cursor}`,
    );
    if (rows.length > 0) yield rows.map(({ line }) => `${line}\n`).join('');
    if (rows.length < ROWS) return;
  }
}

function lineOf(parts: readonly unknown[]): string {
  return `${JSON.stringify(parts)}\n`;
}

/** The tables of the portal, with the columns that somebody writes. */
export async function findTables(db: Db): Promise<Table[]> {
  const { rows } = await db.execute<{
    name: string;
    columns: string[];
    keys: string[] | null;
    texts: string[];
  }>(sql`
    select c.relname as name,
      (select json_agg(a.attname order by a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select json_agg(a.attname order by array_position(i.indkey::int[], a.attnum::int)) from pg_index i
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey::int[])
        where i.indrelid = c.oid and i.indisprimary) as keys,
      (select coalesce(json_agg(a.attname), '[]') from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and a.attcollation <> 0) as texts
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname collate "C"`);
  return rows.map(({ name, columns, keys, texts }) => ({
    name,
    columns,
    // The order of texts differs from one database's language to another's.
    order: sql.join(
      (keys ?? columns).map((key) =>
        texts.includes(key) ? sql`${sql.identifier(key)} collate "C"` : sql.identifier(key),
      ),
      sql`, `,
    ),
  }));
}

async function findSequences(db: Db): Promise<[string, string | null][]> {
  const { rows } = await db.execute<{ name: string; last: string | null }>(sql`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' order by sequencename collate "C"`);
  return rows.map(({ name, last }) => [name, last]);
}
