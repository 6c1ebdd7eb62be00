import { sql } from 'drizzle-orm';
import type { Db } from '../db/client';

/** What a refusal may write (traces of itself, counts of attempts), and what is worked off meanwhile (mails of before). */
const TRACES = ['audit_log', 'audit_chain', 'login_failure', 'mail_outbox', '__drizzle_migrations'];

/** Makes the function that answers a value which changes with whatever is stored, traces apart. */
export async function fingerprintOf(db: Db): Promise<() => Promise<string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const names = rows.map(({ name }) => name).filter((name) => !TRACES.includes(name));
  // A row's xmin is the transaction that wrote it: whatever is inserted, changed or removed moves the sum.
  const parts = names.map(
    (name) =>
      sql`select ${name}::text as name, count(*) as rows, coalesce(sum(t.xmin::text::bigint), 0) as sum from ${sql.identifier(name)} t`,
  );
  const all = sql.join(parts, sql` union all `);
  let last = { snapshot: '', sums: '' };
  return async () => {
    // Where no transaction wrote since, there is nothing to add up again.
    const [now] = (
      await db.execute<{ snapshot: string }>(sql`select pg_current_snapshot()::text as snapshot`)
    ).rows;
    const snapshot = now?.snapshot ?? '';
    if (snapshot !== last.snapshot) {
      const sums = await db.execute(
        sql`select name, rows::text, sum::text from (${all}) as sums order by name`,
      );
      last = { snapshot, sums: JSON.stringify(sums.rows) };
    }
    return last.sums;
  };
}
