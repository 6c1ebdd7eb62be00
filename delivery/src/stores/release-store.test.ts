import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import type { Release, ReleaseStore } from '../releases';
import { fakeRemote, fakeShell, longText, writeFiles } from '../testing/fake-builds';
import { openPlace, STORE_KINDS, type StorePlace } from '../testing/store-kinds';

describe.each(STORE_KINDS)('releases in %s', (kind) => {
  let place: StorePlace;
  let store: ReleaseStore;
  let build: string;
  const another = (): ReleaseStore => place.open().releases;
  const fileOf = async (release: Release, path: string, encoding: 'identity' | 'br' = 'identity') => {
    const stream = await another().openFile(release, path, encoding);
    return stream && buffer(stream);
  };

  beforeEach(async () => {
    place = await openPlace(kind);
    store = another();
    build = join(place.dir, 'build');
  });
  afterEach(() => place.close());

  test('[PL-02] publishes a remote that describes itself', async () => {
    const events = { emits: {}, hears: { 'case:updated': 1 } };
    const slots = { hosts: { 'case.tab': 1 }, fills: {} };
    await fakeRemote(build, 'cases', { version: '1.2.0-habc', paths: ['/cases/*'], events, slots });

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
      events,
      slots,
    });
    expect(await another().find('cases', '1.2.0-habc')).toEqual(release);
  });

  test('names every file with its hash and its sizes, and packs what is worth it', async () => {
    const content = longText('cases');
    await fakeRemote(build, 'cases', { files: { 'remoteEntry.js': content, 'remoteEntry.js.map': content } });

    const { release } = await store.publish(build);

    const hash = createHash('sha384').update(content).digest('base64');
    const packed = await fileOf(release, 'remoteEntry.js', 'br');
    expect(packed && brotliDecompressSync(packed).toString()).toBe(content);
    expect(release.files['remoteEntry.js']).toEqual({
      integrity: `sha384-${hash}`,
      bytes: content.length,
      brotli: packed?.byteLength,
    });
    expect(release.files['app.js']?.brotli).toBeNull();
    expect(release.files['remoteEntry.js.map']?.brotli).toBeNull();
    expect(release.files['build.json']).toBeUndefined();
  });

  test('takes the same content again without a change, and refuses other content under the same version', async () => {
    await store.publish(await fakeShell(build));
    expect(await another().publish(build)).toMatchObject({ outcome: 'unchanged' });

    await writeFiles(build, { 'main.js': 'other()' });

    await expect(another().publish(build)).rejects.toMatchObject({
      code: 'versionTaken',
      message: expect.stringContaining('shell 1.0.0 is already published with other content'),
    });
    const release = await another().find('shell', '1.0.0');
    expect(release && (await fileOf(release, 'main.js'))?.toString()).toBe(longText('shell 1.0.0'));
  });

  test('tells what a publish would do, and does nothing', async () => {
    await fakeRemote(build, 'cases');
    expect(await store.plan(build)).toMatchObject({ build: { domain: 'cases' }, existing: null });
    expect(await another().list()).toEqual([]);
    const { release } = await store.publish(build);
    expect(await another().plan(build)).toMatchObject({ existing: release });
  });

  test('of two that publish one version at the same time, both end with the same release', async () => {
    await fakeRemote(build, 'cases');
    const results = await Promise.all([1, 2, 3].map(() => another().publish(build)));
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(['published', 'unchanged', 'unchanged']);
    expect(await another().list()).toHaveLength(1);
  });

  test('of two that publish other content under one version at the same time, one is refused', async () => {
    const dirs = await Promise.all(
      ['one', 'two'].map((name) =>
        fakeRemote(join(place.dir, name), 'cases', {
          files: { 'app.js': `${name}()`, [`${name}.js`]: name },
        }),
      ),
    );
    const results = await Promise.allSettled(dirs.map((dir) => another().publish(dir)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'versionTaken' },
    });
    const [release] = await another().list('cases');
    for (const [path, { integrity }] of Object.entries(release?.files ?? {})) {
      const content = release && (await fileOf(release, path));
      const hash = content && createHash('sha384').update(content).digest('base64');
      expect(`${path} sha384-${hash}`).toBe(`${path} ${integrity}`);
    }
  });

  describe('a build that cannot be a release', () => {
    test.each([
      ['has no build.json', {}, 'build the package first'],
      ['has a broken build.json', { 'build.json': '{' }, 'cannot be read'],
      ['has a domain that is no folder name', { 'build.json': '{"domain":"../up"}' }, "'domain'"],
      ['has a version that climbs', { 'build.json': '{"domain":"cases","version":"1..2"}' }, "'version'"],
      ['has no kind', { 'build.json': '{"domain":"cases","version":"1"}' }, "'kind'"],
      [
        'has events without versions',
        { 'build.json': '{"domain":"cases","version":"1","kind":"remote","events":{"hears":["a"]}}' },
        "'events'",
      ],
      [
        'has slots without versions',
        { 'build.json': '{"domain":"cases","version":"1","kind":"remote","slots":{"fills":["a"]}}' },
        "'slots'",
      ],
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
      expect(await another().list()).toEqual([]);
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
    for (const version of ['1.0.0', '2.0.0', '3.0.0', '4.0.0']) {
      await store.publish(await fakeShell(join(place.dir, version), { version }));
    }

    const listed = (await another().list()).map(({ domain, version }) => `${domain} ${version}`);
    expect(listed.sort()).toEqual([
      'cases 1.0.0',
      'shell 1.0.0',
      'shell 2.0.0',
      'shell 3.0.0',
      'shell 4.0.0',
    ]);
    const [release] = await another().list('cases');
    const stream = release && (await store.openFile(release, 'app.css', 'identity'));
    expect(stream && (await text(stream))).toBe('p{margin:0}');
    expect(release && (await store.openFile(release, 'gone.css', 'identity'))).toBeNull();
    expect(await store.find('../cases', '1.0.0')).toBeNull();
  });
});
