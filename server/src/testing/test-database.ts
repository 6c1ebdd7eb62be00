import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDb, type DbHandle } from '../db/client';
import { createEmbedded, migrateEmbedded } from '../db/embedded';
import { MIGRATIONS_FOLDER } from '../db/migrate';
import { readText } from '../env';
import { openTestPostgres } from './test-postgres';

/** Where the tests find a PostgreSQL to make databases in; without it they use PGlite in memory. */
export const TEST_DATABASE_URL = readText(process.env, 'TEST_DATABASE_URL');

/** A real, migrated, empty database of its own. */
export async function openTestDb(): Promise<DbHandle> {
  if (TEST_DATABASE_URL !== null) return openTestPostgres(TEST_DATABASE_URL, await migrationsHash());
  return openDb({ dataDir: 'memory', loadDataDir: await loadTestDump() });
}

/** The dump of a migrated, empty database; the first test of a machine makes it, cloning it takes a fraction of the time. */
export async function loadTestDump(): Promise<Blob> {
  const file = join(tmpdir(), `portal-test-db-${await migrationsHash()}.tar`);
  return (await readDump(file)) ?? makeDump(file);
}

async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256');
  const names = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names) hash.update(await readFile(join(MIGRATIONS_FOLDER, name)));
  // The journal's times are part of what the database remembers.
  hash.update(await readFile(join(MIGRATIONS_FOLDER, 'meta', '_journal.json')));
  return hash.digest('hex').slice(0, 16);
}

async function readDump(file: string): Promise<Blob | null> {
  try {
    return new Blob([await readFile(file)]);
  } catch {
    return null;
  }
}

/** Written aside and renamed, as several test processes may do it at the same time. */
async function makeDump(file: string): Promise<Blob> {
  const client = await createEmbedded();
  await migrateEmbedded(client);
  const dump = await client.dumpDataDir('none');
  await client.close();
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, file);
  return dump;
}
