import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readReleaseOptions } from './release-options.mjs';
import { releaseStore } from './release-store.mjs';

const REF = 'cases@1.0.0';
let root: string;
let dist: string;

/** What a build of a remote leaves behind, as far as delivery reads it. */
const BUILD = {
  'build.json': {
    kind: 'remote',
    domain: 'cases',
    version: '1.0.0',
    container: 'cases_1_0_0',
    entry: 'remoteEntry.js',
    contract: '^1.0.0',
    shared: [],
  },
  'manifest.json': { id: 'cases', paths: ['/cases'], navigation: [], emits: [], hears: [] },
  'mf-manifest.json': { exposes: [] },
  'remoteEntry.js': 'var cases_1_0_0;',
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'portal-release-'));
  dist = path.join(root, 'dist');
  mkdirSync(dist);
  for (const [file, content] of Object.entries(BUILD))
    writeFileSync(path.join(dist, file), typeof content === 'string' ? content : JSON.stringify(content));
});
afterEach(() => rmSync(root, { recursive: true }));

test('[PL-02] what was published is known by delivery itself', async () => {
  const store = releaseStore(path.join(root, 'var'));
  expect(await store.isPublished(REF)).toBe(false);
  expect(await store.publish(dist, { dryRun: true })).toMatch(/^cases@1\.0\.0 would be published, .+\n/);
  expect(await store.isPublished(REF)).toBe(false);
  expect(await store.publish(dist, { dryRun: false })).toMatch(
    /^cases@1\.0\.0 published, \d+ kB; not opened in a browser: .* --unchecked$/,
  );
  expect(await store.isPublished(REF)).toBe(true);
});

test('a damaged release does not pass for published', async () => {
  const store = releaseStore(path.join(root, 'var'));
  await store.publish(dist, { dryRun: false });
  writeFileSync(path.join(root, 'var', 'releases', 'cases', '1.0.0', 'remoteEntry.js'), 'var other;');
  await expect(store.isPublished(REF)).rejects.toThrow('remoteEntry.js is not what was published');
});

test('a refusal is told in the words of delivery, and with its exit code', async () => {
  const store = releaseStore(path.join(root, 'var'));
  const options = readReleaseOptions(['cases', '--activate', '--percent', '10'], {}, ['mfe-cases']);
  await expect(store.activate(REF, options)).rejects.toMatchObject({
    message: expect.stringContaining("No release 1.0.0 of 'cases'"),
    exitCode: 3,
  });
});
