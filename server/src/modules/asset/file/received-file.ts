import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ObjectStorage } from '../../../storage/object-storage';
import type { CheckedFile, FileSource } from './checked-file';

/** A file that came as the body of a call, on the local disk for as long as the call lasts. */
export interface ReceivedFile extends FileSource {
  readonly path: string;
}

/** Where such files are. */
export function incomingFolder({ filesDir }: { readonly filesDir: string }): string {
  return join(filesDir, 'incoming');
}

/** Takes all bytes of a body in, hands them on as a file, and removes what is left of it afterwards. */
export async function receiveFile<T>(
  folder: string,
  bytes: Readable,
  use: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  const path = join(folder, randomUUID());
  try {
    await mkdir(folder, { recursive: true });
    await pipeline(bytes, createWriteStream(path));
    const { size } = await stat(path);
    return await use({ path, size, read: (range) => readFrom(path, range) });
  } finally {
    await rm(path, { force: true });
  }
}

async function readFrom(path: string, range?: { start: number; end: number }): Promise<Readable> {
  const handle = await open(path, 'r');
  return createReadStream('', { fd: handle, ...range });
}

/** Puts a received and checked file into the storage. */
export function keepFile(
  storage: ObjectStorage,
  key: string,
  { path }: ReceivedFile,
  { clean }: CheckedFile,
): Promise<void> {
  return clean ? storage.put(key, clean) : storage.putFile(key, path);
}

/** Removes what a process that was killed has left behind, when it is older than `ageMs`. */
export async function removeLeftOver(folder: string, ageMs: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ageMs) await rm(path, { force: true });
  }
}
