import { sql } from 'drizzle-orm';
import type { Db } from '../../src/db/client';
import { until } from '../../src/testing/until';

const LARGE = ['case', 'shipment', 'shipment_case', 'service_request'];

/**
 * Brings a database that was just filled to where the planner counts on it: its figures are taken, and all pages of the large tables
 * known as visible. A job of the server's that began while it was filled holds that up, so it is done until it is so. Indexes are
 * cleaned in any case: of a table with few dead rows, which tests before this one may have left, PostgreSQL lets them be.
 */
export function vacuum(db: Db): Promise<void> {
  return until(async () => {
    await db.execute(sql`vacuum (analyze, index_cleanup on)`);
    const { rows } = await db.execute<{ left: number }>(sql`
      select count(*)::int as left from pg_class
      where relname in ${LARGE} and relkind = 'r' and relallvisible < relpages`);
    return rows[0]?.left === 0;
  });
}
