import { sql } from 'drizzle-orm';
import pg from 'pg';
import { createApp, type App } from '../app';
import { call } from '../testing/call';
import { makeNextMigrations, type MigrationsFolder } from '../testing/services/next-migrations';
import { createMigratedDatabase } from '../testing/services/test-database';
import type { BareDatabase } from '../testing/services/test-postgres';
import { makeCompany } from '../testing/test-data';
import { testConfig, TEST_PROVIDER_TOKEN } from '../testing/test-server';
import { until } from '../testing/until';
import { openDb, type DbHandle } from './client';
import { SchemaTooNewError } from './errors';

const LAB = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };

let bare: BareDatabase;
let folders: MigrationsFolder[];
let opened: DbHandle[];
beforeEach(async () => {
  bare = await createMigratedDatabase();
  folders = [];
  opened = [];
});
afterEach(async () => {
  await Promise.allSettled(opened.map((database) => database.close()));
  await bare.drop();
  for (const { remove } of folders) await remove();
});

/** A database as a version opens it: this code's, or one that has further migrations. */
async function open(next?: MigrationsFolder): Promise<DbHandle> {
  const database = await openDb({
    dataDir: 'memory',
    databaseUrl: bare.url,
    databasePool: 4,
    ...(next && { migrationsFolder: next.folder }),
  });
  opened.push(database);
  return database;
}
const later = async (added: Record<string, string>): Promise<MigrationsFolder> => {
  const made = await makeNextMigrations(added);
  folders.push(made);
  return made;
};
const EXPANDING = {
  '0900_shades': `CREATE TABLE "shade" ("id" bigserial PRIMARY KEY NOT NULL, "name" text NOT NULL);--> statement-breakpoint
    ALTER TABLE "case" ADD COLUMN "shade_id" bigint;--> statement-breakpoint
    ALTER TABLE "case" ADD COLUMN "urgency" text DEFAULT 'usual' NOT NULL;--> statement-breakpoint
    ALTER TABLE "case" ADD CONSTRAINT "case_shade_fk" FOREIGN KEY ("shade_id") REFERENCES "public"."shade"("id");`,
  '0901_shades_indexes': `CREATE INDEX CONCURRENTLY "case_shade_idx" ON "case" USING btree ("shade_id");--> statement-breakpoint
    DROP INDEX CONCURRENTLY "case_patient_idx";`,
};

/** A case from its making to its plan, each step asked of another server than the one before. */
async function travel(
  servers: readonly App[],
  headers: Record<string, string>,
  from: number,
): Promise<string> {
  let turn = from;
  const next = () => {
    const server = servers[(turn += 1) % servers.length];
    if (!server) throw new Error('no server');
    return server.app;
  };
  const { uuid, identifier } = await call(
    next(),
    'POST /case',
    { body: { patientName: 'Ada', productId: 'AL', impressionType: 'physical', arch: 'upper' } },
    headers,
  );
  const params = { id: uuid };
  await call(next(), 'PUT /case/{id}', { params, body: { submit: true } }, headers);
  await call(next(), 'PUT /case/{id}/courierNotified', { params }, headers);
  for (const [url, payload] of [
    [`/api/provider/case/${uuid}/state`, { action: 'pendingQc' }],
    [`/api/provider/case/${uuid}/passQc`, {}],
  ] as const) {
    const answer = await next().inject({ method: 'PUT', url, headers: LAB, payload });
    expect([url, answer.statusCode]).toEqual([url, 200]);
  }
  for (const server of servers) {
    const found = await call(server.app, 'GET /case/{id}', { params }, headers);
    expect([found.identifier, found.patientName]).toEqual([identifier, 'Ada']);
  }
  return uuid;
}

