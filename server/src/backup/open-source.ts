import { drizzle } from 'drizzle-orm/pglite';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';
import type { Db } from '../db/client';
import { createEmbedded } from '../db/embedded';
import { DataFolderLockedError } from '../db/errors';
import { takeLock, type Lock } from '../db/lock';
import { BackupError } from './backup-error';
import { embeddedSource, postgresSource, type SnapshotSource } from './snapshot';
import { socketSource } from './snapshot-socket';

/**
 * The database of an installation: PostgreSQL, or the embedded one, by the server that runs on it where there is one. Nothing
 * is migrated.
 * @throws BackupError where there is none
 */
export async function openSource({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<SnapshotSource> {
  if (databaseUrl !== null) return postgresSource(databaseUrl);
  const folder = join(dataDir, 'db');
  await access(folder).catch(() => {
    throw new BackupError(
      `There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL as the server has them.`,
    );
  });
  return {
    // Opened for as long as rows are read: a server that starts while files are copied finds its data folder free.
    async *read(tables) {
      const source = await openEmbedded(dataDir, folder);
      try {
        yield* source.read(tables);
      } finally {
        await source.close();
      }
    },
    close: async () => undefined,
  };
}

async function openEmbedded(dataDir: string, folder: string): Promise<SnapshotSource> {
  const lock = await takeLock(join(dataDir, 'db.lock'), 0, { isBackup: true }).catch((error: unknown) => {
    if (error instanceof DataFolderLockedError) return null;
    throw error;
  });
  return lock === null ? socketSource(dataDir) : openFolder(folder, lock);
}

async function openFolder(folder: string, lock: Lock): Promise<SnapshotSource> {
  try {
    const client = await createEmbedded({ dataDir: folder });
    const db: Db = drizzle(client);
    const close = async (): Promise<void> => {
      await client.close();
      await lock.release();
    };
    return { ...embeddedSource({ db, transaction: (work) => db.transaction(work) }), close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
