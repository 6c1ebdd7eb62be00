import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Stores } from '../data-folder';
import { registerApiProxy } from './api-proxy';
import type { GatewayConfig } from './config';
import { registerFeedRoutes } from './feed.routes';
import { registerHealthRoutes } from './health.routes';
import { LiveFeed } from './live-feed';
import { registerPages } from './pages/pages.routes';
import { registerReleaseRoutes } from './releases.routes';
import { answerError, logRequests } from './request-log';
import { readableAddress } from './readable-address';
import { setCommonHeaders } from './security-headers';
import { refuseOtherUpgrades } from './upgrades';

export type GatewaySettings = Pick<GatewayConfig, 'apiUrl' | 'trustProxy' | 'allowOverrides'>;

type LoggerSetting = NonNullable<FastifyServerOptions['logger']>;

const REQUEST_ID = /^[\w.-]{8,64}$/;

/** The one door of the portal: pages, releases and the feed from the stores, everything live from the API server. */
export async function buildGateway(
  settings: GatewaySettings,
  stores: Stores,
  logger: LoggerSetting = false,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    trustProxy: settings.trustProxy,
    // Its lines hold the query; the portal writes its own.
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: ({ url }) => readableAddress(url ?? '/'),
    genReqId: ({ headers: { 'x-request-id': given } }) =>
      typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID(),
  });
  const live = new LiveFeed(stores.feed, app.log);

  logRequests(app);
  setCommonHeaders(app);
  refuseOtherUpgrades(app);
  app.setErrorHandler(answerError);
  registerHealthRoutes(app, stores, settings.apiUrl);
  registerFeedRoutes(app, live);
  registerReleaseRoutes(app, stores.releases);
  await registerApiProxy(app, settings.apiUrl);
  registerPages(app, live, stores.releases, { allowOverrides: settings.allowOverrides });
  return app;
}
