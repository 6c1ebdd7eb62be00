import { createReadStream } from 'node:fs';
import { access, constants, copyFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import type { Readable } from 'node:stream';
import type { ObjectStorage } from './object-storage';

/** Objects as files in a folder. A key never leaves it. */
export function createFolderStorage(root: string): ObjectStorage {
  const locate = (key: string): string => {
    const file = normalize(join(root, key));
    if (!file.startsWith(normalize(root) + sep)) throw new Error(`Object key leaves the storage: ${key}`);
    return file;
  };
  return {
    async putFile(key, file) {
      const target = locate(key);
      await mkdir(dirname(target), { recursive: true });
      await sync(file);
      await move(file, target);
      await sync(dirname(target));
    },
    async put(key, bytes) {
      const target = locate(key);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(`${target}.part`, bytes);
      await sync(`${target}.part`);
      await rename(`${target}.part`, target);
    },
    async read(key, range): Promise<Readable> {
      const handle = await open(locate(key), 'r');
      return createReadStream('', { fd: handle, ...range });
    },
    async remove(key) {
      await rm(locate(key), { force: true });
    },
    async check() {
      await mkdir(root, { recursive: true });
      await access(root, constants.W_OK);
    },
  };
}

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    // The parts may be on another file system than the objects.
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyFile(from, `${to}.part`);
    await sync(`${to}.part`);
    await rename(`${to}.part`, to);
    await rm(from);
  }
}

/** Forces a file, or the entries of a folder, onto the disk. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
