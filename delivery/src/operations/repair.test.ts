import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { rotateKeys } from '../feed';
import { ann, openScene, type DeliveryScene } from '../testing/delivery-scene';
import { STORE_KINDS, type StoreKind } from '../testing/store-kinds';
import { Delivery } from './delivery';
import { repair } from './repair';
import { verifyFeed } from './verify';

let scene: DeliveryScene;
const bob = { who: 'bob', why: 'full disk' };
const mend = (dryRun = false) => repair({ ...scene.open(), now: scene.now }, bob, dryRun);
/** As another process sees it. */
const reopened = () => new Delivery({ ...scene.open(), now: scene.now });
const findings = async () => (await verifyFeed(scene.open())).findings;
const lastEntry = async () => (await reopened().history()).at(-1);

async function openWithReleases(kind?: StoreKind): Promise<void> {
  scene = await openScene(kind);
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await scene.goLive('cases', version);
}
/** Text of a file of the feed, as it is stored. */
const names = {
  revision: (number: number) => `revisions/0000000${number}.json`,
  copy: 'feed.json',
  trail: 'audit.jsonl',
};

describe.each(STORE_KINDS)('a damaged newest revision in %s', (kind) => {
  beforeEach(() => openWithReleases(kind));
  afterEach(() => scene.close());

  test('[PL-03] is mended from its signed copy, and the trail says who did it', async () => {
    await scene.write(names.revision(3), '{"feed":');
    await expect(reopened().live()).rejects.toMatchObject({ code: 'feedUnreadable' });
    expect(await mend(true)).toMatchObject({ damaged: [3], source: 'feed.json', aside: [] });
    await expect(reopened().live()).rejects.toMatchObject({ code: 'feedUnreadable' });

    const { aside, lost } = await mend();
    expect(lost).toEqual([]);
    expect(aside).toEqual([expect.stringContaining('00000003.json.damaged-')]);
    expect((await reopened().live())?.domains['cases']).toMatchObject({ version: '3.0.0' });
    expect(await lastEntry()).toMatchObject({
      ...{ revision: 4, action: 'repair', domain: '*', who: 'bob', why: 'full disk' },
      ...{ from: 'revision 3', to: 'feed.json' },
    });
    expect(await findings()).toEqual([]);
    await reopened().rollback('cases', ann);
    expect((await reopened().live())?.domains['cases']).toMatchObject({ version: '2.0.0' });
  });

  test('[PL-03] whose copy is damaged too gives way to the last good one; what is lost is said', async () => {
    await scene.write(names.revision(3), '{');
    await scene.write(names.copy, '{');
    const { source, lost, revision } = await mend();
    expect([source, revision]).toEqual([2, 4]);
    expect(lost).toEqual(['revision 3: activate cases 3.0.0 by ann; do it again if it was right']);
    expect((await reopened().live())?.domains['cases']).toMatchObject({
      version: '2.0.0',
      action: 'rollback',
    });
    expect(await reopened().history('cases')).toMatchObject([
      ...[{ to: '1.0.0' }, { to: '2.0.0' }, { to: '3.0.0' }],
      { action: 'repair', from: '3.0.0', to: '2.0.0', who: 'bob' },
    ]);
    expect(await findings()).toEqual([]);
    await reopened().rollback('cases', ann);
    expect((await reopened().live())?.domains['cases']).toMatchObject({ version: '1.0.0' });
  });
});

describe('repair', () => {
  beforeEach(() => openWithReleases());
  afterEach(() => scene.close());

  test('goes back over several damaged ones, also when nobody knows what they changed', async () => {
    for (const number of [2, 3]) await scene.write(names.revision(number), '[]');
    await rm(join(scene.dir, 'var/delivery/feed.json'));
    await scene.write(
      names.trail,
      (await readFile(join(scene.dir, 'var/delivery/audit.jsonl'), 'utf8')).split('\n')[0] + '\n',
    );
    expect(await mend()).toMatchObject({
      ...{ damaged: [2, 3], source: 1, revision: 4 },
      lost: ['revision 2: nobody knows what it changed', 'revision 3: nobody knows what it changed'],
    });
    expect((await reopened().live())?.domains['cases']).toMatchObject({ version: '1.0.0' });
    expect(await findings()).toEqual([]);
  });

  test('mends one of which a byte differs; a key that is not trusted is no damage', async () => {
    const text = await readFile(join(scene.dir, 'var/delivery', names.revision(3)), 'utf8');
    await scene.write(names.revision(3), text.replace('"percent":100', '"percent":1'));
    expect(await mend()).toMatchObject({ damaged: [3], source: 'feed.json' });

    const { keysDir } = scene.open();
    const { old } = await rotateKeys(keysDir);
    await rm(join(keysDir, 'trusted', `${old.keyId}.pem`));
    await expect(mend()).rejects.toMatchObject({ code: 'feedUnverified' });
  });

  test('of two that mend at once one does it', async () => {
    await scene.write(names.revision(3), '{');
    const results = await Promise.allSettled([mend(), mend()]);
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await findings()).toEqual([]);
    expect((await reopened().live())?.domains['cases']).toMatchObject({ version: '3.0.0' });
  });

  test('finds nothing to do where all is sound, and nothing to begin with where nothing is', async () => {
    expect(await mend()).toMatchObject({ source: null, revision: null });
    for (const number of [1, 2, 3]) await scene.write(names.revision(number), '{');
    await rm(join(scene.dir, 'var/delivery/feed.json'));
    await expect(mend()).rejects.toMatchObject({ code: 'feedUnreadable' });
  });

  test('without a signing key touches nothing', async () => {
    await scene.write(names.revision(3), '{');
    await rm(join(scene.open().keysDir, 'signing.pem'));
    await expect(mend()).rejects.toMatchObject({ code: 'noSigningKey' });
    expect(await scene.open().feed.revisions()).toEqual([1, 2, 3]);
  });
});
