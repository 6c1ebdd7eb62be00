import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { askApiVersion } from '../api-version';
import type { Stores } from '../data-folder';
import { Delivery } from '../operations';
import { registerApiProxy } from './api-proxy';
import type { GatewayConfig } from './config';
import { registerEventRoutes } from './feed/events.routes';
import { FeedEvents } from './feed/feed-events';
import { registerFeedRoutes } from './feed/feed.routes';
import { registerHealthRoutes } from './health.routes';
import { LiveFeed } from './feed/live-feed';
import { registerNoOps, registerOps } from './ops/ops.routes';
import { registerPages } from './pages/pages.routes';
import { registerReleaseRoutes } from './releases.routes';
import { answerError, logRequests } from './request-log';
import { readableAddress } from './readable-address';
import { registerReleaseHealth } from './release-health';
import { setCommonHeaders } from './security-headers';
import { TrustedKeys } from './feed/trusted-keys';
import { refuseOtherUpgrades } from './upgrades';

export interface GatewaySettings extends Pick<
  GatewayConfig,
  'apiUrl' | 'trustProxy' | 'allowOverrides' | 'tabsPerAddress'
> {
  /** What opens the ops page; without it there is none. */
  readonly opsToken: string | null;
  /** Folder of the built ops page. */
  readonly opsAssets: string;
}

export interface Gateway {
  readonly app: FastifyInstance;
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

  logRequests(app);
  setCommonHeaders(app);
  refuseOtherUpgrades(app);
  app.setErrorHandler(answerError);
  registerHealthRoutes(app, live, stores.releases, settings.apiUrl);
  registerFeedRoutes(app, live);
  registerEventRoutes(app, events);
  const book = registerReleaseHealth(app, { settings, stores, delivery, live, events });
  registerReleaseRoutes(app, stores.releases);
  if (settings.opsToken === null) registerNoOps(app);
  else {
    const { opsToken: token, opsAssets: assetsDir } = settings;
    await registerOps(app, { token, assetsDir, stores, delivery, live, book, now: Date.now });
  }
  await registerApiProxy(app, settings.apiUrl);
  registerPages(app, live, stores.releases, { allowOverrides: settings.allowOverrides });
  return { app, reloadKeys: () => live.reloadKeys() };
}

function createApp({ trustProxy }: GatewaySettings, logger: LoggerSetting): FastifyInstance {
  return Fastify({
    logger,
    trustProxy,
    // Its lines hold the query; the portal writes its own.
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: ({ url }) => readableAddress(url ?? '/'),
    genReqId: ({ headers: { 'x-request-id': given } }) =>
      typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID(),
  });
}
