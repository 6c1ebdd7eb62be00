import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db, DbHandle, DbOptions, ReadInBatches } from './client';
import { takeLock, type Lock } from './lock';
import { migrateUp, type MigrateOptions } from './migrate';

/** PGlite with the extensions that the migrations ask for. */
export function createEmbedded(options: { dataDir?: string; loadDataDir?: Blob } = {}): Promise<PGlite> {
  return PGlite.create({ ...options, extensions: { pg_trgm } });
}

/** Brings an embedded database up to this code's schema. */
export async function migrateEmbedded(client: PGlite, options?: MigrateOptions): Promise<void> {
  await migrateUp(drizzle(client), 'data folder', options);
}

/** Opens PGlite in the data folder, or in memory. */
export async function openEmbedded({
  dataDir,
  loadDataDir,
  migrationsFolder,
  report,
}: DbOptions): Promise<DbHandle> {
  const isInMemory = dataDir === 'memory';
  if (!isInMemory) await mkdir(dataDir, { recursive: true });
  const lock = isInMemory ? undefined : await takeLock(join(dataDir, 'db.lock'), undefined, { report });
  try {
    const client = await createEmbedded({
      ...(isInMemory ? {} : { dataDir: join(dataDir, 'db') }),
      ...(loadDataDir ? { loadDataDir } : {}),
    });
    try {
      await migrateEmbedded(client, { folder: migrationsFolder });
    } catch (error) {
      await client.close();
      throw error;
    }
    return toHandle(client, lock);
  } catch (error) {
    await lock?.release();
    throw error;
  }
}

/** How the server uses an embedded database that is migrated. */
export function toHandle(client: PGlite, lock?: Lock): DbHandle {
  const db = drizzle(client);
  return {
    db,
    batches: readHeldCursor(db),
    transaction: (work) => db.transaction(work),
    poolCounts: () => ({ open: 1, idle: 0, waiting: 0 }),
    // It is part of the process: there is nothing to lose.
    onConnectionLost: () => undefined,
    close: async () => {
      await client.close();
      await lock?.release();
    },
  };
}

/**
 * A held cursor lives outside of transactions: the one connection is free between two batches, for however long the
 * reader takes.
 */
function readHeldCursor(db: Db): ReadInBatches {
  let cursors = 0;
  return async function* <Row extends Record<string, unknown>>(query: SQL, size: number) {
    const cursor = sql.identifier(`batches_${(cursors += 1)}`);
    await db.execute(sql`declare ${cursor} no scroll cursor with hold for ${query}`);
    try {
      for (;;) {
        const { rows } = await db.execute<Row>(sql`fetch forward ${sql.raw(String(size))} from ${cursor}`);
        const isLast = rows.length < size;
        if (rows.length > 0) yield rows;
        rows.length = 0;
        if (isLast) return;
      }
    } finally {
      await db.execute(sql`close ${cursor}`);
    }
  };
}
