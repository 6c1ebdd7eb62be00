import { sql } from 'drizzle-orm';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';
import { MIGRATIONS_FOLDER, readMigrations } from '../db/migration-files';
import type { Env } from '../env';
import { verifyChain } from '../modules/audit/chain/verify';
import { BackupError } from './backup-error';
import { checkBackup, databaseLines, nameOf, poolOf, type BackupParts } from './check-backup';
import { hashOf } from './file-pool';
import { FILES_AT_ONCE, inParallel } from './in-parallel';
import { restoreKeys, type openKeys } from './keys';
import { loadDatabase } from './load-database';
import { readFileList } from './manifest';
import type { Places } from './places';
import { differingTables, readSnapshot } from './read-snapshot';
import { findContent, openTarget, type Target } from './target';

export interface RestoreOptions {
  readonly backup: BackupParts;
  readonly settings: Pick<Config, 'databaseUrl' | 'dataDir'>;
  readonly places: Places;
  /** Null where the keys are put there by hand. */
  readonly keys: ReturnType<typeof openKeys> | null;
  readonly env: Env;
  readonly report: (text: string) => void;
}

/**
 * Puts a backup onto an empty machine. The backup is checked before anything is written; what was written is read back and
 * compared with the hashes of the backup, and the audit chain is verified.
 * @returns the end of the audit chain, as `number:hash`
 * @throws BackupError for a target that is not empty, a damaged backup, or one of a newer version
 */
export async function restoreBackup(options: RestoreOptions): Promise<string> {
  const { backup, settings, places, keys, env, report } = options;
  const folders = { dataDir: settings.dataDir, keysDir: places.keysDir };
  requireKnownSchema(backup);
  const content = await findContent(settings, places, folders);
  if (content.length > 0)
    throw new BackupError(
      `Restoring goes onto an empty machine only. There are already:\n  ${content.join('\n  ')}`,
    );
  await requireWhole(backup);
  report('the backup is whole');
  await restoreFiles(backup, places, settings.dataDir);
  report(`${backup.manifest.files.count} files are restored and read back`);
  if (keys) {
    const others = await restoreKeys(keys, folders, env);
    report('the keys are restored');
    if (others.length > 0)
      report(
        `${others.join(', ')}: set as restored-secrets.env of the data folder has it, then remove that file`,
      );
  }
  const target = await openTarget(settings);
  try {
    await restoreRows(target, backup);
    report(
      `the database is restored and read back: ${Object.keys(backup.manifest.database.tables).length} tables`,
    );
    return await requireChain(target);
  } finally {
    await target.close();
  }
}

/** @throws BackupError naming every part that is not as it was written */
export async function requireWhole(backup: BackupParts): Promise<void> {
  const problems = await checkBackup(backup);
  if (problems.length > 0) throw new BackupError(`The backup is damaged:\n  ${problems.sort().join('\n  ')}`);
}

function requireKnownSchema({ manifest }: BackupParts): void {
  const known = new Set(readMigrations(MIGRATIONS_FOLDER).map(({ madeAt }) => madeAt));
  if (!manifest.migrations.every((madeAt) => known.has(madeAt)))
    throw new BackupError('The backup is of a newer version of the portal: restore it with that version.');
}

async function restoreFiles({ path }: BackupParts, places: Places, dataDir: string): Promise<void> {
  const drafts = join(dataDir, 'restoring');
  await mkdir(drafts, { recursive: true, mode: 0o700 });
  const pool = poolOf(path);
  const problems: string[] = [];
  let number = 0;
  await inParallel(await readFileList(path), FILES_AT_ONCE, async (file) => {
    const place = places[file.place];
    const draft = join(drafts, String((number += 1)));
    await copyFile(pool.pathOf(file), draft);
    await place.putFile(file.path, draft);
    const found = await hashOf(await place.read(file.path));
    if (found.sha256 !== file.sha256) problems.push(nameOf(file));
  });
  await rm(drafts, { recursive: true });
  if (problems.length > 0) throw new BackupError(`Read back with other bytes:\n  ${problems.join('\n  ')}`);
}

/** Into the schema that it was of; only then come the migrations since. */
async function restoreRows(target: Target, { path, manifest }: BackupParts): Promise<void> {
  await target.migrate({ upTo: Math.max(...manifest.migrations) });
  await loadDatabase(target.db, databaseLines(path));
  const { tables } = await readSnapshot(target.source.read());
  const different = differingTables(tables, manifest.database.tables);
  if (different.length > 0) throw new BackupError(`Read back with other rows: ${different.join(', ')}`);
  await target.migrate();
  await target.db.execute(sql`analyze`);
}

async function requireChain({ db }: Target): Promise<string> {
  const { broken, head } = await verifyChain(db, { limit: Infinity });
  if (broken) throw new BackupError(`The audit chain does not hold: row ${broken.number} (${broken.why})`);
  return `${head.number}:${head.hash}`;
}
