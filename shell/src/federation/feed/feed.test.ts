import type { Feed } from './feed';
import { hasNewShell, ownerOf, ownShell } from './feed';

const remote = (id: string, paths: string[]) => ({
  kind: 'remote',
  version: '1.0.0',
  base: `/releases/${id}/1.0.0/`,
  entry: 'remoteEntry.js',
  integrity: '',
  container: id,
  fallback: null,
  manifest: {
    id,
    title: { en: id, tr: id, ar: id },
    paths,
    navigation: [],
    emits: [],
    hears: [],
  },
});
const feed = {
  revision: 1,
  domains: {
    shell: { kind: 'shell', version: '1.0.0', contract: '1.0.0' },
    cases: remote('cases', [
      '/',
      '/dashboard/:type/:status',
      '/cases/:type',
      '/cases/:type/:caseId',
      '/admin/:status/:caseId/:tab',
    ]),
    chat: remote('chat', ['/inbox', '/cases/:room/chat', '/cases/dso/:room/chat']),
  },
} as unknown as Feed;

test.each([
  ['/', 'cases'],
  ['/dashboard/admin/all', 'cases'],
  ['/cases/admin', 'cases'],
  ['/cases/admin/17', 'cases'],
  ['/admin/all/17/overview', 'cases'],
  ['/cases/17/chat', 'chat'],
  ['/cases/dso/17/chat', 'chat'],
  ['/inbox', 'chat'],
  ['/nowhere', null],
  ['/admin/all/17/overview/more', null],
])('[PL-01] %s is answered by %s', (path, owner) => {
  expect(ownerOf(feed, path)).toBe(owner);
});

const shells = (percent: number): Feed => {
  const shell = { kind: 'shell', version: '2.0.0', contract: '1.2.0', percent } as const;
  const fallback = { kind: 'shell', version: '1.0.0', contract: '1.0.0' } as const;
  return { revision: 1, domains: { shell: { ...shell, fallback } } };
};

it('[PL-02] a page knows the platform contract of its own shell, which need not be the live one', () => {
  expect(ownShell(shells(10), '1.0.0')?.contract).toBe('1.0.0');
  expect(ownShell(shells(10), '2.0.0')?.contract).toBe('1.2.0');
  expect(ownShell(shells(10), '0.9.0')?.contract).toBe('1.2.0');
});

it.each([
  ['the live shell', 100, '2.0.0', null, false],
  ['the shell before it', 100, '1.0.0', null, true],
  ['the shell before it, where the live one did not start', 100, '1.0.0', '2.0.0', false],
  ['the new side of a rollout', 10, '2.0.0', null, false],
  ['the other side of a rollout', 10, '1.0.0', null, false],
  ['an older shell during a rollout', 10, '0.9.0', null, true],
])(
  '[PL-05] offers a reload to a page with %s: at %p %% %s (failed: %p) %p',
  (_, percent, own, failed, offer) => {
    expect(hasNewShell(shells(percent), own, failed)).toBe(offer);
  },
);
