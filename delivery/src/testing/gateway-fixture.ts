import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openStores, type Stores } from '../data-folder';
import { buildGateway, type GatewaySettings } from '../gateway/app';
import { Delivery } from '../operations';
import { fakeRemote, fakeShell, temporaryFolder, type FakeBuild } from './fake-builds';

/** Nothing listens on the discard port. */
export const NO_API = 'http://127.0.0.1:9';

export interface GatewayFixture {
  readonly app: FastifyInstance;
  readonly dir: string;
  readonly delivery: Delivery;
  readonly stores: Stores;
  readonly reloadKeys: () => Promise<void>;
  readonly goLive: (domain: string, build?: FakeBuild & { readonly percent?: number }) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A gateway over a data folder of its own, with nothing live yet. */
export async function gatewayFixture(settings: Partial<GatewaySettings> = {}): Promise<GatewayFixture> {
  const { dir, remove } = await temporaryFolder();
  const stores = openStores(join(dir, 'var'));
  const delivery = new Delivery({ ...stores, now: () => new Date() });
  const { app, reloadKeys } = await buildGateway({ ...defaults(dir), ...settings }, stores);
  const goLive: GatewayFixture['goLive'] = async (domain, { percent, ...build } = {}) => {
    const { version = '1.0.0' } = build;
    const folder = join(dir, 'builds', domain, version);
    await stores.releases.publish(
      await (domain === 'shell' ? fakeShell(folder, build) : fakeRemote(folder, domain, build)),
    );
    const share = percent === undefined ? {} : { percent };
    await delivery.activate([{ domain, version }], { who: 'test', why: 'test', ...share });
  };
  const close = async (): Promise<void> => {
    await app.close();
    await remove();
  };
  return { app, dir, delivery, stores, reloadKeys, goLive, close };
}

function defaults(dir: string): GatewaySettings {
  return {
    apiUrl: NO_API,
    trustProxy: false,
    allowOverrides: false,
    tabsPerAddress: 4,
    opsToken: null,
    opsAssets: join(dir, 'ops'),
  };
}
