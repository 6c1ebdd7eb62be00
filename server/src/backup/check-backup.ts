import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { checkFile, createFilePool } from './file-pool';
import { FILES_AT_ONCE, inParallel } from './in-parallel';
import { DATABASE, FILES, KEYS, POOL, readFileList, type BackedUpFile, type Manifest } from './manifest';
import { differingTables, readSnapshot } from './read-snapshot';

/** A backup that was found whole, and where its parts are. */
export interface BackupParts {
  readonly path: string;
  readonly manifest: Manifest;
}

/** Everything that is wrong with a backup: each part against its hash. Writes nothing. */
export async function checkBackup({ path, manifest }: BackupParts): Promise<string[]> {
  const parts = [
    [DATABASE, manifest.database],
    [FILES, manifest.files],
    ...(manifest.keys ? [[KEYS, manifest.keys] as const] : []),
  ] as const;
  const problems: string[] = [];
  for (const [name, expected] of parts) {
    const problem = await checkFile(join(path, name), expected);
    if (problem !== null) problems.push(`${name} ${problem}`);
  }
  if (problems.length > 0) return problems;
  const { tables } = await readSnapshot(databaseLines(path));
  problems.push(...differingTables(tables, manifest.database.tables).map((name) => `table ${name} differs`));
  const pool = poolOf(path);
  await inParallel(await readFileList(path), FILES_AT_ONCE, async (file) => {
    const problem = await checkFile(pool.pathOf(file), file);
    if (problem !== null) problems.push(`${nameOf(file)} ${problem}`);
  });
  return problems;
}

/** The copy of the database. */
export async function* databaseLines(path: string): AsyncGenerator<string> {
  const bytes = createReadStream(join(path, DATABASE)).pipe(createGunzip());
  bytes.setEncoding('utf8');
  for await (const chunk of bytes) yield chunk as string;
}

/** The files of all backups that lie beside this one. */
export function poolOf(path: string) {
  return createFilePool(join(path, '..', POOL));
}

export function nameOf({ place, path }: Pick<BackedUpFile, 'place' | 'path'>): string {
  return `${place}/${path}`;
}
