import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { makeKeys, readNextKey, readSigningKey, rotateKeys } from '../feed';
import { switchToNextKey, verifyFeed, vouchForNextKey } from '../operations';
import { openScene, type DeliveryScene } from '../testing/delivery-scene';
import { fakeRemote } from '../testing/fake-builds';

const PACKAGE = resolve(__dirname, '../..');

let scene: DeliveryScene;
beforeEach(async () => {
  scene = await openScene();
  await scene.goLive('cases', '1.0.0');
});
afterEach(() => scene.close());

/** Runs a command until it is about to make `call` with a target like `at`, and kills it there. */
async function killBefore(call: string, at: string, ...command: readonly string[]): Promise<void> {
  const preload = './src/testing/stop-before.mjs';
  const child = spawn(process.execPath, ['--import', preload, '--import', 'tsx', 'src/cli.ts', ...command], {
    cwd: PACKAGE,
    env: { ...process.env, ...scene.env, STOP_BEFORE: call, STOP_AT: at },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    if (line.startsWith('stopped before')) child.kill('SIGKILL');
  }
  await ended;
  expect(lines).toEqual([`stopped before ${call}`]);
}

test('a publish that is killed before its rename leaves no release, and can be done again', async () => {
  const build = await fakeRemote(join(scene.dir, 'new'), 'cases', { version: '2.0.0' });
  await killBefore('rename', 'cases/2\\.0\\.0$', 'publish', build);

  const { releases } = scene.open();
  expect((await releases.list()).map(({ version }) => version)).toEqual(['1.0.0']);
  expect(await releases.publish(build)).toMatchObject({ outcome: 'published' });
  expect((await scene.delivery.live())?.revision).toBe(1);
});

test.each([
  ['activate', ['activate', 'cases@2.0.0']],
  ['sign', ['sign']],
])('[PL-03] an %s that is killed before its claim leaves the feed as it was', async (_name, command) => {
  await scene.publish('cases', '2.0.0');
  const trail = join(scene.dir, 'var/delivery/audit.jsonl');
  const before = await readFile(trail, 'utf8');
  if (command[0] === 'sign') await rotateKeys(scene.open().keysDir);

  await killBefore('link', 'revisions/00000002', ...command);

  expect(await scene.open().feed.read()).toMatchObject({
    revision: 1,
    domains: { cases: { version: '1.0.0' } },
  });
  expect(await readFile(trail, 'utf8')).toBe(before);
  expect((await verifyFeed(scene.open())).findings).toEqual([]);
});

test('[PL-03] an activation that is killed right after its claim is live, and its trail is made up for', async () => {
  await scene.publish('cases', '2.0.0');
  await killBefore('rename', 'delivery/feed\\.json$', 'activate', 'cases@2.0.0');

  expect(await scene.open().feed.read()).toMatchObject({
    revision: 2,
    domains: { cases: { version: '2.0.0' } },
  });
  expect(await scene.open().feed.trail()).toHaveLength(1);
  expect(await scene.open().feed.history()).toHaveLength(2);
  await scene.goLive('doctors', '1.0.0');
  expect(await scene.open().feed.trail()).toHaveLength(3);
  expect((await verifyFeed(scene.open())).findings).toEqual([]);
});

test('an end of keys --rotate half way leaves the present key, and can be done again', async () => {
  const before = await readSigningKey(scene.open().keysDir);
  await killBefore('link', 'revisions/00000002', 'keys', '--rotate');
  const { keysDir, feed } = scene.open();
  expect(await feed.read()).toMatchObject({ revision: 1, keyId: before.keyId });
  const begun = await readNextKey(keysDir);
  const parts = { ...scene.open(), now: () => new Date() };
  const { old, key } = await vouchForNextKey(parts, { who: 'ann', why: 'yearly' });
  expect([old.keyId, key.keyId]).toEqual([before.keyId, begun?.keyId]);
  expect((await verifyFeed(scene.open())).findings).toEqual([]);
});

test('an end of keys --rotate half way, where nothing is live, leaves a key to sign by', async () => {
  await scene.close();
  scene = await openScene();
  const { keysDir } = scene.open();
  await makeKeys(keysDir);
  await killBefore('rename', 'keys/signing\\.pem$', 'keys', '--rotate');
  await rotateKeys(keysDir);
  await scene.goLive('cases', '1.0.0');
  expect((await verifyFeed(scene.open())).findings).toEqual([]);
});

test('an end of keys --finish half way leaves the change to be ended by another one', async () => {
  const { keysDir } = scene.open();
  const parts = { ...scene.open(), now: () => new Date() };
  await vouchForNextKey(parts, { who: 'ann', why: 'yearly' });
  await killBefore('rename', 'keys/signing\\.pem$', 'keys', '--finish');
  expect(await readdir(join(keysDir, 'trusted'))).toHaveLength(1);
  await switchToNextKey({ ...scene.open(), now: parts.now }, { who: 'ann', why: 'yearly' });
  await scene.goLive('cases', '2.0.0');
  expect((await verifyFeed(scene.open())).findings).toEqual([]);
});
