import { sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { findTables } from './snapshot';
import { readSnapshot, type SnapshotSums } from './read-snapshot';

/** One statement's rows, and bytes: whichever comes first. */
const ROWS = 2_000;
const BYTES = 4 * 1024 * 1024;

/**
 * Writes a snapshot into a migrated database, whose tables become exactly those of the snapshot. Indexes and references are made
 * after the rows, which takes a fraction of keeping them up to date, and lets tables come in any order. One transaction.
 */
export async function loadDatabase(db: Db, chunks: AsyncIterable<string>): Promise<SnapshotSums> {
  return db.transaction(async (tx) => {
    const tables = await findTables(tx);
    const columns = new Map(tables.map((table) => [table.name, table.columns]));
    const rebuild = await dropIndexesAndReferences(tx);
    const names = tables.map(({ name }) => sql`public.${sql.identifier(name)}`);
    // What the migrations wrote is in the snapshot, as it has become.
    await tx.execute(sql`truncate ${sql.join(names, sql`, `)}`);
    let lines: string[] = [];
    let bytes = 0;
    const flush = async (table: string): Promise<void> => {
      if (lines.length > 0) await insert(tx, { table, columns: columns.get(table) ?? [] }, lines);
      lines = [];
      bytes = 0;
    };
    const sums = await readSnapshot(chunks, {
      row: (table, line) => {
        lines.push(line);
        bytes += line.length;
        return lines.length >= ROWS || bytes >= BYTES ? flush(table) : undefined;
      },
      tableEnd: flush,
      sequence: async (name, last) => {
        if (last !== null)
          await tx.execute(
            sql`select setval(${`public.${JSON.stringify(name)}`}::regclass, ${last}::bigint)`,
          );
      },
    });
    for (const statement of rebuild) await tx.execute(sql.raw(statement));
    return sums;
  });
}

async function insert(
  tx: Db,
  { table, columns }: { readonly table: string; readonly columns: readonly string[] },
  lines: readonly string[],
): Promise<void> {
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const name = sql`public.${sql.identifier(table)}`;
  // By JSON's own text all the way: numbers of 64 bits and moments stay what they are.
  await tx.execute(sql`
    insert into ${name} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::json)`);
}

/** Answers the statements that make them again. */
async function dropIndexesAndReferences(tx: Db): Promise<string[]> {
  const references = await tx.execute<{ table: string; name: string; definition: string }>(sql`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`);
  for (const { table, name } of references.rows)
    await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  const indexes = await tx.execute<{ name: string; definition: string }>(sql`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid) order by 1`);
  for (const { name } of indexes.rows) await tx.execute(sql.raw(`drop index ${name}`));
  return [
    ...indexes.rows.map(({ definition }) => definition),
    ...references.rows.map(
      ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
    ),
  ];
}
