import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../app-context';
import { bearerOf, checkPerson, identify } from '../../../plugins/authorise';
import { toAuditedCall } from '../../../plugins/errors/errors.plugin';
import { refusal } from '../../../refusals';
import { schedule } from '../../../schedule';
import type { UploadParts } from '../../../storage/upload-parts';
import { during, type AuditedCall } from '../../audit/audited-call';
import { identifyPhone, isPhoneToken } from '../phone-link/phone-link.service';
import { UPLOAD_PATH } from './tus-server';
import { clean, CLEANING_EVERY_MS } from './upload-cleaning';
import { createFinishUpload } from './upload-finish.service';
import { Callers, createUploadServer } from './upload-hooks';
import { createUploadLocks } from './upload-locker';
import { createOffsetHandler } from './upload-offset';
import { removeTarget, targetOf } from './upload-target';
import { personOf, TUS_VERSION, type UploadHandler } from './upload-request';

const UPLOAD_URL = `${UPLOAD_PATH}/:id`;

/** Resumable uploads of announced records by the tus protocol, for the company that announced them only. */
export function uploadRoutes(app: FastifyInstance, ctx: AppContext): void {
  const { config, log, metrics, uploadParts: parts } = ctx;
  const locks = createUploadLocks({ databaseUrl: config.databaseUrl, log });
  const finish = createFinishUpload(ctx, locks);
  const callers = new Callers();
  const tus = createUploadServer(ctx, { parts, locker: locks.locker, finish, callers });
  app.addHook('onClose', () => locks.close());
  schedule(app, ctx, {
    name: 'cleaning',
    everyMs: CLEANING_EVERY_MS,
    run: (_now, stopping) => clean(ctx, stopping),
  });

  // The bodies are tus's to read, in the size they come in.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  const pass: UploadHandler = async (request, reply) => {
    reply.hijack();
    reply.raw.setHeader('x-request-id', request.id);
    metrics.uploads.inc();
    try {
      await during(uploadCall(request), () => tus.handle(request.raw, reply.raw));
    } finally {
      metrics.uploads.dec();
    }
  };
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    const token = bearerOf(request.headers.authorization);
    const who = await (isPhoneToken(token)
      ? during(uploadCall(request), () => identifyPhone(ctx, token, request.method === 'HEAD'))
      : identify(ctx, token));
    checkPerson(who, { access: 'signedIn', policy: {}, isChange: true });
    request.who = who;
    callers.remember(request.raw, { who, call: uploadCall(request) });
  };
  const route = (method: string, url: string, handler: UploadHandler): void => {
    app.route<{ Params: { id: string } }>({ method, url, onRequest, handler });
  };
  route('POST', UPLOAD_PATH, pass);
  route('PATCH', UPLOAD_URL, pass);
  route('HEAD', UPLOAD_URL, asUpload(createOffsetHandler(ctx, { locker: locks.locker, finish })));
  route('DELETE', UPLOAD_URL, cancelHandler(ctx, parts));
}

/** All requests of an upload are one thing to the audit log, which has a row when the file is stored. */
function uploadCall(request: FastifyRequest): AuditedCall {
  const call = { ...toAuditedCall(request), action: 'upload', leaves: 'records' } as const;
  const { who } = request;
  return who?.phone ? { ...call, actor: { type: 'link', uuid: who.contactUuid }, detail: 'phone' } : call;
}

function asUpload(handler: UploadHandler): UploadHandler {
  return (request, reply) => during(uploadCall(request), () => handler(request, reply));
}

function cancelHandler(ctx: AppContext, parts: UploadParts): UploadHandler {
  return async (request, reply) => {
    const target = await targetOf(ctx, personOf(request), request.params.id);
    const { uuid, isStored } = target;
    if (isStored) throw refusal('alreadyUploaded');
    await during(toAuditedCall(request), () => ctx.transact((unit) => removeTarget(unit, target)));
    await parts.discard(uuid);
    return reply.status(204).header('tus-resumable', TUS_VERSION).send();
  };
}
