import type { RemoteRelease, SharedModule, ShellRelease } from '../../releases';
import { findMisfits } from './find-misfits';

const base = { schema: 1, version: '1.0.0', files: {}, revision: null, builtAt: '' } as const;

const shellOf = (contract: string, shared: readonly SharedModule[] = []): ShellRelease => ({
  ...base,
  kind: 'shell',
  domain: 'shell',
  entry: 'main.js',
  scripts: ['main.js'],
  styles: [],
  preload: [],
  contract,
  shared,
});

const remoteOf = (contract: string, shared: readonly SharedModule[] = []): RemoteRelease => ({
  ...base,
  kind: 'remote',
  domain: 'cases',
  entry: 'remoteEntry.js',
  container: 'cases_1_0_0',
  preload: [],
  manifest: { id: 'cases', paths: [] },
  contract,
  shared,
});

const react = (fields: Partial<SharedModule>): SharedModule => ({ name: 'react', ...fields });

test.each([
  ['a contract within its range', shellOf('1.4.0'), remoteOf('^1.2.0'), []],
  [
    'a contract that is too old',
    shellOf('1.1.0'),
    remoteOf('^1.2.0'),
    [/platform contract \^1\.2\.0, shell 1\.0\.0 is 1\.1\.0/],
  ],
  ['a contract of the next major', shellOf('2.0.0'), remoteOf('^1.2.0'), [/platform contract/]],
  [
    'a shared module in a version that fits',
    shellOf('1.0.0', [react({ version: '19.3.1' })]),
    remoteOf('^1.0.0', [react({ requiredVersion: '^19.0.0' })]),
    [],
  ],
  [
    'a shared module in a version that does not fit',
    shellOf('1.0.0', [react({ version: '18.3.1' })]),
    remoteOf('^1.0.0', [react({ requiredVersion: '^19.0.0' })]),
    [/needs react \^19\.0\.0, shell 1\.0\.0 provides 18\.3\.1/],
  ],
  [
    'a shared module that the shell lacks',
    shellOf('1.0.0', [{ name: 'dayjs', version: '1.0.0' }]),
    remoteOf('^1.0.0', [react({ requiredVersion: '^19.0.0' })]),
    [/needs react, which shell 1\.0\.0 does not provide/],
  ],
])('[PL-05] %s', (_name, shell, remote, expected) => {
  expect(findMisfits({ releases: [remote, shell], fallbacks: [] })).toEqual(
    expected.map((pattern) => expect.stringMatching(pattern)),
  );
});

test('without a shell nothing can be said', () => {
  expect(findMisfits({ releases: [remoteOf('^9.0.0')], fallbacks: [] })).toEqual([]);
});

test('[PL-05] a fallback must run in the shell too', () => {
  const releases = [shellOf('1.0.0'), remoteOf('^1.0.0')];
  expect(findMisfits({ releases, fallbacks: [remoteOf('^1.0.0')] })).toEqual([]);
  expect(findMisfits({ releases, fallbacks: [remoteOf('^0.9.0')] })).toEqual([
    'cases 1.0.0 (the fallback) was built for platform contract ^0.9.0, shell 1.0.0 is 1.0.0',
  ]);
});
