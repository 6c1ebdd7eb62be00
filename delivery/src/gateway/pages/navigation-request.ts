import type { FastifyRequest } from 'fastify';
import { pathOf } from '../request-log';

/** True when a person goes to an address, as opposed to a page that asks for a file or for data. */
export function isNavigation(request: FastifyRequest): boolean {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const lastSegment = pathOf(request).split('/').at(-1) ?? '';
  if (/\.[a-z0-9]{1,11}$/i.test(lastSegment)) return false;
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined) return destination === 'document' || destination === 'iframe';
  return /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}
