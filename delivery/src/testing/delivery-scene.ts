import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteFeedEntry } from '../feed';
import { Delivery, type ChangeOptions } from '../operations';
import { fakeRemote, fakeShell, type FakeBuild } from './fake-builds';
import { openPlace, type StoreKind, type StorePlace } from './store-kinds';

export const ann: ChangeOptions = { who: 'ann', why: 'because' };
export const machine: ChangeOptions = { who: 'npm start', why: 'new build', automatic: true };

/** Delivery over an environment of its own, with nothing live yet. */
export interface DeliveryScene extends StorePlace {
  readonly delivery: Delivery;
  /** What the API server says its version is; null at first: it does not say. */
  apiVersion: string | null;
  readonly now: () => Date;
  /** Lets time go by, in milliseconds. */
  readonly pass: (milliseconds: number) => void;
  readonly publish: (domain: string, version: string, build?: FakeBuild) => Promise<void>;
  readonly goLive: (domain: string, version: string, build?: FakeBuild) => Promise<void>;
  /** Version by domain. */
  readonly liveVersions: () => Promise<Record<string, string | undefined>>;
  /** The live entry of a remote. Throws when none is live. */
  readonly remote: (domain: string) => Promise<RemoteFeedEntry>;
}

export async function openScene(kind: StoreKind = 'a folder'): Promise<DeliveryScene> {
  const place = await openPlace(kind);
  const stores = place.open();
  let time = Date.parse('2026-01-01T00:00:00Z');
  const now = (): Date => new Date(time);
  const delivery = new Delivery({ ...stores, now, apiVersion: async () => scene.apiVersion });
  const publish = async (domain: string, version: string, build: FakeBuild = {}): Promise<void> => {
    const dir = join(place.dir, 'builds', domain, version);
    const fake = { version, ...build };
    await (domain === 'shell' ? fakeShell(dir, fake) : fakeRemote(dir, domain, fake));
    const { builtAt } = build;
    if (builtAt) await utimes(join(dir, 'build.json'), builtAt, builtAt);
    await stores.releases.publish(dir);
  };
  const scene: DeliveryScene = {
    ...place,
    delivery,
    apiVersion: null,
    now,
    pass: (milliseconds) => void (time += milliseconds),
    publish,
    goLive: async (domain, version, build) => {
      await publish(domain, version, build);
      await delivery.activate([{ domain, version }], ann);
    },
    liveVersions: async () => {
      const feed = await delivery.live();
      const entries = Object.entries(feed?.domains ?? {});
      return Object.fromEntries(entries.map(([domain, entry]) => [domain, entry?.version]));
    },
    remote: async (domain) => {
      const entry = (await delivery.live())?.domains[domain];
      if (entry?.kind !== 'remote') throw new Error(`no remote ${domain} is live`);
      return entry;
    },
  };
  return scene;
}
