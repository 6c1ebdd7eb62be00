import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';
import type { Db } from '../db/client';
import { createEmbedded, migrateEmbedded } from '../db/embedded';
import { takeLock } from '../db/lock';
import { connectUnlimited, migratePostgres } from '../db/migrate-postgres';
import type { MigrateOptions } from '../db/migrate';
import type { KeyFolders } from './keys';
import type { Places } from './places';
import { embeddedSource, postgresSource, type SnapshotSource } from './snapshot';

/** The database that a backup goes into. */
export interface Target {
  readonly db: Db;
  readonly source: SnapshotSource;
  migrate(options?: MigrateOptions): Promise<void>;
  close(): Promise<void>;
}

type Settings = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** @throws DataFolderLockedError, DatabaseUnreachableError */
export async function openTarget({ databaseUrl, dataDir }: Settings): Promise<Target> {
  if (databaseUrl !== null) {
    const client = await connectUnlimited(databaseUrl, 'portal restore');
    return {
      db: drizzle(client),
      source: postgresSource(databaseUrl),
      migrate: (options) => migratePostgres(databaseUrl, options),
      close: () => client.end(),
    };
  }
  const lock = await takeLock(join(dataDir, 'db.lock'), 0);
  const client = await createEmbedded({ dataDir: join(dataDir, 'db') });
  const db: Db = drizzleEmbedded(client);
  return {
    db,
    source: embeddedSource({ db, transaction: (work) => db.transaction(work) }),
    migrate: (options) => migrateEmbedded(client, options),
    close: async () => {
      await client.close();
      await lock.release();
    },
  };
}

/** Everything that lies already where a backup is to go; empty on an empty machine. */
export async function findContent(
  settings: Settings,
  places: Places,
  { dataDir, keysDir }: KeyFolders,
): Promise<string[]> {
  const { objects, delivery } = places;
  const found: string[] = [];
  if (await hasDatabase(settings))
    found.push(
      settings.databaseUrl === null ? join(dataDir, 'db') : 'tables in the database of DATABASE_URL',
    );
  if ((await objects.list()).length > 0) found.push(`files in ${objects.name}`);
  for (const folder of ['delivery/', 'releases/'])
    if ((await delivery.list(folder)).length > 0) found.push(`files in ${delivery.name}, below ${folder}`);
  if (!(await isEmpty(keysDir))) found.push(`keys in ${keysDir}`);
  if ((await readdir(dataDir).catch((): string[] => [])).includes('service.json'))
    found.push(`secrets of a demo in ${dataDir}`);
  return found;
}

async function hasDatabase({ databaseUrl, dataDir }: Settings): Promise<boolean> {
  if (databaseUrl === null) return !(await isEmpty(join(dataDir, 'db')));
  const client = await connectUnlimited(databaseUrl, 'portal restore');
  try {
    const { rows } = await drizzle(client).execute(
      sql`select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`,
    );
    return rows.length > 0;
  } finally {
    await client.end();
  }
}

async function isEmpty(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length === 0;
}
