import { PRIVATE_QUERY } from '@portal/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** `ip`, which cannot be asked any more when a body was broken off. */
    address: string;
  }
}

/** Headers that every answer carries, and JSON bodies that may be empty. */
export function requestPlugin(app: FastifyInstance): void {
  app.decorateRequest('who', null);
  app.decorateRequest('provider', null);
  app.decorateRequest('address', '');
  app.addHook('onRequest', async (request, reply) => {
    request.address = request.ip;
    readPrivateQuery(request, reply);
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  // The client says 'application/json' with every call, also where there is nothing to send.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}

/** What may name a patient comes in a header, and is checked as if it stood in the address. */
function readPrivateQuery(request: FastifyRequest, reply: FastifyReply): void {
  const sent = request.headers[PRIVATE_QUERY];
  if (typeof sent !== 'string') return;
  request.query = { ...(request.query as object), ...Object.fromEntries(new URLSearchParams(sent)) };
  void reply.header('vary', PRIVATE_QUERY);
}
