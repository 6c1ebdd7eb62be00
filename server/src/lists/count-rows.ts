import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client';
import type { ListPage } from './list-query';

/**
 * How many rows a list has, counted no further than one more than `countUpTo`: that one tells that there are more.
 * @param rows the list's table, or tables joined
 */
export async function countRows(
  db: Db,
  rows: PgTable | SQL,
  where: SQL | undefined,
  { countUpTo }: Pick<ListPage, 'countUpTo'>,
): Promise<number> {
  const { rows: found } = await db.execute<{ counted: number }>(
    sql`select count(*)::int as counted from (select from ${rows} where ${where ?? sql`true`} limit ${countUpTo + 1}) as rows`,
  );
  return found[0]?.counted ?? 0;
}
