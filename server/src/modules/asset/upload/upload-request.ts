import { UPLOAD_SHA256_HEADER } from '@portal/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusal } from '../../../refusals';
import type { Person } from '../../../person';

/** A request about an upload; `id` is the uuid of its record, where the address has one. */
export type UploadRequest = FastifyRequest<{ Params: { id: string } }>;
export type UploadHandler = (request: UploadRequest, reply: FastifyReply) => Promise<unknown>;

export const TUS_VERSION = '1.0.0';

/** @throws PortalError 'unauthenticated' */
export function personOf({ who }: Pick<FastifyRequest, 'who'>): Person {
  if (!who) throw refusal('unauthenticated');
  return who;
}

/** What a sender says of the whole file; null when it does not. @throws PortalError 'badRequest' */
export function readSentHash(value: string | readonly string[] | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string' || !/^[0-9a-f]{64}$/i.test(value))
    throw refusal('badRequest', { why: `${UPLOAD_SHA256_HEADER} is not a SHA-256` });
  return value.toLowerCase();
}
