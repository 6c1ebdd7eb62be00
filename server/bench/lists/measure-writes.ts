import { onDatabase } from './bench-database';

export interface WriteResult {
  /** Per case: entries written into indexes of the table, records and bytes of the log that the database writes ahead. */
  readonly entries: number;
  readonly records: number;
  readonly bytes: number;
}

const SAMPLE = 1_000;

/** Every so many-th case; the rest of a division spreads them over the table. */
const SAMPLED = `id % (select greatest(1, count(*) / ${SAMPLE}) from "case") = 0`;

/** What `writeStatus` changes. */
const CHANGE = `update "case" set status = 'ACTIVE', status_since = now(), updated_at = now(), version = version + 1 where ${SAMPLED}`;

/** What a change of status costs the database, by its own word; the changes are taken back. */
export function measureWrites(databaseUrl: string): Promise<WriteResult> {
  return onDatabase(databaseUrl, async (client) => {
    await client.query('begin');
    try {
      const { rows: explained } = await client.query<{ 'QUERY PLAN': readonly [{ Plan: WalUse }] }>(
        `explain (analyze, wal, format json) ${CHANGE}`,
      );
      const wal = explained[0]?.['QUERY PLAN'][0].Plan ?? { 'WAL Records': 0, 'WAL Bytes': 0 };
      const { rows } = await client.query<{ updated: number; hot: number }>(
        `select pg_stat_get_xact_tuples_updated('"case"'::regclass)::int as updated,
          pg_stat_get_xact_tuples_hot_updated('"case"'::regclass)::int as hot`,
      );
      const { updated = 1, hot = 0 } = rows[0] ?? {};
      const { rows: indexes } = await client.query<{ predicate: string }>(
        `select coalesce(pg_get_expr(indpred, indrelid), 'true') as predicate from pg_index where indrelid = '"case"'::regclass`,
      );
      // A changed row has an entry in each index that it belongs to, unless it stayed on its page and no index holds what changed.
      let held = 0;
      for (const { predicate } of indexes) {
        const { rows: counted } = await client.query<{ n: number }>(
          `select count(*)::int as n from "case" where ${SAMPLED} and ${predicate}`,
        );
        held += counted[0]?.n ?? 0;
      }
      const entries = (held / updated) * (1 - hot / updated);
      return { entries, records: wal['WAL Records'] / updated, bytes: wal['WAL Bytes'] / updated };
    } finally {
      await client.query('rollback');
    }
  });
}

interface WalUse {
  readonly 'WAL Records': number;
  readonly 'WAL Bytes': number;
}
