import { PortalError } from '@portal/shared/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { join } from 'node:path';
import type { AppContext } from '../../app-context';
import { bearerOf, checkPerson, identify } from '../../plugins/authorise';
import type { Person } from '../auth/person';
import { assetPolicy } from './asset.policy';
import { removePending } from './asset.repository';
import { PartStore, UPLOAD_PATH } from './tus-server';
import { startCleaning } from './upload-cleaning';
import { createFinishUpload } from './upload-finish.service';
import { Callers, createUploadServer, recordOf } from './upload-hooks';

type UploadRequest = FastifyRequest<{ Params: { id: string } }>;
type Handler = (request: UploadRequest, reply: FastifyReply) => Promise<unknown>;

const TUS_VERSION = '1.0.0';
const UPLOAD_URL = `${UPLOAD_PATH}/:id`;

/** Resumable uploads of announced records by the tus protocol, for the company that announced them only. */
export function uploadRoutes(app: FastifyInstance, ctx: AppContext): void {
  const parts = new PartStore(join(ctx.config.filesDir, 'uploads'));
  const finish = createFinishUpload(ctx, parts);
  const callers = new Callers();
  const tus = createUploadServer(ctx, { parts, finish, callers });
  app.addHook('onClose', startCleaning(ctx, parts));

  // The bodies are tus's to read, in the size they come in.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  const pass: Handler = async (request, reply) => {
    reply.hijack();
    reply.raw.setHeader('x-request-id', request.id);
    await tus.handle(request.raw, reply.raw);
  };
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    const who = await identify(ctx, bearerOf(request.headers.authorization));
    checkPerson(who, { access: 'signedIn', policy: assetPolicy.add, isChange: true });
    request.who = who;
    callers.remember(request.raw, who);
  };
  const common = { onRequest, schema: { hide: true } };
  const answerOffset = offsetHandler(ctx, { parts, finish, pass });
  app.route<{ Params: { id: string } }>({ method: 'POST', url: UPLOAD_PATH, ...common, handler: pass });
  app.route<{ Params: { id: string } }>({ method: 'PATCH', url: UPLOAD_URL, ...common, handler: pass });
  app.route<{ Params: { id: string } }>({
    method: 'HEAD',
    url: UPLOAD_URL,
    ...common,
    handler: answerOffset,
  });
  app.route<{ Params: { id: string } }>({
    method: 'DELETE',
    url: UPLOAD_URL,
    ...common,
    handler: cancelHandler(ctx, parts),
  });
}

interface OffsetParts {
  readonly parts: PartStore;
  readonly finish: ReturnType<typeof createFinishUpload>;
  readonly pass: Handler;
}

/** How much has arrived. Also for what is stored: the answer to the last part may have been lost on the way. */
function offsetHandler(ctx: AppContext, { parts, finish, pass }: OffsetParts): Handler {
  return async (request, reply) => {
    const who = personOf(request);
    let record = await recordOf(ctx, who, request.params.id);
    // What is being stored has left the parts already, and is not lost.
    if (await finish.settled(record.row.uuid)) record = await recordOf(ctx, who, request.params.id);
    const { state, size, uuid } = record.row;
    if (state === 'pending') {
      if ((await parts.received(uuid))?.offset !== size) return pass(request, reply);
      // All bytes are there, but the server stopped before it could store them.
      await finish(who, record);
    }
    return reply
      .headers({ 'tus-resumable': TUS_VERSION, 'upload-offset': size, 'upload-length': size })
      .send();
  };
}

function cancelHandler(ctx: AppContext, parts: PartStore): Handler {
  return async (request, reply) => {
    const { row, caseUuid } = await recordOf(ctx, personOf(request), request.params.id);
    if (row.state === 'stored') throw new PortalError('notAllowedNow', 'The file has arrived already');
    await removePending(ctx.db, row.companyId, row.uuid);
    await parts.discard(row.uuid);
    ctx.events.emit('caseAssetsChanged', { caseUuid, companyId: row.companyId });
    return reply.status(204).header('tus-resumable', TUS_VERSION).send();
  };
}

function personOf({ who }: FastifyRequest): Person {
  if (!who) throw new PortalError('unauthenticated', 'Please sign in');
  return who;
}
