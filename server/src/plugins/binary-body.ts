import type { PortalError } from '@portal/shared/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable, Transform, pipeline } from 'node:stream';
import { refusal } from '../refusals';

/** Hands bodies of any type on as they come; for a scope whose calls take files. */
export function acceptFiles(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
}

/**
 * The bytes of a request's body, counted as they come: too many, or an end before the end, fail the stream with a
 * PortalError.
 * @throws PortalError 'tooLarge' when the request says beforehand that it brings too many.
 */
export function takeFile({ body, headers }: FastifyRequest, maxBytes: number): Readable {
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  if (!(body instanceof Readable)) return Readable.from([]);
  let taken = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      taken += chunk.length;
      if (taken > maxBytes) done(tooLarge());
      else done(null, chunk);
    },
  });
  body.once('error', () => counted.destroy(refusal('badRequest', { why: 'The file did not arrive whole' })));
  // Whoever reads `counted` hears of its errors; the callback only says that somebody does.
  return pipeline(body, counted, () => undefined);
}

function tooLarge(): PortalError {
  return refusal('tooLarge');
}
