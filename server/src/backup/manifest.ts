import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from './backup-error';
import type { PoolFile } from './file-pool';
import type { PlaceName } from './places';

/** What one backup consists of; it is written last. */
export interface Manifest {
  readonly format: 1;
  /** The moment that the database is of. */
  readonly madeAt: string;
  /** When each migration of the schema was made; which of them a server must know to restore it. */
  readonly migrations: readonly number[];
  readonly database: PoolFile & {
    /** Of each table how many rows, and the SHA-256 of their lines. */
    readonly tables: Readonly<Record<string, TableSum>>;
  };
  /** `files.jsonl`: where each file of the installation was, and under which SHA-256 it is kept. */
  readonly files: PoolFile & { readonly count: number; readonly bytes: number };
  /** `keys.sealed`; null where the keys are kept apart. */
  readonly keys: PoolFile | null;
  /** Files that the database names and the storage did not have, or had with other bytes. */
  readonly damaged: readonly string[];
}

export interface TableSum {
  readonly rows: number;
  readonly sha256: string;
}

/** A file of the installation. */
export interface BackedUpFile extends PoolFile {
  readonly place: PlaceName;
  readonly path: string;
}

export const MANIFEST = 'manifest.json';
export const DATABASE = 'database.jsonl.gz';
export const FILES = 'files.jsonl';
export const KEYS = 'keys.sealed';
/** The folder of all files, beside the backups. */
export const POOL = 'files';

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

/** The folder's name of a backup; the later, the greater. */
export function nameAt(moment: Date): string {
  return moment.toISOString().replaceAll(/[:.]/g, '-');
}

/** The names of the whole backups in a folder, the oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => NAME.test(name)).sort();
}

/** Those of a clock that was ahead: by their names they are newer than whatever is made until then. */
export async function listLaterBackups(folder: string, now = new Date()): Promise<string[]> {
  return (await listBackups(folder)).filter((name) => name > nameAt(now));
}

/** @throws BackupError when there is none, or one that this version does not know */
export async function readManifest(backup: string): Promise<Manifest> {
  const file = join(backup, MANIFEST);
  const manifest = await readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as { format: number })
    .catch((error: unknown) => {
      throw new BackupError(`${file} cannot be read: ${(error as Error).message}`);
    });
  if (manifest.format !== 1)
    throw new BackupError(
      `${file} is of a format that this version does not know: restore it with a newer one.`,
    );
  return manifest as Manifest;
}

export async function readFileList(backup: string): Promise<BackedUpFile[]> {
  const lines = (await readFile(join(backup, FILES), 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as BackedUpFile);
}
