import { FileStore } from '@tus/file-store';
import { createReadStream } from 'node:fs';
import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isUuid } from '../uuid';
import type { ObjectStorage } from './object-storage';
import type { UploadParts } from './upload-parts';

/** Unfinished uploads in a folder: one file and one description each. */
export function createFolderParts(folder: string, storage: ObjectStorage): UploadParts {
  const store = new FileStore({ directory: folder });
  const fileOf = (id: string): string => join(folder, id);
  return {
    store,
    async received(id) {
      try {
        const { offset, size } = await store.getUpload(id);
        return { offset, size };
      } catch {
        return null;
      }
    },
    async read(id, range) {
      const handle = await open(fileOf(id), 'r');
      return createReadStream('', { fd: handle, ...range });
    },
    keepAs: (id, key) => storage.putFile(key, fileOf(id)),
    async list() {
      const names = await readdir(folder).catch(() => []);
      return [...new Set(names.map((name) => name.replace(/\.json$/, '')))].filter(isUuid);
    },
    async discard(id) {
      await rm(fileOf(id), { force: true });
      await store.configstore.delete(id).catch(() => undefined);
    },
  };
}
