import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../app-context';
import { bearerOf, checkPerson, identify } from '../../../plugins/authorise';
import { refusal } from '../../../refusals';
import type { UploadParts } from '../../../storage/upload-parts';
import { assetPolicy } from '../asset.policy';
import { removePending } from '../asset.repository';
import { UPLOAD_PATH } from './tus-server';
import { startCleaning } from './upload-cleaning';
import { createFinishUpload } from './upload-finish.service';
import { Callers, createUploadServer, recordOf } from './upload-hooks';
import { createUploadLocks } from './upload-locker';
import { createOffsetHandler } from './upload-offset';
import { personOf, TUS_VERSION, type UploadHandler } from './upload-request';

const UPLOAD_URL = `${UPLOAD_PATH}/:id`;

/** Resumable uploads of announced records by the tus protocol, for the company that announced them only. */
export function uploadRoutes(app: FastifyInstance, ctx: AppContext): void {
  const { config, log, metrics, uploadParts: parts } = ctx;
  const locks = createUploadLocks({ databaseUrl: config.databaseUrl, log });
  const finish = createFinishUpload(ctx, locks);
  const callers = new Callers();
  const tus = createUploadServer(ctx, { parts, locker: locks.locker, finish, callers });
  const stopCleaning = startCleaning(ctx);
  app.addHook('onClose', async () => {
    await stopCleaning();
    await locks.close();
  });

  // The bodies are tus's to read, in the size they come in.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  const pass: UploadHandler = async (request, reply) => {
    reply.hijack();
    reply.raw.setHeader('x-request-id', request.id);
    metrics.uploads.inc();
    try {
      await tus.handle(request.raw, reply.raw);
    } finally {
      metrics.uploads.dec();
    }
  };
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    const who = await identify(ctx, bearerOf(request.headers.authorization));
    checkPerson(who, { access: 'signedIn', policy: assetPolicy.add, isChange: true });
    request.who = who;
    callers.remember(request.raw, who);
  };
  const route = (method: string, url: string, handler: UploadHandler): void => {
    app.route<{ Params: { id: string } }>({ method, url, onRequest, schema: { hide: true }, handler });
  };
  route('POST', UPLOAD_PATH, pass);
  route('PATCH', UPLOAD_URL, pass);
  route('HEAD', UPLOAD_URL, createOffsetHandler(ctx, { locker: locks.locker, finish }));
  route('DELETE', UPLOAD_URL, cancelHandler(ctx, parts));
}

function cancelHandler(ctx: AppContext, parts: UploadParts): UploadHandler {
  return async (request, reply) => {
    const { row, caseUuid } = await recordOf(ctx, personOf(request), request.params.id);
    if (row.state === 'stored') throw refusal('alreadyUploaded');
    await removePending(ctx.db, row.companyId, row.uuid);
    await parts.discard(row.uuid);
    ctx.events.emit('caseAssetsChanged', { caseUuid, companyId: row.companyId });
    return reply.status(204).header('tus-resumable', TUS_VERSION).send();
  };
}
