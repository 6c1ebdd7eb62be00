import { FileStore } from '@tus/file-store';
import { Server, type ServerOptions } from '@tus/server';
import { LIMITS } from '@portal/shared/contract';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isUuid } from '../../uuid';

/** Where tus creates uploads; an upload's own address is this and the uuid of its record. */
export const UPLOAD_PATH = '/api/client/upload';

/** Parts of uploads on the local disk, one file and one description each, named by the record's uuid. */
export class PartStore extends FileStore {
  constructor(folder: string) {
    super({ directory: folder });
  }

  fileOf(assetUuid: string): string {
    return join(this.directory, assetUuid);
  }

  /** Bytes that have arrived; null when nothing was begun. */
  async received(assetUuid: string): Promise<{ offset: number; size: number | undefined } | null> {
    try {
      const { offset, size } = await this.getUpload(assetUuid);
      return { offset, size };
    } catch {
      return null;
    }
  }

  /** The uploads of which there is anything, by the uuids of their records. */
  async list(): Promise<string[]> {
    const names = await readdir(this.directory).catch(() => []);
    return [...new Set(names.map((name) => name.replace(/\.json$/, '')))].filter(isUuid);
  }

  /** Forgets an upload; one that is not there is no error. */
  async discard(assetUuid: string): Promise<void> {
    await rm(this.fileOf(assetUuid), { force: true });
    await this.configstore.delete(assetUuid).catch(() => undefined);
  }
}

type Hooks = Required<
  Pick<
    ServerOptions,
    'namingFunction' | 'onIncomingRequest' | 'onUploadCreate' | 'onUploadFinish' | 'onResponseError'
  >
>;

/** tus, answering errors as JSON like every other call. */
export class UploadServer extends Server {
  constructor(store: PartStore, hooks: Hooks) {
    super({
      path: UPLOAD_PATH,
      datastore: store,
      relativeLocation: true,
      maxSize: LIMITS.assetBytes,
      // The portal's own pages only; another origin gets no permission to read.
      allowedOrigins: [],
      postReceiveInterval: 30_000,
      ...hooks,
    });
  }

  override write(
    ...[context, headers, status, body]: Parameters<Server['write']>
  ): ReturnType<Server['write']> {
    if (status >= 400) headers.set('Content-Type', 'application/json; charset=utf-8');
    return super.write(context, headers, status, body);
  }
}
