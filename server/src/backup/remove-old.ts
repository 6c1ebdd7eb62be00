import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createFilePool } from './file-pool';
import { listBackups, POOL, readFileList } from './manifest';

/** Keeps the newest backups of a folder, the one just made in any case, and the files that they have. What a run that broke off left goes too. */
export async function removeOldBackups(
  folder: string,
  { keep, made }: { readonly keep: number; readonly made: string },
): Promise<{ backups: number; files: number }> {
  // By a clock that was ahead, others may have later names.
  const others = (await listBackups(folder)).filter((name) => name !== made);
  const old = others.slice(0, Math.max(0, others.length - keep + 1));
  for (const name of old) await rm(join(folder, name), { recursive: true });
  for (const name of await readdir(folder))
    if (name.endsWith('.part')) await rm(join(folder, name), { recursive: true });
  const kept = new Set<string>();
  for (const name of await listBackups(folder))
    for (const { sha256 } of await readFileList(join(folder, name))) kept.add(sha256);
  return { backups: old.length, files: await createFilePool(join(folder, POOL)).keepOnly(kept) };
}
