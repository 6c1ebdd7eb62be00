import pg from 'pg';
import { migratePostgres } from '../../src/db/migrate-postgres';
import { seedScale } from '../scale/seed-scale';
import type { ScaleShape } from '../scale/scale-companies';

/** A database with so many cases, made when it is not there; what others put into it is removed with it. */
export async function benchDatabase(serverUrl: string, shape: ScaleShape, cases: number): Promise<string> {
  const name = shape === 'mixed' ? 'portal_bench' : `portal_bench_${shape}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  if ((await countCases(serverUrl, name, url.href)) !== cases) {
    process.stdout.write(`making ${name} with ${cases} cases; this takes some minutes, once\n`);
    await onDatabase(serverUrl, async (client) => {
      await client.query(`drop database if exists ${name}`);
      await client.query(`create database ${name}`);
    });
    await seedScale(url.href, {
      cases,
      shape,
      seed: 2026,
      report: (text) => process.stdout.write(`${text}\n`),
    });
  }
  await migratePostgres(url.href);
  await onDatabase(url.href, (client) => client.query('vacuum (analyze)'));
  return url.href;
}

async function countCases(serverUrl: string, name: string, url: string): Promise<number> {
  const isThere = await onDatabase(serverUrl, (client) =>
    client.query('select from pg_database where datname = $1', [name]),
  );
  if (isThere.rowCount === 0) return 0;
  return onDatabase(url, async (client) => {
    const table = await client.query<{ found: string | null }>(`select to_regclass('"case"')::text as found`);
    if (!table.rows[0]?.found) return 0;
    const { rows } = await client.query<{ n: number }>('select count(*)::int as n from "case"');
    return rows[0]?.n ?? 0;
  });
}

export async function onDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'portal bench' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
