import type { PGlite } from '@electric-sql/pglite';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DbHandle } from '../../db/client';
import { createEmbedded, migrateEmbedded, toHandle } from '../../db/embedded';
import { MIGRATIONS_FOLDER } from '../../db/migration-files';
import { readText } from '../../env';
import { copyTemplate, openTestPostgres, type BareDatabase } from './test-postgres';

const CACHE = fileURLToPath(new URL('../../../../.cache', import.meta.url));
const DUMP = 'test-database-';

/** Where the tests find a PostgreSQL to make databases in; without it they use PGlite in memory. */
export const TEST_DATABASE_URL = readText(process.env, 'TEST_DATABASE_URL');

/** What the tests' environment lends: a migrated, empty database of this worker, see `tooling/jest/lent-databases.cjs`. */
declare const borrowEmbedded: (
  loadDump: () => Promise<Blob>,
) => Promise<{ readonly client: PGlite; giveBack(): Promise<void> }>;

/** A real, migrated, empty database of its own. */
export async function openTestDb(): Promise<DbHandle> {
  if (TEST_DATABASE_URL !== null) return openTestPostgres(TEST_DATABASE_URL, await migrationsHash());
  const { client, giveBack } = await borrowEmbedded(loadTestDump);
  return { ...toHandle(client), close: giveBack };
}

/** The same on PostgreSQL by its address, for those who open it themselves. */
export async function createMigratedDatabase(): Promise<BareDatabase> {
  return copyTemplate(TEST_DATABASE_URL ?? '', await migrationsHash());
}

/** The dump of a migrated, empty database; the first test of a machine makes it, cloning it takes a fraction of the time. */
export async function loadTestDump(): Promise<Blob> {
  const name = `${DUMP}${await migrationsHash()}.tar`;
  return (await readDump(join(CACHE, name))) ?? makeDump(name);
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

/** Written aside and renamed, as several test processes may do it at the same time. Dumps of other schemas go. */
async function makeDump(name: string): Promise<Blob> {
  const client = await createEmbedded();
  await migrateEmbedded(client);
  const dump = await client.dumpDataDir('none');
  await client.close();
  await mkdir(CACHE, { recursive: true });
  for (const old of await readdir(CACHE))
    if (old.startsWith(DUMP)) await rm(join(CACHE, old), { force: true });
  const draft = join(CACHE, `${process.pid}-${name}`);
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, join(CACHE, name));
  return dump;
}
