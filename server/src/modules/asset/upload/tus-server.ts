import { Server, type DataStore, type Locker, type ServerOptions } from '@tus/server';
import { LIMITS } from '@portal/shared/contract';

/** Where tus creates uploads; an upload's own address is this and the uuid of its record. */
export const UPLOAD_PATH = '/api/client/upload';

type Hooks = Required<
  Pick<
    ServerOptions,
    'namingFunction' | 'onIncomingRequest' | 'onUploadCreate' | 'onUploadFinish' | 'onResponseError'
  >
>;

/** tus, answering errors as JSON like every other call. */
export class UploadServer extends Server {
  constructor(store: DataStore, locker: Locker, hooks: Hooks) {
    super({
      path: UPLOAD_PATH,
      datastore: store,
      locker,
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
