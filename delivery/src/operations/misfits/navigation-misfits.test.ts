import type { RemoteRelease } from '../../releases';
import { navigationMisfits } from './navigation-misfits';

function remote(
  domain: string,
  paths: readonly string[],
  navigation: readonly { id: string; path: string }[] = [],
): RemoteRelease {
  return {
    schema: 1,
    kind: 'remote',
    domain,
    version: '1.0.0',
    entry: '',
    container: '',
    preload: [],
    contract: '^1.0.0',
    shared: [],
    files: {},
    revision: null,
    builtAt: '',
    manifest: { id: domain, paths, navigation },
  };
}

test.each([
  ['the same path', '/cases', '/cases', 'cases and chat both answer /cases'],
  ['the same path in other letters', '/cases/', '/Cases', 'cases and chat both answer /cases/ (/Cases)'],
  [
    'the same pattern with another name of the parameter',
    '/cases/:a/x',
    '/cases/:b/x',
    'cases and chat both answer /cases/:a/x (/cases/:b/x)',
  ],
  ['the same open end', '/cases/*', '/cases/*', 'cases and chat both answer /cases/*'],
])('[PL-05] %s of two domains', (_name, one, other, expected) => {
  expect(navigationMisfits([remote('cases', [one]), remote('chat', [other])])).toEqual([expected]);
});

test.each([
  ['/cases/:type', '/cases/:room/chat'],
  ['/cases/:type', '/cases/new'],
  ['/cases/*', '/cases/:type'],
])('%s and %s of two domains are told apart by their rank', (one, other) => {
  expect(navigationMisfits([remote('cases', [one]), remote('chat', [other])])).toEqual([]);
});

test('a domain may answer one pattern twice', () => {
  expect(navigationMisfits([remote('cases', ['/cases/:a', '/cases/:b'])])).toEqual([]);
});

test('the same navigation entry twice, of one domain or of two', () => {
  const entry = { id: 'list', path: '/cases' };
  expect(navigationMisfits([remote('cases', ['/cases'], [entry, entry])])).toEqual([
    'cases has the navigation entry list twice',
  ]);
  const doctors = remote('doctors', ['/doctors'], [{ id: 'list', path: '/doctors' }]);
  expect(navigationMisfits([remote('cases', ['/cases'], [entry]), doctors])).toEqual([
    'cases and doctors both have the navigation entry list',
  ]);
});

test.each([
  ['/cases/admin', true],
  ['/cases/admin?tab=open', true],
  ['/cases', false],
  ['/doctors', false],
])('an entry that leads to %s is answered: %p', (path, answered) => {
  const expected = `cases 1.0.0 does not answer ${path}, where its entry cases.list leads`;
  const cases = remote('cases', ['/cases/:type'], [{ id: 'cases.list', path }]);
  expect(navigationMisfits([cases])).toEqual(answered ? [] : [expected]);
});

test('a manifest without navigation, or with one of another kind, has no entries', () => {
  const cases = remote('cases', ['/cases']);
  const manifest = { ...cases.manifest, navigation: ['x', { id: 1 }] };
  expect(navigationMisfits([{ ...cases, manifest }])).toEqual([]);
});
