import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const ignoreError = (): void => undefined;

/** Addresses that open a patient's file or plan without a login, for as long as they live. */
const OPENS_BY_ITSELF = /^(\/api\/files|(?:\/api\/client)?\/viewer)\/.*/;

/** One line for each answer. Without the query, which may hold names and tokens, and without what opens a file or a plan. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // Nobody else listens on a socket that asked for an upgrade: a reset would end the process.
    if (request.headers.upgrade !== undefined) request.raw.socket.on('error', ignoreError);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.config.quiet) return;
    const { method } = request;
    const ms = Math.round(reply.elapsedTime);
    const path = pathOf(request).replace(OPENS_BY_ITSELF, '$1/…');
    request.log.info({ method, path, status: reply.statusCode, ms }, 'answered');
  });
}

/** The path as it was asked, without the query. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

export function answerNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ code: 'notFound', message: 'Not found.' });
}

export function answerUnavailable(reply: FastifyReply, message: string): FastifyReply {
  return reply.code(503).header('cache-control', 'no-store').send({ code: 'unavailable', message });
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status < 500) return reply.code(status).send({ code: 'badRequest', message: error.message });
  request.log.error({ err: error }, 'request failed');
  return reply.code(500).send({ code: 'internal', message: 'Something went wrong.' });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Not worth a line in the log. */
    quiet?: boolean;
  }
}
