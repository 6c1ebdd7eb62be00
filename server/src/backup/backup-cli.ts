import { chmod, mkdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readSettings, type Env } from '../config';
import { DatabaseUnreachableError, DataFolderLockedError } from '../db/errors';
import { takeLock } from '../db/lock';
import { BackupError } from './backup-error';
import type { BackupParts } from './check-backup';
import { createBackup } from './create-backup';
import { openKeys, readBackupKey, sealKeys } from './keys';
import { KEYS, listBackups, listLaterBackups, readManifest } from './manifest';
import { openPlaces } from './places';
import { openSource } from './open-source';
import { removeOldBackups } from './remove-old';
import { requireWhole, restoreBackup } from './restore-backup';

/** What the process ends with. */
export const EXIT = { done: 0, failed: 1, wrongUse: 2 } as const;

export interface BackupSurroundings {
  readonly env: Env;
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}

const USAGE = `Usage:
  npm run backup -- --to FOLDER [--keep NUMBER] [--without-keys]
      Adds a backup of database, files, releases, feed, trail and keys to a folder, while the portal runs.
      Files that an earlier backup there has are not copied again. --keep removes all but the newest.
  npm run restore -- --from FOLDER [--check] [--without-keys]
      Puts the newest backup of a folder, or the one that FOLDER is, onto an empty machine. --check only reads it.

The settings are those of server and gateway (DATA_DIR, DATABASE_URL, S3_…, DELIVERY_…). BACKUP_KEY seals the keys.
Exit codes: ${EXIT.done} done, ${EXIT.failed} failed, ${EXIT.wrongUse} wrong use.`;

class UsageError extends Error {}

/** Runs `backup` or `restore`; answers what the process ends with. Never throws. */
export async function runBackupCli(
  words: readonly string[],
  { env, out, err }: BackupSurroundings,
): Promise<number> {
  const startedAt = Date.now();
  const report = (text: string): void =>
    out(`${((Date.now() - startedAt) / 1_000).toFixed(1).padStart(7)} s  ${text}`);
  try {
    const [command, ...rest] = words;
    if (words.includes('--help')) out(USAGE);
    else if (command === 'backup') return await backUp(rest, env, report);
    else if (command === 'restore') await restore(rest, env, report);
    else throw new UsageError(USAGE);
    return EXIT.done;
  } catch (error) {
    const isPlain = [
      BackupError,
      ConfigError,
      UsageError,
      DataFolderLockedError,
      DatabaseUnreachableError,
    ].some((kind) => error instanceof kind);
    err(isPlain ? (error as Error).message : String((error as Error).stack ?? error));
    return error instanceof UsageError ? EXIT.wrongUse : EXIT.failed;
  }
}

async function backUp(words: readonly string[], env: Env, report: (text: string) => void): Promise<number> {
  const values = readOptions(words, ['to', 'keep']);
  const keep = values.keep === undefined ? null : Number(values.keep);
  if (keep !== null && !(Number.isInteger(keep) && keep >= 1))
    throw new UsageError('--keep needs a whole number from 1');
  const folder = resolve(required(values.to, '--to'));
  const settings = readSettings(env);
  const places = openPlaces(settings, env);
  const folders = { dataDir: settings.dataDir, keysDir: places.keysDir };
  const sealedKeys = values['without-keys'] ? null : await sealKeys(folders, env, readBackupKey(env));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const lock = await takeLock(join(folder, 'backup.lock'), 0).catch((error: unknown) => {
    if (!(error instanceof DataFolderLockedError)) throw error;
    throw new BackupError(`Another backup is being made into ${folder}.`);
  });
  try {
    const source = await openSource(settings);
    const made = createBackup({ folder, source, places, sealedKeys, report });
    // Whatever comes of it.
    await Promise.allSettled([made]);
    await source.close();
    const { path, manifest } = await made;
    if (keep !== null) {
      const { backups, files } = await removeOldBackups(folder, { keep, made: basename(path) });
      report(`${backups} older backups and ${files} files are removed`);
    }
    report(`the backup is ${path}`);
    await reportLater(folder, report);
    for (const key of manifest.damaged) report(`NOT IN THE STORAGE, or with other bytes: ${key}`);
    return manifest.damaged.length === 0 ? EXIT.done : EXIT.failed;
  } finally {
    await lock.release();
  }
}

/** What takes the newest by its name would take these. */
async function reportLater(folder: string, report: (text: string) => void): Promise<void> {
  for (const name of await listLaterBackups(folder))
    report(`DATED LATER THAN NOW, so that it passes for the newest: ${join(folder, name)}`);
}

async function restore(words: readonly string[], env: Env, report: (text: string) => void): Promise<void> {
  const values = readOptions(words, ['from'], ['check']);
  const backup = await findBackup(resolve(required(values.from, '--from')));
  await reportLater(dirname(backup.path), report);
  if (values.check) {
    await requireWhole(backup);
    return report(`${backup.path} is whole`);
  }
  const settings = readSettings(env);
  const sealed =
    values['without-keys'] || !backup.manifest.keys ? null : await readFile(join(backup.path, KEYS), 'utf8');
  const keys = sealed === null ? null : openKeys(sealed, readBackupKey(env));
  const places = openPlaces(settings, env);
  const head = await restoreBackup({ backup, settings, places, keys, env, report });
  report(`the audit chain holds; it ends at ${head}`);
  if (keys === null) report('the keys are to be put back by hand: docs/runbooks/backup.md');
  report('restored. Next: npm run delivery -- verify, then start the portal');
}

/** The newest backup of a folder, or the folder itself where it is one. */
async function findBackup(folder: string): Promise<BackupParts> {
  const names = await listBackups(folder).catch((error: unknown) => {
    throw new BackupError(`${folder} cannot be read: ${(error as Error).message}`);
  });
  const newest = names.at(-1);
  const isOne = newest === undefined && (await listBackups(dirname(folder))).includes(basename(folder));
  if (newest === undefined && !isOne) throw new BackupError(`There is no whole backup in ${folder}.`);
  const path = newest === undefined ? folder : join(folder, newest);
  return { path, manifest: await readManifest(path) };
}

interface Options {
  readonly [option: string]: string | boolean | undefined;
}

function readOptions(words: readonly string[], texts: readonly string[], flags: readonly string[] = []) {
  try {
    return parseArgs({
      args: [...words],
      options: Object.fromEntries([
        ...texts.map((option) => [option, { type: 'string' as const }]),
        ...['without-keys', ...flags].map((option) => [option, { type: 'boolean' as const }]),
      ]) as Record<string, { type: 'string' | 'boolean' }>,
    }).values as Options;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${USAGE}`);
  }
}

function required(value: string | boolean | undefined, option: string): string {
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw new UsageError(`${option} is missing.\n${USAGE}`);
}
