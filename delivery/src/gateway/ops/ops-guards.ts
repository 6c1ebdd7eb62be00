import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSameHost } from '../own-pages';
import type { OpsError } from './ops.types';

/** Answers and ends a request that is no JSON from a page of this very host; else lets it pass. */
export async function refuseForeignChange(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  reply.header('cache-control', 'no-store');
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const { origin, 'content-type': type } = request.headers;
  if (origin === undefined || !isSameHost(origin, request.host))
    return refuse(reply, 403, 'forbidden', 'Changes are made from the ops page only.');
  if (request.method === 'POST' && !/^application\/json\s*(;|$)/i.test(type ?? ''))
    return refuse(reply, 415, 'unsupportedType', 'Only application/json is taken.');
  return undefined;
}

export function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  const error: OpsError = { code, message };
  return reply.code(status).send(error);
}
