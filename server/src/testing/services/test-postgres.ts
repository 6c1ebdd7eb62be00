import { createHash, randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import pg from 'pg';
import { openDb, type DbHandle } from '../../db/client';

/** All databases of tests begin so, and go on with when they were made, in seconds, and by which process of which machine. */
const PREFIX = 'portal_test_';
const MACHINE = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
const LEFTOVER_S = 60 * 60;
/** Any number: one process at a time makes the template or removes leftovers. */
const LOCK = 7_041_968_003;
const POOL = 5;

/** What the tests' environment lends: a database of this worker, see `tooling/jest/lent-databases.cjs`. */
declare const borrowPostgres: (
  create: () => Promise<BareDatabase>,
) => Promise<{ readonly url: string; giveBack(): Promise<void> }>;

/** A migrated, empty database on a PostgreSQL. */
export async function openTestPostgres(serverUrl: string, migrationsHash: string): Promise<DbHandle> {
  const { url, giveBack } = await borrowPostgres(() => copyTemplate(serverUrl, migrationsHash));
  const database = await openDb({ dataDir: 'memory', databaseUrl: url, databasePool: POOL });
  return {
    ...database,
    close: async () => {
      await database.close();
      await giveBack();
    },
  };
}

/** A copy of a template that the first test of a run makes. */
export async function copyTemplate(serverUrl: string, migrationsHash: string): Promise<BareDatabase> {
  const name = await onServer(serverUrl, async (server) => {
    await server.query('select pg_advisory_lock($1)', [LOCK]);
    const template = await templateOf(server, serverUrl, migrationsHash);
    const copy = newName();
    await server.query(`create database ${copy} template ${template}`);
    // Nobody pulls the plug on a test's database: it need not wait for the disk.
    await server.query(`alter database ${copy} set synchronous_commit to off`);
    return copy;
  });
  return { url: urlOf(serverUrl, name), drop: () => dropTestDatabase(serverUrl, name) };
}

export interface BareDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A database without tables, and what removes it. */
export async function createBareDatabase(serverUrl: string): Promise<BareDatabase> {
  const name = newName();
  await onServer(serverUrl, (server) => server.query(`create database ${name}`));
  return { url: urlOf(serverUrl, name), drop: () => dropTestDatabase(serverUrl, name) };
}

async function dropTestDatabase(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, (server) => server.query(`drop database if exists ${name} with (force)`));
}

/** The lock is held; a template under its own name is complete, as it is renamed last. */
async function templateOf(server: pg.Client, serverUrl: string, migrationsHash: string): Promise<string> {
  await dropLeftovers(server, isLeftover);
  const names = await testDatabases(server);
  const found = names.find((name) => name.endsWith(`_template_${migrationsHash}`));
  if (found !== undefined) return found;
  const draft = newName();
  await server.query(`create database ${draft}`);
  const database = await openDb({ dataDir: 'memory', databaseUrl: urlOf(serverUrl, draft) });
  await database.close();
  const template = `${PREFIX}${seconds()}_template_${migrationsHash}`;
  await server.query(`alter database ${draft} rename to ${template}`);
  return template;
}

/** Drops what this process and its workers, who are gone, have made. */
export async function dropTestDatabases(serverUrl: string): Promise<void> {
  await onServer(serverUrl, (server) =>
    dropLeftovers(server, (name) => isLeftover(name) || makerOf(name) === process.pid),
  );
}

async function dropLeftovers(server: pg.Client, which: (name: string) => boolean): Promise<void> {
  const names = await testDatabases(server);
  for (const name of names.filter(which)) await server.query(`drop database if exists ${name} with (force)`);
}

async function testDatabases(server: pg.Client): Promise<string[]> {
  const { rows } = await server.query<{ datname: string }>(
    `select datname from pg_database where starts_with(datname, '${PREFIX}')`,
  );
  return rows.map(({ datname }) => datname);
}

function newName(): string {
  return `${PREFIX}${seconds()}_${MACHINE}_${process.pid}_${randomBytes(6).toString('hex')}`;
}

/** Its maker is gone; on another machine that shows by its age alone. */
function isLeftover(name: string): boolean {
  const maker = makerOf(name);
  const [madeAt] = name.slice(PREFIX.length).split('_');
  return maker === null ? !(Number(madeAt) > seconds() - LEFTOVER_S) : isGone(maker);
}

/** The process of this machine that made it; null for a template and what another machine made. */
function makerOf(name: string): number | null {
  const [, machine, pid] = name.slice(PREFIX.length).split('_');
  return machine === MACHINE ? Number(pid) : null;
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function seconds(): number {
  return Math.floor(Date.now() / 1_000);
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer<T>(serverUrl: string, work: (server: pg.Client) => Promise<T>): Promise<T> {
  const server = new pg.Client({ connectionString: serverUrl, application_name: 'portal tests' });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}
