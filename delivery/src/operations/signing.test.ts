import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSignedFeed, makeKeys, readTrustedKeys, rotateKeys, type FeedDocument } from '../feed';
import { ann, openScene, type DeliveryScene } from '../testing/delivery-scene';
import { Delivery } from './delivery';

let scene: DeliveryScene;
let keysDir: string;
beforeEach(async () => {
  scene = await openScene();
  keysDir = scene.open().keysDir;
});
afterEach(() => scene.close());

async function liveFeed(): Promise<FeedDocument> {
  const feed = await scene.delivery.live();
  if (!feed) throw new Error('nothing is live');
  return feed;
}

/** Changes the live revision behind everybody's back. */
async function tamper(change: (text: string) => string): Promise<void> {
  const { revision } = await liveFeed();
  const file = join(scene.dir, 'var/delivery/revisions', `${String(revision).padStart(8, '0')}.json`);
  await writeFile(file, change(await readFile(file, 'utf8')));
}

test('a fresh environment makes its keys with its first change, and signs by them', async () => {
  await scene.goLive('cases', '1.0.0');

  const trusted = await readTrustedKeys(keysDir);
  expect(trusted).toHaveLength(1);
  expect((await stat(join(keysDir, 'signing.pem'))).mode & 0o777).toBe(0o600);
  expect(isSignedFeed(await liveFeed(), trusted)).toBe(true);
});

test.each([
  ['a version', (feed: FeedDocument) => ({ ...feed, revision: 7 })],
  ['the trail', (feed: FeedDocument) => ({ ...feed, trail: 'other' })],
  ['what is live', (feed: FeedDocument) => ({ ...feed, domains: {} })],
  ['the signature', (feed: FeedDocument) => ({ ...feed, signature: 'AAAA' })],
  ['the name of the key', (feed: FeedDocument) => ({ ...feed, keyId: '0000000000000000' })],
])('a feed of which %s was changed is not a signed one', async (_what, change) => {
  await scene.goLive('cases', '1.0.0');
  expect(isSignedFeed(change(await liveFeed()), await readTrustedKeys(keysDir))).toBe(false);
});

test('every change is chained behind the one before, and the feed names the end of the chain', async () => {
  await scene.goLive('cases', '1.0.0');
  await scene.goLive('cases', '2.0.0');
  const [first, second] = await scene.delivery.history();
  expect(first?.previous).toBe('');
  expect(second?.previous).toBe(first?.hash);
  expect((await liveFeed()).trail).toBe(second?.hash);
});

test('without a signing key nothing is changed', async () => {
  await scene.goLive('cases', '1.0.0');
  await scene.publish('cases', '2.0.0');
  await rm(join(keysDir, 'signing.pem'));
  const target = { domain: 'cases', version: '2.0.0' };
  await expect(scene.delivery.activate([target], ann)).rejects.toMatchObject({ code: 'noSigningKey' });
  expect(await scene.liveVersions()).toEqual({ cases: '1.0.0' });
});

test('a place that trusts keys but has none to sign by makes none', async () => {
  await makeKeys(keysDir);
  await rm(join(keysDir, 'signing.pem'));
  await scene.publish('cases', '1.0.0');
  const target = { domain: 'cases', version: '1.0.0' };
  await expect(scene.delivery.activate([target], ann)).rejects.toMatchObject({ code: 'noSigningKey' });
  expect(await readdir(join(keysDir, 'trusted'))).toHaveLength(1);
});

test('nothing is built on a feed that was changed, until a person signs it', async () => {
  await scene.goLive('cases', '1.0.0');
  await scene.goLive('cases', '2.0.0');
  await tamper((text) => text.replace('"percent":100', '"percent":1'));
  const delivery = reopened();

  const refused = delivery.rollback('cases', ann);
  await expect(refused).rejects.toMatchObject({
    code: 'feedUnverified',
    message: expect.stringContaining("'sign'"),
  });
  expect((await delivery.live())?.revision).toBe(2);

  const { changes } = await delivery.sign({ ...ann, why: 'looked at it' });
  expect(changes).toEqual([
    expect.objectContaining({
      action: 'sign',
      domain: '*',
      why: 'looked at it',
      overridden: ['revision 2 was not signed by a trusted key'],
    }),
  ]);
  await expect(delivery.rollback('cases', ann)).resolves.toMatchObject({ changes: [{ revision: 4 }] });
});

test('after a change of keys the old signature counts until the old key is retired', async () => {
  await scene.goLive('cases', '1.0.0');
  const { old, key } = await rotateKeys(keysDir);

  expect(await scene.delivery.sign({ ...ann, dryRun: true })).toMatchObject({ changes: [{ to: key.keyId }] });
  expect((await liveFeed()).keyId).toBe(old.keyId);
  const { changes } = await scene.delivery.sign(ann);
  expect(changes).toEqual([
    expect.objectContaining({ from: old.keyId, to: key.keyId, overridden: [], revision: 2 }),
  ]);
  await rename(join(keysDir, 'trusted', `${old.keyId}.pem`), join(keysDir, 'retired', `${old.keyId}.pem`));

  expect(isSignedFeed(await liveFeed(), await readTrustedKeys(keysDir))).toBe(true);
  expect(await scene.delivery.sign(ann)).toMatchObject({ changes: [], against: [] });
  await scene.goLive('cases', '2.0.0');
  expect((await liveFeed()).revision).toBe(3);
});

test('there is nothing to sign before something is live', async () => {
  await expect(scene.delivery.sign(ann)).rejects.toMatchObject({ code: 'nothingLive' });
});

/** As another process sees it. */
function reopened(): Delivery {
  return new Delivery({ ...scene.open(), now: () => new Date('2026-01-01T00:00:00Z') });
}
