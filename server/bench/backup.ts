// npm run bench:backup -- --database-url postgres://…: a backup under load and its restore on an empty machine, with times.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { listBackups, readManifest } from '../src/backup/manifest';
import { createApp } from '../src/app';
import { openDb } from '../src/db/client';
import { findLosses, travel, type Journey } from '../src/testing/faults/journey';
import { deliverTo } from '../src/testing/installation';
import { PROCESS_FILE_KEY, startProcess } from '../src/testing/services/server-process';
import { createBareDatabase } from '../src/testing/services/test-postgres';
import { makeCompany, type TestCompany } from '../src/testing/test-data';
import { testConfig } from '../src/testing/test-server';
import { seedRecords } from './backup/seed-records';
import { seedScale } from './scale/seed-scale';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '100000' },
    megabytes: { type: 'string', default: '2048' },
    'database-url': { type: 'string', default: process.env['TEST_DATABASE_URL'] ?? '' },
    folder: { type: 'string', default: tmpdir() },
  },
});
if (values['database-url'] === '') {
  process.stderr.write(
    'A PostgreSQL to make databases in is needed: --database-url postgres://…, or TEST_DATABASE_URL\n',
  );
  process.exit(2);
}
/** People who use the portal while it is backed up. */
const PEOPLE = 2;
const SERVER = fileURLToPath(new URL('..', import.meta.url));
const print = (text: string): void => void process.stdout.write(`${text}\n`);

const root = await mkdtemp(join(values.folder, 'portal-backup-bench-'));
const databases = [
  await createBareDatabase(values['database-url']),
  await createBareDatabase(values['database-url']),
];
const [first, second] = databases.map(({ url }, index) => ({
  DATABASE_URL: url,
  DATA_DIR: join(root, `machine-${index + 1}`),
  BACKUP_KEY: 'key-of-the-backups-of-benches',
  PUBLIC_CALLS_A_MINUTE: '1000000',
  CHAT_MESSAGES_A_SECOND: '1000',
}));
if (!first || !second) throw new Error('no machines');
try {
  await run();
} finally {
  for (const { drop } of databases) await drop();
  await rm(root, { recursive: true, force: true });
}

async function run(): Promise<void> {
  if (!first || !second) return;
  const backups = join(root, 'backups');
  await seedScale(first.DATABASE_URL, {
    cases: Number(values.cases),
    shape: 'mixed',
    seed: 2026,
    report: () => undefined,
  });
  const clinic = await furnish(first);
  const bytes = await seedRecords(
    first.DATABASE_URL,
    join(first.DATA_DIR, 'objects'),
    Number(values.megabytes),
  );
  print(`${values.cases} cases, ${Math.round(bytes / 2 ** 20)} MiB of records`);

  const server = startProcess(first);
  const url = await server.address;
  const known: Journey[] = [];
  const alone = await useUntil({ url, clinic }, known, 3);
  let isDone = false;
  const made = timed(() => command('backup', ['--to', backups], first)).finally(() => (isDone = true));
  const during = await useUntil({ url, clinic }, [], () => isDone);
  print(`backup under load: ${await made} s`);
  print(
    `a journey alone ${alone.msEach} ms, during the backup ${during.msEach} ms; ${during.again} calls done again`,
  );
  print(`a second backup: ${await timed(() => command('backup', ['--to', backups], first))} s`);
  server.stop();
  await server.ended;

  const [oldest = ''] = await listBackups(backups);
  const { database, files } = await readManifest(join(backups, oldest));
  const rows = Object.values(database.tables).reduce((sum, table) => sum + table.rows, 0);
  print(
    `it has ${rows} rows (${database.size} bytes packed) and ${files.count} files of ${files.bytes} bytes`,
  );
  print(`restore: ${await timed(() => command('restore', ['--from', join(backups, oldest)], second))} s`);

  const restored = startProcess(second);
  const site = { url: await restored.address, clinic };
  print(`lost: ${JSON.stringify((await findLosses(site, known)).lost)}`);
  const after = await useUntil(site, [], 2);
  print(`journeys on the restored portal: ${after.count}, ${after.again} calls done again`);
  restored.stop();
  await restored.ended;
}

async function furnish({ DATABASE_URL, DATA_DIR }: NonNullable<typeof first>): Promise<TestCompany> {
  const database = await openDb({ dataDir: 'memory', databaseUrl: DATABASE_URL });
  const config = { ...testConfig(DATA_DIR), redisUrl: null };
  const secrets = { ...config.secrets, fileKey: PROCESS_FILE_KEY };
  const { app, ctx } = await createApp({ ...config, secrets }, database);
  const clinic = await makeCompany(ctx);
  await deliverTo({ dataDir: DATA_DIR });
  await app.close();
  return clinic;
}

type Site = Parameters<typeof travel>[0];

/** Journeys of some people at once: a number each, or until something is done. */
async function useUntil(site: Site, known: Journey[], end: number | (() => boolean)) {
  const tally = { calls: 0, again: 0 };
  const startedAt = Date.now();
  let count = 0;
  const person = async (name: string): Promise<void> => {
    for (let own = 0; typeof end === 'number' ? own < end : !end(); own += 1) {
      known.push(await travel(site, `${name} ${startedAt} ${own}`, tally));
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: PEOPLE }, (_, index) => person(`Person ${index}`)));
  return {
    count,
    again: tally.again,
    msEach: Math.round(((Date.now() - startedAt) * PEOPLE) / Math.max(1, count)),
  };
}

async function command(name: string, words: readonly string[], env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/backup/main.ts', name, ...words], {
    cwd: SERVER,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
}

async function timed(work: () => Promise<void>): Promise<string> {
  const startedAt = Date.now();
  await work();
  return ((Date.now() - startedAt) / 1_000).toFixed(1);
}
