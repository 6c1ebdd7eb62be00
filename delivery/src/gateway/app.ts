import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { askApiVersion } from '../api-version';
import { Alarms, Webhook } from '../alarms';
import type { Stores } from '../data-folder';
import { Delivery } from '../operations';
import { connectRedis } from '../redis';
import type { Tracing } from '../tracing/tracing';
import { registerApiProxy } from './api-proxy';
import type { GatewayConfig } from './config';
import { registerEventRoutes } from './feed/events.routes';
import { FeedEvents } from './feed/feed-events';
import { registerFeedRoutes } from './feed/feed.routes';
import { registerHealthRoutes } from './health.routes';
import { LiveFeed } from './feed/live-feed';
import { createGatewayMetrics, type GatewayMetrics } from './metrics';
import { buildMetricsApp, measureRequests } from './metrics.routes';
import { registerNoOps, registerOps } from './ops/ops.routes';
import { registerPages } from './pages/pages.routes';
import { registerWatchdog } from './pages/watchdog';
import { registerPreview } from './preview.routes';
import { PlanDriver } from './plan-driver';
import { registerReleaseRoutes } from './releases.routes';
import { answerError, logRequests } from './request-log';
import { readableAddress } from './readable-address';
import { PageTickets } from './reports/page-tickets';
import { failingReleases } from './reports/failing-releases';
import { registerReleaseHealth } from './reports/release-health';
import { openTicketKeys } from './reports/ticket-keys';
import { registerSecurityContact } from './security-contact.routes';
import { setCommonHeaders } from './security-headers';
import { checkAll, shared } from './status';
import { TrustedKeys } from './feed/trusted-keys';
import { refuseOtherUpgrades } from './upgrades';
import { StatusWatch, type WatchParts } from './watch-status';

export interface GatewaySettings extends Pick<
  GatewayConfig,
  | 'apiUrl'
  | 'dataDir'
  | 'trustProxy'
  | 'allowOverrides'
  | 'opsPeople'
  | 'opsSecondFactors'
  | 'cohorts'
  | 'selfHealing'
  | 'redisUrl'
  | 'alertWebhook'
  | 'securityContact'
> {
  /** What opens the ops page; without it there is none. */
  readonly opsToken: string | null;
  /** Folder of the built ops page. */
  readonly opsAssets: string;
  /** Traces calls, and asks pages to begin the traces. */
  readonly tracing?: Tracing | null;
  /** Folder of the scripts that watch the shell of each page. */
  readonly browserScripts: string;
}

export interface Gateway {
  readonly app: FastifyInstance;
  /** `/metrics`, for a port that no visitor reaches. */
  readonly metricsApp: FastifyInstance;
  /** Reads the trusted keys again. */
  readonly reloadKeys: () => Promise<void>;
}

type LoggerSetting = NonNullable<FastifyServerOptions['logger']>;

const REQUEST_ID = /^[\w.-]{8,64}$/;