it('servers of before and after an expanding migration serve together, and the older one again afterwards', async () => {
  const next = await later(EXPANDING);
  const serve = async (migrations?: MigrationsFolder): Promise<App> =>
    createApp({ ...testConfig('/nowhere'), redisUrl: null }, await open(migrations));
  const older = await serve();
  const { headers } = await makeCompany(older.ctx);
  await travel([older], headers, 0);

  const newer = await serve(next);
  const restarted = await serve();
  for (const turn of [0, 1, 2]) await travel([older, newer, restarted], headers, turn);
  for (const { app } of [older, newer]) await app.close();

  await travel([restarted], headers, 0);
  const again = await serve(next);
  await travel([again, restarted], headers, 0);
  const { rows } = await again.ctx.db.execute(
    sql`select count(*)::int as n, count(distinct urgency)::int as kinds from "case"`,
  );
  expect(rows).toEqual([{ n: 6, kinds: 1 }]);
  for (const { app } of [restarted, again]) await app.close();
});

it('a contracting step refuses the servers that it names, and no others', async () => {
  const expanded = await later(EXPANDING);
  const contracted = await later({
    ...EXPANDING,
    '0902_no_urgency': '-- contracting step of 0900_shades\nALTER TABLE "case" DROP COLUMN "notes";',
  });
  await open();
  await open(contracted);
  await expect(open()).rejects.toThrow(SchemaTooNewError);
  await expect(open(expanded)).resolves.toBeDefined();
  const nameless = await later({
    ...EXPANDING,
    '0902_nothing': 'select 1;',
    '0903_typo': '-- contracting step of 0899_nothing\nselect 1;',
  });
  await expect(open(nameless)).rejects.toThrow('0899_nothing, which is no migration');
});

it('servers that start together build an index once, while a call that runs holds none of them up', async () => {
  const first = await open();
  const next = await later(EXPANDING);
  await Promise.all([open(next), open(next), open(next), open()]);
  const { rows } = await first.db.execute(
    sql`select count(*)::int as n, count(distinct created_at)::int as different from drizzle.__drizzle_migrations`,
  );
  expect(rows[0]?.['n']).toBe(rows[0]?.['different']);
  expect(await indexState(first, 'case_shade_idx')).toBe(true);
  expect(await indexState(first, 'case_patient_idx')).toBeUndefined();
});

it('an index that failed is dropped and made again by the next start', async () => {
  const first = await open();
  await first.db.execute(sql`insert into setting (key, value) values ('a', 'same'), ('b', 'same')`);
  const next = await later({
    '0900_unique': 'CREATE UNIQUE INDEX CONCURRENTLY "setting_value_key" ON "setting" ("value");',
  });
  await expect(open(next)).rejects.toThrow();
  expect(await indexState(first, 'setting_value_key')).toBe(false);
  await first.db.execute(sql`delete from setting where key = 'b'`);
  await open(next);
  expect(await indexState(first, 'setting_value_key')).toBe(true);
});

it('a table that is in use is waited for in short turns, in which others go on with it', async () => {
  const first = await open();
  const reader = new pg.Client({ connectionString: bare.url });
  await reader.connect();
  try {
    await reader.query('begin');
    await reader.query('select count(*) from setting');
    const next = await later({ '0900_note': 'ALTER TABLE "setting" ADD COLUMN "note" text;' });
    const opening = open(next);
    const waits = async (): Promise<number> => {
      const { rows } = await first.db.execute<{ n: number }>(
        sql`select count(*)::int as n from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`,
      );
      return rows[0]?.n ?? 0;
    };
    await until(async () => (await waits()) === 1);
    // Behind the migration's wait there is one for everybody; it ends when the migration gives way.
    await first.db.execute(sql`insert into setting (key, value) values ('meanwhile', 'written')`);
    await reader.query('commit');
    const database = await opening;
    const { rows } = await database.db.execute(sql`select key, value, note from setting`);
    expect(rows).toEqual([{ key: 'meanwhile', value: 'written', note: null }]);
  } finally {
    await reader.end();
  }
});

/** Whether an index is valid; undefined where there is none. */
async function indexState({ db }: DbHandle, name: string): Promise<boolean | undefined> {
  const { rows } = await db.execute<{ valid: boolean }>(
    sql`select indisvalid as valid from pg_index where indexrelid = to_regclass(${name})`,
  );
  return rows[0]?.valid;
}
