import { randomUUID } from 'node:crypto';
import { link, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isFileError } from './errors';

/** The text of a file, or null when there is none. */
export async function readText(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isFileError(error, 'ENOENT', 'ENOTDIR')) return null;
    throw error;
  }
}

/** Writes and flushes, so that a file that is there after a power cut is there whole. */
export async function writeFlushed(file: string, content: string | Uint8Array, mode = 0o666): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Makes a file that nobody has made yet, whole and in one step: of several writers at the same time exactly one wins.
 * @throws the file system's `EEXIST` for the others
 */
export async function writeFirst(file: string, content: string | Uint8Array, mode?: number): Promise<void> {
  const temporary = join(dirname(file), `.${randomUUID()}.tmp`);
  try {
    await writeFlushed(temporary, content, mode);
    await link(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Replaces a file in one step: a reader sees the old text or the new one, never half of it. */
export async function replaceFile(file: string, content: string | Uint8Array, mode?: number): Promise<void> {
  const temporary = join(dirname(file), `.${randomUUID()}.tmp`);
  try {
    await writeFlushed(temporary, content, mode);
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** `Promise.all` over a list with at most `limit` running; results keep the order of the list. */
export async function mapLimited<Item, Result>(
  items: readonly Item[],
  limit: number,
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await run(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}
