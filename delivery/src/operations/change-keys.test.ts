import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { isSignedFeed, rawKey, readTrustedKeys, type FeedDocument } from '../feed';
import { ann, openScene, type DeliveryScene } from '../testing/delivery-scene';
import { switchToNextKey, vouchForNextKey } from './change-keys';
import { verifyFeed } from './verify';

let scene: DeliveryScene;
beforeEach(async () => {
  scene = await openScene();
});
afterEach(() => scene.close());

const parts = () => ({ ...scene.open(), now: scene.now });
const begin = () => vouchForNextKey(parts(), ann);
const finish = () => switchToNextKey(parts(), ann);
async function live(): Promise<FeedDocument> {
  const feed = await scene.open().feed.read();
  if (!feed) throw new Error('nothing is live');
  return feed;
}
const folder = async (name: string) => readdir(join(scene.open().keysDir, name));

describe('[PL-03] a change of keys', () => {
  beforeEach(() => scene.goLive('cases', '1.0.0'));

  test('first has the old key vouch for the next one, and go on signing', async () => {
    const { old, key, revision } = await begin();
    const feed = await live();
    expect([feed.revision, feed.keyId]).toEqual([revision, old.keyId]);
    expect(feed.keys).toMatchObject({
      trusted: [rawKey(old), rawKey(key)],
      vouched: [{ key: rawKey(key), by: rawKey(old) }],
    });
    await scene.goLive('cases', '2.0.0');
    expect(await live()).toMatchObject({ keyId: old.keyId, keys: feed.keys });
    expect((await begin()).key.keyId).toBe(key.keyId);
    expect((await scene.delivery.history('*')).map(({ action, to }) => [action, to])).toEqual([
      ['vouch', key.keyId],
    ]);
  });

  test('then has the next one sign, and retires the old one', async () => {
    const { old, key } = await begin();
    await finish();
    expect(await live()).toMatchObject({
      keyId: key.keyId,
      keys: { trusted: [rawKey(key)], vouched: [{ key: rawKey(key) }] },
    });
    expect(isSignedFeed(await live(), await readTrustedKeys(scene.open().keysDir))).toBe(true);
    expect(await folder('retired')).toEqual([`${old.keyId}.pem`]);
    await scene.goLive('cases', '2.0.0');
    expect((await live()).keyId).toBe(key.keyId);
    expect((await verifyFeed(scene.open())).findings).toEqual([]);
  });

  test('is made again and again: who slept through some finds the way by the vouchers of all', async () => {
    await begin();
    await finish();
    await begin();
    await finish();
    const { vouched } = (await live()).keys ?? { vouched: [] };
    expect(vouched).toHaveLength(2);
    expect(vouched[1]?.by).toBe(vouched[0]?.key);
  });

  test('that ended between the feed and the files is ended by doing it again', async () => {
    const { old, key } = await begin();
    const dir = scene.open().keysDir;
    await finish();
    // As if the files had not followed yet.
    await rename(join(dir, 'signing.pem'), join(dir, 'next.pem'));
    await rename(join(dir, `signing.${old.keyId}.pem`), join(dir, 'signing.pem'));
    await scene.publish('cases', '2.0.0');
    await expect(scene.goLive('cases', '2.0.0')).rejects.toMatchObject({
      code: 'noSigningKey',
      message: expect.stringMatching(
        /^The change of keys to \w{16} was interrupted: .*Type 'keys --finish' again\.$/,
      ),
    });
    await expect(scene.delivery.sign(ann)).rejects.toThrow("Type 'keys --finish' again");
    expect((await live()).keyId).toBe(key.keyId);
    await finish();
    await scene.goLive('cases', '2.0.0');
    expect((await live()).keyId).toBe(key.keyId);
  });

  test('that was ended elsewhere wants the key from there', async () => {
    const { old } = await begin();
    const dir = scene.open().keysDir;
    await finish();
    await rename(join(dir, `signing.${old.keyId}.pem`), join(dir, 'signing.pem'));
    await scene.publish('cases', '2.0.0');
    await expect(scene.goLive('cases', '2.0.0')).rejects.toMatchObject({
      code: 'noSigningKey',
      message: expect.stringContaining('Tabs do not believe the key'),
    });
  });

  test('is not finished before it was begun', async () => {
    await expect(finish()).rejects.toMatchObject({ code: 'noNextKey' });
    await begin();
    const { key } = await finish();
    await expect(finish()).rejects.toThrow(`it is finished: the feed is signed by ${key.keyId}`);
  });
});

test('where nothing is live the keys are changed at once', async () => {
  await scene.goLive('cases', '1.0.0');
  const empty = await openScene();
  const { keysDir } = scene.open();
  expect(await vouchForNextKey({ feed: empty.open().feed, keysDir, now: scene.now }, ann)).toMatchObject({
    revision: null,
  });
  await empty.close();
});
