import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { fakeRemote, fakeShell, longText, temporaryFolder, writeFiles } from '../testing/fake-builds';
import { FileReleaseStore } from './file-release-store';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let store: FileReleaseStore;
let build: string;
let root: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  root = join(folder.dir, 'releases');
  build = join(folder.dir, 'build');
  store = new FileReleaseStore(root);
});
afterEach(() => folder.remove());

test('[PL-02] publishes a remote as a folder that describes itself', async () => {
  await fakeRemote(build, 'cases', { version: '1.2.0-habc', paths: ['/cases/*'] });

  const { outcome, release } = await store.publish(build);

  expect(outcome).toBe('published');
  expect(release).toMatchObject({
    schema: 1,
    domain: 'cases',
    version: '1.2.0-habc',
    kind: 'remote',
    container: 'cases_1_2_0_habc',
    entry: 'remoteEntry.js',
    contract: '^1.0.0',
    preload: ['remoteEntry.js', 'app.js', 'app.css'],
    shared: [{ name: 'react', requiredVersion: '^19.0.0' }],
    manifest: { id: 'cases', paths: ['/cases/*'] },
  });
  expect(await store.find('cases', '1.2.0-habc')).toEqual(release);
  expect(await readdir(root)).toEqual(['cases']);
});

test('names every file with its hash and its sizes, and packs what is worth it', async () => {
  const content = longText('cases');
  await fakeRemote(build, 'cases', { files: { 'remoteEntry.js': content, 'remoteEntry.js.map': content } });

  const { release } = await store.publish(build);

  const hash = createHash('sha384').update(content).digest('base64');
  const packed = await readFile(join(root, 'cases/1.0.0/remoteEntry.js.br'));
  expect(brotliDecompressSync(packed).toString()).toBe(content);
  expect(release.files['remoteEntry.js']).toEqual({
    integrity: `sha384-${hash}`,
    bytes: content.length,
    brotli: packed.byteLength,
  });
  expect(release.files['app.js']?.brotli).toBeNull();
  expect(release.files['remoteEntry.js.map']?.brotli).toBeNull();
  expect(release.files['build.json']).toBeUndefined();
});

test('takes the same content again without a change, and refuses other content under the same version', async () => {
  await store.publish(await fakeShell(build));
  expect(await store.publish(build)).toMatchObject({ outcome: 'unchanged' });

  await writeFiles(build, { 'main.js': 'other()' });

  await expect(store.publish(build)).rejects.toMatchObject({
    code: 'versionTaken',
    message: expect.stringContaining('shell 1.0.0 is already published with other content'),
  });
  expect((await store.find('shell', '1.0.0'))?.files['main.js']?.bytes).not.toBe('other()'.length);
});

test('of two that publish one version at the same time, both end with the same release', async () => {
  await fakeRemote(build, 'cases');

  const results = await Promise.all([store.publish(build), store.publish(build), store.publish(build)]);

  expect(results.map(({ outcome }) => outcome).sort()).toEqual(['published', 'unchanged', 'unchanged']);
  expect(await readdir(root)).toEqual(['cases']);
});

describe('a build that cannot be a release', () => {
  test.each([
    ['has no build.json', {}, 'build the package first'],
    ['has a broken build.json', { 'build.json': '{' }, 'cannot be read'],
    ['has a domain that is no folder name', { 'build.json': '{"domain":"../up"}' }, "'domain'"],
    ['has a version that climbs', { 'build.json': '{"domain":"cases","version":"1..2"}' }, "'version'"],
    ['has no kind', { 'build.json': '{"domain":"cases","version":"1"}' }, "'kind'"],
  ])('%s', async (_name, files, message) => {
    await writeFiles(build, { 'x.js': '', ...files });
    await expect(store.publish(build)).rejects.toMatchObject({
      code: 'invalidBuild',
      message: expect.stringContaining(message),
    });
  });

  test('names a file that is not there', async () => {
    await fakeShell(build);
    await rm(join(build, 'main.css'));
    await expect(store.publish(build)).rejects.toThrow("names 'main.css'");
    expect(await readdir(root)).toEqual([]);
  });

  test('has a manifest of another domain', async () => {
    await fakeRemote(build, 'cases', { files: { 'manifest.json': '{"id":"doctors","paths":[]}' } });
    await expect(store.publish(build)).rejects.toThrow("must have the id 'cases'");
  });

  test('is a shell whose page has no place for the feed', async () => {
    await fakeShell(build, { files: { 'index.html': '<html></html>' } });
    await expect(store.publish(build)).rejects.toThrow('<!--portal:body-->');
  });
});

test('lists what was published and opens its files', async () => {
  await store.publish(await fakeRemote(build, 'cases'));
  await store.publish(await fakeShell(join(folder.dir, 'shell')));

  expect((await store.list()).map(({ domain }) => domain).sort()).toEqual(['cases', 'shell']);
  const [release] = await store.list('cases');
  const stream = release && (await store.openFile(release, 'app.css', 'identity'));
  expect(stream && (await text(stream))).toBe('p{margin:0}');
  expect(release && (await store.openFile(release, 'gone.css', 'identity'))).toBeNull();
  expect(await store.find('../cases', '1.0.0')).toBeNull();
});
