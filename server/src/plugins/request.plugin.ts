import type { FastifyInstance } from 'fastify';

/** Headers that every answer carries, and JSON bodies that may be empty. */
export function requestPlugin(app: FastifyInstance): void {
  app.decorateRequest('who', null);
  app.decorateRequest('isProvider', false);
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
