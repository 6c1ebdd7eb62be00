import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from '../releases';
import { acceptsBrotli } from './accepts-brotli';
import { contentTypeOf } from './content-types';
import { matchesEtag } from './feed/feed.routes';
import { KnownReleases } from './known-releases';
import { answerNotFound } from './request-log';

interface ReleaseParams {
  readonly domain: string;
  readonly version: string;
  readonly '*': string;
}

/** `/releases/<domain>/<version>/…`: immutable files, or a true 404; never a page. */
export function registerReleaseRoutes(app: FastifyInstance, store: ReleaseStore): void {
  const known = new KnownReleases(store);

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/releases/')) reply.headers(OPEN_TO_ALL);
  });
  app.get<{ Params: ReleaseParams }>('/releases/:domain/:version/*', async (request, reply) => {
    const { domain, version, '*': path } = request.params;
    const described = await known.describe(domain, version, path);
    if (!described) return answerNotFound(reply);
    const etag = `"${described.integrity}"`;
    if (matchesEtag(request.headers['if-none-match'], etag))
      return reply.headers(cached(etag)).code(304).send();

    const opened = await known.open(domain, version, path, acceptsBrotli(request.headers['accept-encoding']));
    if (!opened) return answerNotFound(reply);
    if (opened.encoding === 'br') reply.header('content-encoding', 'br');
    return reply
      .headers({ ...cached(etag), 'content-length': opened.bytes })
      .type(contentTypeOf(path))
      .send(opened.stream);
  });
  app.get('/releases/*', async (_request, reply) => answerNotFound(reply));
}

/** Remotes may be loaded by a portal of another origin, as a development build is. */
const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

function cached(etag: string): Record<string, string> {
  return { etag, 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' };
}
