import type { FastifyInstance, FastifyRequest } from 'fastify';
import { brokenLinks, readSigningKey, type AuditEntry, type FeedDocument } from '../../feed';
import type { HealthBook } from '../../health';
import { Delivery } from '../../operations';
import type { Stores } from '../../data-folder';
import type { LiveFeed } from '../feed/live-feed';
import { givenFeed } from './given-feed';
import type { OpsHistory, OpsState } from './ops.types';

const SHOWN_ENTRIES = 200;

export interface StateParts {
  readonly stores: Stores;
  readonly live: LiveFeed;
  readonly book: HealthBook;
}

/** What is live, how it does, and how it came to be. */
export function registerStateRoutes(
  app: FastifyInstance,
  { stores, live, book }: StateParts,
  whoOf: (request: FastifyRequest) => string,
): void {
  const feed = givenFeed(stores.feed, live);
  const given = new Delivery({ ...stores, feed, now: () => new Date() });
  app.get('/ops/api/state', { config: { quiet: true } }, async (request): Promise<OpsState> => {
    const [{ stale }, { revision, updatedAt, domains }, readOnly] = await Promise.all([
      live.read(),
      given.inspect(),
      whyReadOnly(stores.keysDir),
    ]);
    const health = book.summary();
    return { who: whoOf(request), revision, updatedAt, stale, readOnly, domains, health };
  });
  app.get<{ Querystring: { domain?: unknown } }>('/ops/api/history', async (request): Promise<OpsHistory> => {
    const { domain } = request.query;
    const [all, end] = await Promise.all([feed.history(), feed.read()]);
    const entries = typeof domain === 'string' ? all.filter((entry) => entry.domain === domain) : all;
    return { entries: entries.slice(-SHOWN_ENTRIES).toReversed(), chain: checkChain(all, end) };
  });
}

/** The signature of the feed covers the end of the trail, so a trail that was cut short is seen too. */
function checkChain(entries: readonly AuditEntry[], feed: FeedDocument | null): readonly string[] {
  const broken = brokenLinks(entries);
  // One that was written since this feed was read is no trouble.
  const isKnown = !feed || feed.trail === '' || entries.some(({ hash }) => hash === feed.trail);
  return isKnown ? broken : [...broken, `the trail lacks the entry that revision ${feed.revision} ends with`];
}

async function whyReadOnly(keysDir: string): Promise<string | null> {
  return readSigningKey(keysDir).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}
