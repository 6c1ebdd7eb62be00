import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { takeLock } from './lock';
import { migrateUp } from './migrate';
import * as schema from './schema';

/** The database or a transaction on it: what repositories take. The same for PGlite and PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

export interface DbHandle {
  readonly db: Db;
  close(): Promise<void>;
}

export interface DbOptions {
  /** Folder of the installation's data, or 'memory' for a database that is gone with the process. */
  readonly dataDir: string;
  /** A dump of a migrated database to start from, which saves tests the start of an empty one. */
  readonly loadDataDir?: Blob;
}

/**
 * Opens the database and brings its schema up to this code's.
 *
 * PGlite is one connection: inside a transaction only the transaction's own handle may be used, another query would wait
 * for the transaction's end and thus for itself.
 * @throws SchemaTooNewError when the folder was written by a newer server; DataFolderLockedError when another one has it open.
 */
export async function openDb({ dataDir, loadDataDir }: DbOptions): Promise<DbHandle> {
  const isInMemory = dataDir === 'memory';
  if (!isInMemory) await mkdir(dataDir, { recursive: true });
  const lock = isInMemory ? undefined : await takeLock(join(dataDir, 'db.lock'));
  try {
    const client = await PGlite.create({
      ...(isInMemory ? {} : { dataDir: join(dataDir, 'db') }),
      ...(loadDataDir ? { loadDataDir } : {}),
    });
    const close = async (): Promise<void> => {
      await client.close();
      await lock?.release();
    };
    const db = drizzle(client, { schema });
    try {
      await migrateUp(db);
    } catch (error) {
      await client.close();
      throw error;
    }
    return { db, close };
  } catch (error) {
    await lock?.release();
    throw error;
  }
}
