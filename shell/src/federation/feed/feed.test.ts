import type { Feed } from './feed';
import { ownerOf } from './feed';

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
