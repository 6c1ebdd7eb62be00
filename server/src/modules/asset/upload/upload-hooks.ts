import { UPLOAD_SHA256_HEADER } from '@portal/shared/contract';
import { EVENTS, type Locker, type ServerOptions } from '@tus/server';
import type { IncomingMessage } from 'node:http';
import type { AppContext } from '../../../app-context';
import { toErrorReply } from '../../../plugins/errors/error-reply';
import { refusal } from '../../../refusals';
import type { Person } from '../../auth/person';
import type { UploadParts } from '../../../storage/upload-parts';
import { isUuid } from '../../../uuid';
import { findAsset, touchAsset, type AssetRecord } from '../asset.repository';
import type { FinishUpload } from './upload-finish.service';
import { readSentHash } from './upload-request';
import { UploadServer } from './tus-server';

/** What tus hands to hooks of a request that came by Node. */
interface TusRequest {
  readonly runtime?: { readonly node?: { readonly req: unknown } };
}

/** Who makes a request; tus hands only the bare request on to its hooks. */
export class Callers {
  private readonly people = new WeakMap<object, Person>();

  remember(request: IncomingMessage, who: Person): void {
    this.people.set(request, who);
  }

  of(request: TusRequest): Person | undefined {
    const raw = request.runtime?.node?.req;
    return typeof raw === 'object' && raw !== null ? this.people.get(raw) : undefined;
  }
}

/** @throws PortalError 'notFound' when the caller's company has no such record. */
export async function recordOf(
  { db }: AppContext,
  who: Person | undefined,
  assetUuid: string,
): Promise<AssetRecord> {
  const record = who && isUuid(assetUuid) ? await findAsset(db, who.companyId, assetUuid) : null;
  if (!record) throw refusal('notFound', { record: 'file' });
  return record;
}

interface UploadTools {
  readonly parts: UploadParts;
  readonly locker: Locker;
  readonly finish: FinishUpload;
  readonly callers: Callers;
}

/** tus with the portal's rules. */
export function createUploadServer(
  ctx: AppContext,
  { parts, locker, finish, callers }: UploadTools,
): UploadServer {
  const server = new UploadServer(parts.store, locker, {
    // The record's uuid is the upload's id: a creation whose answer was lost begins the same upload again.
    namingFunction: (_request, metadata) => {
      const assetUuid = metadata?.['assetUuid'];
      if (!assetUuid || !isUuid(assetUuid)) {
        throw refusal('badRequest', { why: 'The metadata has no assetUuid' });
      }
      return assetUuid.toLowerCase();
    },
    onIncomingRequest: async (request, uploadId) => {
      const { row } = await recordOf(ctx, callers.of(request), uploadId);
      if (row.state === 'stored') throw refusal('alreadyUploaded');
      await touchAsset(ctx.db, row.uuid);
    },
    onUploadCreate: async (request, upload) => {
      const { row } = await recordOf(ctx, callers.of(request), upload.id);
      if (upload.size !== row.size) throw refusal('badRequest', { why: 'The size is not the announced one' });
      return {};
    },
    onUploadFinish: async (request, upload) => {
      const who = callers.of(request);
      const record = await recordOf(ctx, who, upload.id);
      if (who) await finish(who, record, readSentHash(request.headers.get(UPLOAD_SHA256_HEADER)));
      return {};
    },
    onResponseError: answerError(ctx, callers),
  });
  server.on(EVENTS.POST_RECEIVE, (_request, { id }) => {
    void touchAsset(ctx.db, id).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'upload activity was not noted');
    });
  });
  return server;
}

/** Errors in the one shape of all calls; tus's own are told by their status. */
function answerError(
  { audit, log }: AppContext,
  callers: Callers,
): NonNullable<ServerOptions['onResponseError']> {
  return async (request, error) => {
    if ('status_code' in error) {
      const isGone = error.status_code === 404 || error.status_code === 410;
      const body = { code: isGone ? 'notFound' : 'badRequest', message: error.body.trim() };
      return { status_code: error.status_code, body: JSON.stringify(body) };
    }
    const { status, body } = toErrorReply(error);
    if (status >= 500) log.error({ err: error }, 'upload failed');
    const who = callers.of(request);
    if (who && status < 500) {
      const { companyId, contactId } = who;
      await audit.write({ action: 'upload', outcome: 'refused', code: body.code, companyId, contactId });
    }
    return { status_code: status, body: JSON.stringify(body) };
  };
}
