import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { join } from 'node:path';
import type { Alarms } from '../../alarms';
import { DeliveryError } from '../../errors';
import type { Stores } from '../../data-folder';
import {
  FileReportLog,
  HealthBook,
  PublishedReleases,
  RedisReportLog,
  SelfHealing,
  type ReportEntry,
  type Rollout,
} from '../../health';
import type { Delivery } from '../../operations';
import { REDIS_PREFIX } from '../../redis';
import type { GatewayConfig } from '../config';
import type { FeedEvents } from '../feed/feed-events';
import type { LiveFeed } from '../feed/live-feed';
import type { GatewayMetrics } from '../metrics';
import { askPersonOf } from './ask-person';
import type { PageTickets } from './page-tickets';
import { registerReportRoutes } from './reports.routes';

interface Parts {
  readonly settings: Pick<GatewayConfig, 'apiUrl' | 'dataDir' | 'selfHealing'>;
  readonly stores: Stores;
  readonly delivery: Delivery;
  readonly live: LiveFeed;
  readonly events: FeedEvents;
  readonly pages: PageTickets;
  readonly alarms: Alarms;
  readonly metrics: GatewayMetrics;
  readonly redis: Redis | null;
}

/** Takes the reports of pages, and a rollout back whose errors stand out. Answers the book that the figures are in. */
export function registerReleaseHealth(app: FastifyInstance, parts: Parts): HealthBook {
  const { settings, stores, events, pages, metrics, redis } = parts;
  const now = Date.now;
  const book = new HealthBook(now);
  const reportLog = redis
    ? new RedisReportLog(redis, `${REDIS_PREFIX}reports`, app.log, now)
    : new FileReportLog(join(settings.dataDir, 'delivery', 'reports'), app.log, now);
  const healing = settings.selfHealing ? createSelfHealing(app, parts, book) : null;
  const add = (entry: ReportEntry): void => {
    book.add(entry);
    healing?.wake();
  };
  registerReportRoutes(app, {
    pages,
    now,
    askPerson: askPersonOf(settings.apiUrl),
    published: new PublishedReleases(stores.releases, now),
    onRefused: (why) => metrics.countRefused(why),
    take: (entry) => {
      metrics.countReports(entry.reports);
      reportLog.append(entry);
      add(entry);
    },
  });
  if (healing) events.listen((feed) => void healing.follow(feed));
  app.addHook('onReady', async () => {
    events.start();
    await reportLog.start(add);
    // Not waited for: a store that does not answer must not keep the gateway from saying so.
    void events.look();
  });
  app.addHook('onClose', async () => {
    events.stop();
    await healing?.stop();
    await reportLog.stop();
  });
  return book;
}

function createSelfHealing(
  app: FastifyInstance,
  { delivery, live, alarms, metrics }: Parts,
  book: HealthBook,
): SelfHealing {
  return new SelfHealing({
    book,
    now: Date.now,
    log: app.log,
    live: async () => {
      const { feed, stale } = await live.read();
      return stale === null ? feed : null;
    },
    began: ({ domain, version }) => candidateSince(delivery, domain, version),
    rollBack: async ({ domain, version, fallback }, why) => {
      // Most people have the fallback already, so nothing that speaks against it is news.
      const options = { who: 'self-healing', why, automatic: true, force: true, version: fallback };
      try {
        // Only the rollout that was judged.
        await delivery.rollback(domain, { ...options, from: { [domain]: version } });
        return true;
      } catch (error) {
        // A person has ended it a moment ago, or another gateway, which judges the same reports.
        if (error instanceof DeliveryError && error.code === 'liveChanged') return false;
        throw error;
      }
    },
    onHealed: (rollout, why) => {
      metrics.countHealed(rollout.domain);
      alarms.note({
        name: 'selfHealed',
        subject: rollout.domain,
        summary: `rolled back to ${rollout.fallback}: ${why}`,
      });
    },
    onStuck: (rollout, why, error) => alarms.raise(stuckAlarm(rollout, why, error)),
    onUnstuck: (domain) => alarms.resolve('rolloutStuck', domain),
  });
}

function stuckAlarm({ domain, version }: Rollout, why: string, error: unknown) {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    name: 'rolloutStuck' as const,
    subject: domain,
    summary: `${version} is bad (${why}) and cannot be rolled back: ${reason}`,
  };
}

/** When a version became its domain's candidate: by the trail, whose shares of it in a row are one rollout. */
export async function candidateSince(
  delivery: Pick<Delivery, 'history'>,
  domain: string,
  version: string,
): Promise<number> {
  const entries = await delivery.history(domain).catch(() => []);
  const other = entries.findLastIndex(({ to }) => to !== version);
  const first = entries[other + 1];
  return first ? Date.parse(first.when) : Date.now();
}
