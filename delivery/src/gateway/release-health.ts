import type { FastifyInstance } from 'fastify';
import type { Stores } from '../data-folder';
import { HealthBook, PublishedReleases, SelfHealing } from '../health';
import type { Delivery } from '../operations';
import type { GatewayConfig } from './config';
import type { FeedEvents } from './feed/feed-events';
import type { LiveFeed } from './feed/live-feed';
import { registerReportRoutes } from './reports.routes';

interface Parts {
  readonly settings: Pick<GatewayConfig, 'tabsPerAddress'>;
  readonly stores: Stores;
  readonly delivery: Delivery;
  readonly live: LiveFeed;
  readonly events: FeedEvents;
}

/** Takes the reports of tabs, and a rollout back whose errors stand out. Answers the book that the figures are in. */
export function registerReleaseHealth(
  app: FastifyInstance,
  { settings, stores, delivery, live, events }: Parts,
): HealthBook {
  const now = Date.now;
  const book = new HealthBook({ now, tabsPerAddress: settings.tabsPerAddress });
  const healing = new SelfHealing({
    book,
    now,
    log: app.log,
    live: async () => {
      const { feed, stale } = await live.read();
      return stale === null ? feed : null;
    },
    rollBack: async ({ domain, fallback }, why) => {
      // Most people have the fallback already, so nothing that speaks against it is news.
      const options = { who: 'self-healing', why, automatic: true, force: true, version: fallback };
      await delivery.rollback(domain, options);
    },
  });
  registerReportRoutes(app, {
    book,
    now,
    published: new PublishedReleases(stores.releases, now),
    onReport: () => healing.wake(),
  });
  events.listen((feed) => healing.follow(feed));
  app.addHook('onReady', async () => {
    events.start();
    // Not waited for: a store that does not answer must not keep the gateway from saying so.
    void events.look();
  });
  app.addHook('onClose', async () => {
    events.stop();
    await healing.stop();
  });
  return book;
}
