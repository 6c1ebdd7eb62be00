import { UPLOAD_SHA256_HEADER } from '@portal/shared/contract';
import { EVENTS, type Locker, type ServerOptions } from '@tus/server';
import type { IncomingMessage } from 'node:http';
import type { AppContext } from '../../../app-context';
import { toErrorReply } from '../../../plugins/errors/error-reply';
import { refusal } from '../../../refusals';
import type { RefusedTry } from '../../audit/audit.service';
import type { AuditedCall } from '../../audit/audited-call';
import type { Person } from '../../../person';
import type { UploadParts } from '../../../storage/upload-parts';
import { isUuid } from '../../../uuid';
import type { FinishUpload } from './upload-finish.service';
import { readSentHash } from './upload-request';
import { targetOf, touchUpload } from './upload-target';
import { UploadServer } from './tus-server';

/** What tus hands to hooks of a request that came by Node. */
interface TusRequest {
  readonly runtime?: { readonly node?: { readonly req: unknown } };
}

interface Caller {
  readonly who: Person;
  readonly call: AuditedCall;
}

/** Who makes a request; tus hands only the bare request on to its hooks. */
export class Callers {
  private readonly callers = new WeakMap<object, Caller>();

  remember(request: IncomingMessage, caller: Caller): void {
    this.callers.set(request, caller);
  }

  of(request: TusRequest): Person | undefined {
    return this.callerOf(request)?.who;
  }

  callerOf(request: TusRequest): Caller | undefined {
    const raw = request.runtime?.node?.req;
    return typeof raw === 'object' && raw !== null ? this.callers.get(raw) : undefined;
  }
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
    // The announced uuid is the upload's id: a creation whose answer was lost begins the same upload again.
    namingFunction: (_request, metadata) => {
      const assetUuid = metadata?.['assetUuid'];
      if (!assetUuid || !isUuid(assetUuid)) {
        throw refusal('badRequest', { why: 'The metadata has no assetUuid' });
      }
      return assetUuid.toLowerCase();
    },
    onIncomingRequest: async (request, uploadId) => {
      const { uuid, isStored } = await targetOf(ctx, callers.of(request), uploadId);
      if (isStored) throw refusal('alreadyUploaded');
      await touchUpload(ctx.db, uuid);
    },
    onUploadCreate: async (request, upload) => {
      const { size } = await targetOf(ctx, callers.of(request), upload.id);
      if (upload.size !== size) throw refusal('badRequest', { why: 'The size is not the announced one' });
      return {};
    },
    onUploadFinish: async (request, upload) => {
      const who = callers.of(request);
      const target = await targetOf(ctx, who, upload.id);
      if (who) await finish(who, target, readSentHash(request.headers.get(UPLOAD_SHA256_HEADER)));
      return {};
    },
    onResponseError: answerError(ctx, callers),
  });
  server.on(EVENTS.POST_RECEIVE, (_request, { id }) => {
    void touchUpload(ctx.db, id).catch((error: unknown) => {
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
    const refused = async (answer: Pick<RefusedTry, 'code' | 'status'>): Promise<void> => {
      const caller = callers.callerOf(request);
      if (caller && answer.status < 500) await audit.refused({ ...caller.call, ...answer });
    };
    if ('status_code' in error) {
      const isGone = error.status_code === 404 || error.status_code === 410;
      const code = isGone ? 'notFound' : 'badRequest';
      const body = { code, message: error.body.trim() };
      await refused({ code, status: error.status_code });
      return { status_code: error.status_code, body: JSON.stringify(body) };
    }
    const { status, body } = toErrorReply(error);
    if (status >= 500) log.error({ err: error }, 'upload failed');
    await refused({ code: body.code, status });
    return { status_code: status, body: JSON.stringify(body) };
  };
}
