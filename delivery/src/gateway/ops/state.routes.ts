import type { FastifyInstance, FastifyRequest } from 'fastify';
import { brokenLinks, entriesOf, readSigningKey, type AuditEntry, type FeedDocument } from '../../feed';
import type { HealthBook } from '../../health';
import type { Cohort } from '../../cohorts';
import { Delivery } from '../../operations';
import type { Stores } from '../../data-folder';
import type { LiveFeed } from '../feed/live-feed';
import { givenFeed } from './given-feed';
import type { OpsSession } from './session-cookie';
import type { OpsErrors, OpsHistory, OpsState } from './ops.types';
import { SourceFrames } from './source-frames';

const SHOWN_ENTRIES = 200;

export interface StateParts {
  readonly stores: Stores;
  readonly live: LiveFeed;
  readonly book: HealthBook;
  /** Whether bad rollouts are taken back by themselves. */
  readonly selfHealing: boolean;
  /** Who may be given a release first. */
  readonly cohorts: readonly Cohort[];
}

/** What is live, how it does, and how it came to be. */
export function registerStateRoutes(
  app: FastifyInstance,
  { stores, live, book, selfHealing, cohorts }: StateParts,
  whoOf: (request: FastifyRequest) => OpsSession,
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
    const portal = { revision, updatedAt, stale, readOnly, domains, health, selfHealing };
    const { name: who, domains: mayChange } = whoOf(request);
    return { who, mayChange, ...portal, cohorts: cohorts.map(({ name }) => name) };
  });
  app.get<{ Querystring: { domain?: unknown; version?: unknown } }>(
    '/ops/api/errors',
    async ({ query }): Promise<OpsErrors> => {
      const health = book
        .summary()
        .find(({ domain, version }) => domain === query.domain && version === query.version);
      const sources = new SourceFrames(stores.releases);
      const errors = (health?.messages ?? []).map(async ({ stack, ...error }) => ({
        ...error,
        stack: await Promise.all(stack.map((frame) => sources.resolve(frame))),
      }));
      return { errors: await Promise.all(errors) };
    },
  );
  app.get<{ Querystring: { domain?: unknown } }>('/ops/api/history', async (request): Promise<OpsHistory> => {
    const { domain } = request.query;
    const [all, end] = await Promise.all([feed.history(), feed.read()]);
    const entries = typeof domain === 'string' ? entriesOf(all, domain) : all;
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
