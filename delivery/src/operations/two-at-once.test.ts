import { ann, openScene, type DeliveryScene } from '../testing/delivery-scene';
import { STORE_KINDS } from '../testing/store-kinds';
import { Delivery } from './delivery';
import { verifyFeed } from './verify';

describe.each(STORE_KINDS)('two that change the feed in %s at the same time', (kind) => {
  let scene: DeliveryScene;
  beforeEach(async () => {
    scene = await openScene(kind);
    for (const version of ['1.0.0', '2.0.0']) await scene.publish('cases', version);
  });
  afterEach(() => scene.close());

  const another = (): Delivery => new Delivery({ ...scene.open(), now: () => new Date() });
  const activate = (version: string) => another().activate([{ domain: 'cases', version }], ann);

  test.each(['first', 'second'])(
    '[PL-03] with the %s change: one wins, the other is told',
    async (change) => {
      if (change === 'second') await scene.goLive('doctors', '1.0.0');

      const results = await Promise.allSettled(['1.0.0', '2.0.0'].map(activate));

      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: 'feedConflict', message: expect.stringContaining('by ann (activate cases') },
      });
      expect((await verifyFeed(scene.open())).findings).toEqual([]);
      expect(await another().history('cases')).toHaveLength(1);
    },
  );

  test('[PL-03] a rollback that comes while an activation reads the feed is known to it', async () => {
    for (const version of ['1.0.0', '2.0.0']) await activate(version);
    const parts = { ...scene.open(), now: () => new Date() };
    const read = parts.feed.read.bind(parts.feed);
    parts.feed.read = async () => {
      parts.feed.read = read;
      await another().rollback('cases', ann);
      return read();
    };
    const again = new Delivery(parts).activate([{ domain: 'cases', version: '2.0.0' }], ann);
    await expect(again).rejects.toMatchObject({ code: 'knownBad' });
  });
});
