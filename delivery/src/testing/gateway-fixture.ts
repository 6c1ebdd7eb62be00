import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openStores, type Stores } from '../data-folder';
import { buildGateway, type GatewaySettings } from '../gateway/app';
import { Delivery, type ActivateOptions } from '../operations';
import { fakeRemote, fakeShell, temporaryFolder, type FakeBuild } from './fake-builds';

/** Nothing listens on the discard port. */
export const NO_API = 'http://127.0.0.1:9';

export const BROWSER_SCRIPTS = join(__dirname, '../../browser');

export interface GatewayFixture {
  readonly app: FastifyInstance;
  readonly metricsApp: FastifyInstance;
  readonly dir: string;
  readonly delivery: Delivery;
  readonly stores: Stores;
  readonly reloadKeys: () => Promise<void>;
  readonly goLive: (
    domain: string,
    build?: FakeBuild & Pick<ActivateOptions, 'percent' | 'cohort'>,
  ) => Promise<void>;
  /** Ends the gateway and starts another one on the same data. */
  readonly restart: () => Promise<GatewayFixture>;
  /** Another gateway on the same data. */
  readonly beside: () => Promise<GatewayFixture>;
  readonly close: () => Promise<void>;
}

/** A gateway over a data folder of its own, with nothing live yet. */
export async function gatewayFixture(settings: Partial<GatewaySettings> = {}): Promise<GatewayFixture> {
  const { dir, remove } = await temporaryFolder();
  return startIn(dir, settings, remove);
}

async function startIn(
  dir: string,
  settings: Partial<GatewaySettings>,
  remove: () => Promise<void>,
): Promise<GatewayFixture> {
  const stores = openStores(join(dir, 'var'));
  const delivery = new Delivery({ ...stores, now: () => new Date() });
  const { app, metricsApp, reloadKeys } = await buildGateway({ ...defaults(dir), ...settings }, stores);
  const goLive: GatewayFixture['goLive'] = async (domain, { percent, cohort, ...build } = {}) => {
    const { version = '1.0.0' } = build;
    const folder = join(dir, 'builds', domain, version);
    await stores.releases.publish(
      await (domain === 'shell' ? fakeShell(folder, build) : fakeRemote(folder, domain, build)),
    );
    const share = { ...(percent !== undefined && { percent }), ...(cohort && { cohort }) };
    await delivery.activate([{ domain, version }], { who: 'test', why: 'test', ...share });
  };
  const end = async (): Promise<void> => {
    await Promise.all([app.close(), metricsApp.close()]);
  };
  return {
    ...{ app, metricsApp, dir, delivery, stores, reloadKeys, goLive },
    async restart() {
      await end();
      return startIn(dir, settings, remove);
    },
    beside: () => startIn(dir, settings, async () => undefined),
    async close() {
      await end();
      await remove();
    },
  };
}

function defaults(dir: string): GatewaySettings {
  return {
    apiUrl: NO_API,
    trustProxy: [],
    allowOverrides: false,
    dataDir: join(dir, 'var'),
    selfHealing: true,
    redisUrl: null,
    alertWebhook: null,
    securityContact: null,
    opsToken: null,
    opsPeople: [],
    opsSecondFactors: null,
    cohorts: [],
    opsAssets: join(dir, 'ops'),
    browserScripts: BROWSER_SCRIPTS,
  };
}
