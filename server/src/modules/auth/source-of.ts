import type { FastifyRequest } from 'fastify';
import type { CallSource } from './login.service';

/** What a browser says of itself is at most so long; longer is somebody's joke. */
const LONGEST_AGENT = 400;

export function sourceOf({ ip, id, headers }: FastifyRequest): CallSource {
  const userAgent = headers['user-agent']?.slice(0, LONGEST_AGENT);
  return { address: ip, requestId: id, ...(userAgent !== undefined && { userAgent }) };
}
