import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { startTestS3, type TestS3 } from '../../../tooling/testing/s3/s3-server';
import { migratePostgres } from '../db/migrate-postgres';
import { MIGRATIONS_FOLDER, readMigrations } from '../db/migration-files';
import { findLosses, travel, type Journey } from '../testing/faults/journey';
import { deliverTo, makeInstallation, runBackup, type Installation } from '../testing/installation';
import { createMigratedDatabase, TEST_DATABASE_URL } from '../testing/services/test-database';
import { createBareDatabase, type BareDatabase } from '../testing/services/test-postgres';
import { makeCompany } from '../testing/test-data';
import { listBackups, readFileList, readManifest } from './manifest';

const RELEASED = [
  'delivery/feed.json',
  'delivery/revisions/00000001.json',
  'releases/cases/1.0.0/release.json',
];

/** Databases are made from nothing. */
const SLOW_MS = 180_000;

let root: string;
const databases: BareDatabase[] = [];
const buckets: TestS3[] = [];
const machines: Installation[] = [];
const before = process.env;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-backups-'));
  // The gateway's bucket is opened with what the SDK finds.
  process.env = { ...before, AWS_ACCESS_KEY_ID: 'key-of-the-tests', AWS_SECRET_ACCESS_KEY: 'secret' };
});
afterAll(async () => {
  for (const { remove } of machines) await remove();
  for (const { close } of buckets) await close();
  for (const { drop } of databases) await drop();
  await rm(root, { recursive: true, force: true });
  process.env = before;
});

async function newDatabase(make: () => Promise<BareDatabase>): Promise<string> {
  const made = await make();
  databases.push(made);
  return made.url;
}
const empty = () => newDatabase(() => createBareDatabase(TEST_DATABASE_URL ?? ''));
async function newBucket(): Promise<TestS3> {
  const made = await startTestS3();
  buckets.push(made);
  return made;
}
async function newMachine(databaseUrl: string | null, s3?: TestS3): Promise<Installation> {
  const made = await makeInstallation({
    ...(databaseUrl !== null && { databaseUrl }),
    ...(s3 && { s3: s3.config }),
  });
  machines.push(made);
  return made;
}
/** Its gateway has its releases in a bucket, too. */
const withDelivery = (machine: Installation, s3: TestS3): Installation => ({
  ...machine,
  env: {
    ...machine.env,
    DELIVERY_S3_BUCKET: s3.config.bucket,
    DELIVERY_S3_ENDPOINT: s3.config.endpoint,
    DELIVERY_S3_PREFIX: 'portal',
  },
});

/** What a machine is, by hashes: its tables and its files. */
async function contentOf(machine: Installation, name: string) {
  const folder = join(root, name);
  const made = await runBackup(machine, 'backup', '--to', folder);
  expect([made.code, made.err]).toEqual([0, '']);
  const [newest = ''] = (await listBackups(folder)).slice(-1);
  const { database, migrations } = await readManifest(join(folder, newest));
  const files = (await readFileList(join(folder, newest))).map(
    ({ place, path, sha256 }) => `${place} ${path} ${sha256}`,
  );
  return { tables: database.tables, migrations, files: files.sort() };
}

it(
  'of PostgreSQL and buckets under load is restored by hash into folders, and from there into PostgreSQL and buckets',
  async () => {
    const [s3, releases, otherS3, otherReleases] = [
      await newBucket(),
      await newBucket(),
      await newBucket(),
      await newBucket(),
    ];
    const machine = withDelivery(await newMachine(await newDatabase(createMigratedDatabase), s3), releases);
    for (const path of RELEASED) releases.bucket.put(`portal/${path}`, Buffer.from(path), {});
    const server = await machine.start();
    const clinic = await makeCompany(server.ctx);
    const journeys: Journey[] = [];
    const tally = { calls: 0, again: 0 };
    const go = async (name: string) => journeys.push(await travel({ url: server.url, clinic }, name, tally));
    await go('Ada');
    const known = [...journeys];
    const folder = join(root, 'first');
    let isDone = false;
    const load = async (name: string) => {
      for (let number = 0; number === 0 || !isDone; number += 1) await go(`${name} ${number}`);
    };
    const backup = runBackup(machine, 'backup', '--to', folder).finally(() => (isDone = true));
    await Promise.all([load('Bob'), load('Eve')]);
    expect(await backup).toMatchObject({ code: 0, err: '' });
    expect(tally.again).toBe(0);
    await server.stop();

    const embedded = await newMachine(null);
    const restored = await runBackup(embedded, 'restore', '--from', folder, '--without-keys');
    expect(restored).toMatchObject({ code: 0, err: '', out: expect.stringContaining('put back by hand') });
    const content = await contentOf(embedded, 'second');
    const { database } = await readManifest(join(folder, (await listBackups(folder))[0] ?? ''));
    expect(content.tables).toEqual(database.tables);
    expect(content.tables['audit_log']?.rows).toBeGreaterThan(10);

    const grown = withDelivery(await newMachine(await empty(), otherS3), otherReleases);
    const again = await runBackup(grown, 'restore', '--from', join(root, 'second'));
    expect([again.code, again.err]).toEqual([0, '']);
    expect([...otherReleases.bucket.objects.keys()].sort()).toEqual(RELEASED.map((path) => `portal/${path}`));
    expect(await contentOf(grown, 'third')).toEqual(content);
    expect((await runBackup(grown, 'restore', '--from', folder)).err).toContain('tables in the database');

    const running = await grown.start();
    expect((await findLosses({ url: running.url, clinic }, known)).lost).toEqual([]);
    await travel({ url: running.url, clinic }, 'After', tally);
    const { rows } = await running.ctx.db.execute(sql`
    select count(*)::int as n from pg_index where not indisvalid`);
    expect(rows).toEqual([{ n: 0 }]);
    await running.stop();
  },
  SLOW_MS,
);

it('of an older version is loaded into the schema that it was of, and migrated since', async () => {
  const migrations = readMigrations(MIGRATIONS_FOLDER);
  const older = migrations.find(({ tag }) => tag === '0014_sessions')?.madeAt ?? 0;
  const url = await empty();
  await migratePostgres(url, { upTo: older });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`insert into company (name) values ('Old Clinic')`);
  await client.query(
    `insert into audit_log (company_id, action, outcome, detail) select id, 'POST /case', 'done', 'provider' from company`,
  );
  await client.end();
  const folder = join(root, 'older');
  const machine = await newMachine(url);
  await deliverTo(machine);
  expect(await runBackup(machine, 'backup', '--to', folder)).toMatchObject({ code: 0, err: '' });

  const newer = await newMachine(await empty());
  expect(await runBackup(newer, 'restore', '--from', folder)).toMatchObject({ code: 0, err: '' });
  const content = await contentOf(newer, 'newer');
  expect(content.migrations).toHaveLength(migrations.length);
  const running = await newer.start();
  const { rows } = await running.ctx.db.execute(
    sql`select name, actor_type from company join audit_log on true`,
  );
  // The migration that came later has found the row.
  expect(rows).toEqual([{ name: 'Old Clinic', actor_type: 'provider' }]);
  await running.stop();
});
