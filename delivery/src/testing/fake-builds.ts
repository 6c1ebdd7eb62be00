import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentDigest, SMOKE_FILE, type BusEvents, type SlotVersions } from '../releases';
import { digestFolder } from '../releases/folder-digest';

export type FakeFiles = Readonly<Record<string, string>>;

/** A new folder that `remove` takes away again. */
export async function temporaryFolder(): Promise<{ dir: string; remove: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'portal-delivery-'));
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}

export async function writeFiles(dir: string, files: FakeFiles): Promise<string> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), content);
  }
  return dir;
}

/** Text above the size from which files are compressed. */
export const longText = (word: string): string => `/* ${`${word} `.repeat(400)} */`;

export interface FakeBuild {
  readonly version?: string;
  readonly contract?: string;
  /** Range of the API, of a remote. */
  readonly api?: string;
  readonly paths?: readonly string[];
  readonly navigation?: readonly { readonly id: string; readonly path: string }[];
  readonly events?: BusEvents;
  readonly slots?: SlotVersions;
  /** Of a remote; missing as in builds of the time before. */
  readonly preloadOfShell?: readonly string[];
  readonly files?: FakeFiles;
  /** Now, unless it is given. */
  readonly builtAt?: Date;
  /** Nobody has opened it in a browser. */
  readonly isUnproven?: boolean;
}

/** What the webpack build of the shell leaves behind, as far as delivery reads it. */
export async function fakeShell(dir: string, build: FakeBuild = {}): Promise<string> {
  const { version = '1.0.0', contract = '1.0.0', events, slots, files = {} } = build;
  await writeFiles(dir, {
    'build.json': JSON.stringify({
      domain: 'shell',
      version,
      kind: 'shell',
      contract,
      scripts: ['runtime.js', 'main.js'],
      styles: ['main.css'],
      preload: ['workbench.js'],
      preloadFor: { lists: ['lists.js'] },
      shared: [],
      events,
      slots,
    }),
    'index.html':
      '<html lang="en" dir="ltr" data-shell="loading"><head><!--portal:head--></head><body><div id="root"></div>' +
      '<!--portal:splash--><!--portal:login:en <form>Sign in</form>--><!--portal:login:ar <form>دخول</form>-->' +
      '<div id="splash"></div><!--/portal:splash--><!--portal:body--></body></html>',
    'runtime.js': 'runtime()',
    'main.js': longText(`shell ${version}`),
    'main.css': 'body{margin:0}',
    'workbench.js': 'workbench()',
    'lists.js': 'lists()',
    ...files,
  });
  return build.isUnproven ? dir : proven(dir);
}

export async function fakeRemote(dir: string, domain: string, build: FakeBuild = {}): Promise<string> {
  const { version = '1.0.0', contract = '^1.0.0', paths = [`/${domain}/*`], files = {} } = build;
  const { navigation = [], events, slots, api, preloadOfShell } = build;
  await writeFiles(dir, {
    'build.json': JSON.stringify({
      domain,
      version,
      kind: 'remote',
      container: `${domain}_${version.replaceAll(/[^A-Za-z0-9]/g, '_')}`,
      entry: 'remoteEntry.js',
      contract,
      api,
      preloadOfShell,
      shared: [{ name: 'react', requiredVersion: '^19.0.0' }],
      events,
      slots,
    }),
    'manifest.json': JSON.stringify({ id: domain, paths, navigation }),
    'mf-manifest.json': JSON.stringify({
      exposes: [
        {
          name: 'app',
          path: './app',
          assets: { js: { sync: ['app.js'], async: ['later.js'] }, css: { sync: ['app.css'], async: [] } },
        },
      ],
    }),
    'remoteEntry.js': longText(`${domain} ${version}`),
    'app.js': `app('${domain}', '${version}')`,
    'app.css': 'p{margin:0}',
    'later.js': 'later()',
    ...files,
  });
  return build.isUnproven ? dir : proven(dir);
}

/** What the smoke test leaves behind. */
async function proven(dir: string): Promise<string> {
  const content = contentDigest(await digestFolder(dir));
  return writeFiles(dir, { [SMOKE_FILE]: JSON.stringify({ content, pages: 1, at: '2026-01-01T00:00:00Z' }) });
}