/** The one door of the portal: pages, releases and the feed from the stores, everything live from the API server. */
export async function buildGateway(
  settings: GatewaySettings,
  stores: Stores,
  logger: LoggerSetting = false,
): Promise<Gateway> {
  const app = createApp(settings, logger);
  const keys = new TrustedKeys(stores.keysDir);
  // What cannot be read is told by the readiness, not by a gateway that does not start.
  await keys.load().catch((error: unknown) => app.log.error({ err: error }, 'trusted keys cannot be read'));
  const live = new LiveFeed(stores.feed, keys, app.log);
  const events = new FeedEvents(stores.feed, live, app.log);
  const apiVersion = () => askApiVersion(settings.apiUrl);
  const delivery = new Delivery({ ...stores, now: () => new Date(), apiVersion });
  const metrics = createGatewayMetrics();
  const redis = settings.redisUrl === null ? null : connectRedis(settings.redisUrl, app.log);
  const alarms = createAlarms(app, settings, { redis, metrics });
  const { keys: ticketKeys } = await openTicketKeys(join(settings.dataDir, 'delivery', 'ticket-key'), redis);
  const pages = new PageTickets(ticketKeys, Date.now);
  const { apiUrl } = settings;

  // First, so that it ends last: what follows still tells by it.
  app.addHook('onClose', async () => {
    await alarms.stop();
    redis?.disconnect();
    // Spans that nobody collects hold no stop up.
    await settings.tracing
      ?.stop()
      .catch((error: unknown) => app.log.warn({ err: error }, 'the last spans were not sent'));
  });
  logRequests(app);
  measureRequests(app, metrics);
  const { tracing = null } = settings;
  tracing?.register(app);
  setCommonHeaders(app);
  refuseOtherUpgrades(app);
  app.setErrorHandler(answerError);
  const checkPortal = () => checkAll({ live, releases: stores.releases, apiUrl });
  registerHealthRoutes(app, { live, releases: stores.releases, check: shared(checkPortal), alarms });
  registerSecurityContact(app, settings.securityContact);
  registerFeedRoutes(app, live);
  registerEventRoutes(app, events);
  const book = registerReleaseHealth(app, {
    ...{ settings, stores, delivery, live, events },
    ...{ pages, alarms, metrics, redis },
  });
  const plans = new PlanDriver({
    ...{ delivery, live, book, keysDir: stores.keysDir, alarms },
    log: app.log,
    now: Date.now,
  });
  app.addHook('onReady', async () => plans.start());
  app.addHook('onClose', () => plans.stop());
  watchStatus(app, { alarms, check: checkPortal, failing: () => failingReleases(live, book) });
  registerReleaseRoutes(app, stores.releases);
  registerPreview(app, { keys, releases: stores.releases, now: () => Date.now() });
  if (settings.opsToken === null) registerNoOps(app);
  else {
    const { opsToken: token, opsAssets: assetsDir } = settings;
    const { selfHealing, cohorts, opsPeople: people, opsSecondFactors: secondFactors } = settings;
    await registerOps(app, {
      token,
      people,
      assetsDir,
      stores,
      delivery,
      live,
      book,
      selfHealing,
      cohorts,
      secondFactors,
      redis,
      now: Date.now,
    });
  }
  await registerApiProxy(app, apiUrl, tracing);
  const watchdog = await registerWatchdog(app, settings.browserScripts);
  registerPages(app, live, stores.releases, {
    allowOverrides: settings.allowOverrides,
    watchdog,
    isTraced: tracing !== null,
    pages,
  });
  const read = async () => ({ live: await live.read(), alarms: alarms.active });
  return { app, metricsApp: buildMetricsApp(metrics, read), reloadKeys: () => live.reloadKeys() };
}

function createAlarms(
  app: FastifyInstance,
  { alertWebhook }: GatewaySettings,
  { redis, metrics }: { readonly redis: Redis | null; readonly metrics: GatewayMetrics },
): Alarms {
  const webhook =
    alertWebhook &&
    new Webhook({
      ...alertWebhook,
      onFailed: ({ name, subject }, error) => {
        metrics.countUntold();
        app.log.error({ err: error, alarm: name, subject }, 'nobody could be told of an alarm');
      },
    });
  return new Alarms({ webhook, redis, log: app.log, now: Date.now });
}

function watchStatus(app: FastifyInstance, parts: Omit<WatchParts, 'log'>): void {
  const watch = new StatusWatch({ ...parts, log: app.log });
  app.addHook('onReady', async () => watch.start());
  app.addHook('onClose', () => watch.stop());
}

/** Until a whole request has arrived, as long as the API server waits for one. */
const REQUEST_LIMIT_MS = 5 * 60_000;

function createApp({ trustProxy }: GatewaySettings, logger: LoggerSetting): FastifyInstance {
  return Fastify({
    logger,
    // From the right: the first address that is no trusted proxy's is the caller's, whatever the caller wrote before it.
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    // Its lines hold the query; the portal writes its own.
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: REQUEST_LIMIT_MS,
    rewriteUrl: ({ url }) => readableAddress(url ?? '/'),
    genReqId: ({ headers: { 'x-request-id': given } }) =>
      typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID(),
  });
}
