import { ann, openScene, type DeliveryScene } from '../testing/delivery-scene';
import { STORE_KINDS, type StoreKind } from '../testing/store-kinds';
import { Delivery } from './delivery';
import type { PruneLimits } from './plan-prune';
import { verifyFeed } from './verify';

const DAY = 86_400_000;
let scene: DeliveryScene;

/** Publishes a build of that day, counted from the first, and makes it live where it is to be. */
async function release(domain: string, version: string, isLive = true): Promise<void> {
  await scene.publish(domain, version, { builtAt: scene.now() });
  if (isLive) await scene.delivery.activate([{ domain, version }], ann);
  scene.pass(DAY);
}
const versions = async (domain = 'cases') =>
  (await scene.open().releases.list(domain)).map(({ version }) => version).sort();
const prune = (limits: PruneLimits, more = {}) => scene.delivery.prune(limits, { ...ann, ...more });

/** A year: ten releases of one domain, and many revisions of another. */
async function openWithYear(kind: StoreKind = 'a folder'): Promise<void> {
  scene = await openScene(kind);
  await release('cases', '0.9.0', false);
  for (const version of ['1', '2', '3', '4', '5', '6']) await release('cases', `${version}.0.0`);
  for (let step = 0; step < 21; step += 1) {
    const version = step % 2 === 0 ? '1.0.0' : '2.0.0';
    if (step < 2) await scene.publish('doctors', version);
    await scene.delivery.activate([{ domain: 'doctors', version }], ann);
  }
  scene.pass(60 * DAY);
}

describe.each(STORE_KINDS)('prune in %s', (kind) => {
  beforeEach(() => openWithYear(kind));
  afterEach(() => scene.close());

  test('removes what nothing within reach needs, says what that frees, and stands in the trail', async () => {
    const all = await versions();
    const tried = await prune({ keep: 3, days: 30 }, { dryRun: true });
    expect(await versions()).toEqual(all);

    const { removed, kept } = await prune({ keep: 3, days: 30 });
    expect(removed).toEqual(tried.removed);
    expect(removed.map(({ version }) => version).sort()).toEqual(['0.9.0', '1.0.0', '2.0.0', '3.0.0']);
    expect(kept).toBe(5);
    expect(await versions()).toEqual(['4.0.0', '5.0.0', '6.0.0']);
    expect((await scene.delivery.history()).at(-1)).toMatchObject({
      ...{ action: 'prune', domain: '*', who: 'ann' },
      to: expect.stringMatching(/cases@3\.0\.0/),
    });
    expect((await verifyFeed(scene.open())).findings).toEqual([]);
    await scene.delivery.rollback('cases', ann);
    expect(await scene.liveVersions()).toMatchObject({ cases: '5.0.0' });
    expect(await prune({ keep: 3, days: 30 })).toMatchObject({ removed: [], changes: [] });
  });

  test('keeps candidates, what was live of late, and what was live of a retired domain', async () => {
    await release('cases', '7.0.0', false);
    await release('chat', '1.0.0');
    await scene.delivery.retire('chat', ann);
    await scene.delivery.rollback('cases', { ...ann, version: '2.0.0' });
    scene.pass(10 * DAY);
    await prune({ keep: 1, days: 30 });
    // 6.0.0 was live ten days ago, 1.0.0 is what 2.0.0 falls back to, and a late revision has 5.0.0 as its fallback.
    expect(await versions()).toEqual(['1.0.0', '2.0.0', '5.0.0', '6.0.0', '7.0.0']);
    expect(await versions('chat')).toEqual(['1.0.0']);
  });

  test('a change that comes between keeps all', async () => {
    const all = await versions();
    const { feed, releases, keysDir } = scene.open();
    const overtaken = new Delivery({
      ...{ releases, keysDir, now: scene.now },
      feed: Object.assign(Object.create(feed) as typeof feed, {
        commit: async (...change: Parameters<typeof feed.commit>) => {
          await scene.delivery.activate([{ domain: 'cases', version: '5.0.0' }], ann);
          return feed.commit(...change);
        },
      }),
    });
    await expect(overtaken.prune({ keep: 1, days: 0 }, ann)).rejects.toMatchObject({ code: 'feedConflict' });
    expect(await versions()).toEqual(all);
    // What is on its way out cannot be made live meanwhile.
    const activation = scene.delivery.activate([{ domain: 'cases', version: '1.0.0' }], ann);
    await expect(activation).resolves.toMatchObject({ changes: [{ to: '1.0.0' }] });
  });

  test('what an interrupted one began is ended by the next: committed is removed, the rest is there again', async () => {
    const { releases } = scene.open();
    await releases.withdraw({ domain: 'cases', version: '5.0.0' });
    expect(await scene.open().releases.find('cases', '5.0.0')).toBeNull();
    await prune({ keep: 3, days: 30 });
    expect(await versions()).toEqual(['4.0.0', '5.0.0', '6.0.0']);

    await scene.publish('cases', '3.0.0');
    await scene.open().releases.withdraw({ domain: 'cases', version: '3.0.0' });
    await prune({ keep: 3, days: 30 });
    expect(await scene.open().releases.withdrawn()).toEqual([]);
    expect(await versions()).toEqual(['4.0.0', '5.0.0', '6.0.0']);
  });
});

test.each([
  { keep: 0, days: 30 },
  { keep: 1.5, days: 30 },
  { keep: 1, days: -1 },
])('%j is refused', async (limits) => {
  scene = await openScene();
  await scene.goLive('cases', '1.0.0');
  await expect(prune(limits)).rejects.toMatchObject({ code: 'invalidLimits' });
  await scene.close();
});
