import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FeedDocument } from '../../feed';
import { acceptsBrotli } from '../accepts-brotli';
import { answerUnavailable } from '../request-log';
import type { LiveFeed } from './live-feed';

interface FeedAnswer {
  /** Of this revision and content. */
  readonly tag: string;
  readonly body: Buffer;
  readonly brotli: Buffer;
}

const compress = promisify(brotliCompress);

/** `/portal/feed.json`: asked for by every tab at once when it changes, so each feed is written and packed once. */
export function registerFeedRoutes(app: FastifyInstance, live: LiveFeed): void {
  const answers = new WeakMap<FeedDocument, Promise<FeedAnswer>>();

  app.get('/portal/feed.json', { config: { quiet: true } }, async (request, reply) => {
    const { feed, stale } = await live.read();
    if (stale !== null) reply.header('x-portal-feed', 'stale');
    if (!feed)
      return answerUnavailable(reply, stale === null ? 'Nothing is live yet.' : 'No feed can be trusted.');
    let made = answers.get(feed);
    if (!made) answers.set(feed, (made = answerOf(feed)));
    const { tag, body, brotli } = await made;
    // The end of the trouble is another answer: a 304 could not take the header back that a browser has stored with this one.
    const etag = stale === null ? `"${tag}"` : `"${tag}-stale"`;
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const isPacked = acceptsBrotli(request.headers['accept-encoding']);
    if (isPacked) reply.header('content-encoding', 'br');
    return reply.type('application/json; charset=utf-8').send(isPacked ? brotli : body);
  });
}

async function answerOf(feed: FeedDocument): Promise<FeedAnswer> {
  const body = Buffer.from(JSON.stringify(feed));
  // A new data folder counts its revisions from 1 again, so the content takes part.
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  return { tag: `${feed.revision}-${hash}`, body, brotli: await compress(body) };
}

/** Compares weakly, as RFC 9110 asks for `If-None-Match`. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag || part.trim() === '*');
}
