import { sql } from 'drizzle-orm';
import { readMigrationFiles, type MigrationConfig } from 'drizzle-orm/migrator';
import { fileURLToPath } from 'node:url';
import type { Db } from './client';
import { SchemaTooNewError } from './errors';

/** Where `pnpm migrations` writes the SQL files. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Applies the migrations that the database does not have yet; refuses a database that is ahead of the code. */
export async function migrateUp(
  db: Db,
  what: 'data folder' | 'database',
  apply: (config: MigrationConfig) => Promise<void>,
): Promise<void> {
  const config = { migrationsFolder: MIGRATIONS_FOLDER };
  const known = new Set(readMigrationFiles(config).map((file) => file.folderMillis));
  const applied = await appliedMigrations(db);
  if (applied.some((madeAt) => !known.has(madeAt))) throw new SchemaTooNewError(what);
  if (applied.length < known.size) await apply(config);
}

/** A migration is known by the moment it was generated, which its journal keeps and the database records. */
async function appliedMigrations(db: Db): Promise<number[]> {
  const table = await db.execute<{ found: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as found`,
  );
  if (!table.rows[0]?.found) return [];
  const { rows } = await db.execute<{ created_at: string }>(
    sql`select created_at from drizzle.__drizzle_migrations`,
  );
  return rows.map((row) => Number(row.created_at));
}
