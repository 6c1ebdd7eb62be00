import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { answerUnavailable } from './request-log';
import type { LiveFeed } from './live-feed';

/** `/portal/feed.json`: asked for often, sent again only when it changed. */
export function registerFeedRoutes(app: FastifyInstance, live: LiveFeed): void {
  app.get('/portal/feed.json', { config: { quiet: true } }, async (request, reply) => {
    const { feed, stale } = await live.read();
    if (stale !== null) reply.header('x-portal-feed', 'stale');
    if (!feed)
      return answerUnavailable(reply, stale === null ? 'Nothing is live yet.' : 'No feed can be trusted.');
    const body = JSON.stringify(feed);
    // A new data folder counts its revisions from 1 again, so the content takes part.
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
    const etag = `"${feed.revision}-${hash}"`;
    reply.headers({ etag, 'cache-control': 'no-cache' });
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
}

/** Compares weakly, as RFC 9110 asks for `If-None-Match`. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag || part.trim() === '*');
}
