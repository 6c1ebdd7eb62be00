import { buildFeed } from '../../testing/build-feed';
import { matchRoute } from './match-route';

const feed = buildFeed();
const place = (path: string) => matchRoute(path, feed, { role: 'disableRequestAndDoctor', isDso: false });

test.each([
  ['/', '/dashboard/admin/all'],
  ['/dashboard', '/dashboard/admin/all'],
  ['/cases', '/dashboard/admin/all'],
  ['/cases/admin/17', '/cases'],
  ['/profile', '/profile/profile'],
])('[SH-03] %s redirects to %s', (path, to) => {
  expect(place(path)).toEqual({ kind: 'redirect', to });
});

test.each([
  ['/dashboard/admin/all', 'cases'],
  ['/cases/admin', 'cases'],
  ['/profile/addresses', 'company'],
  ['/cases/17/chat', 'chat'],
  ['/cases/dso/17/chat', 'chat'],
])('[SH-03] %s is shown by %s', (path, id) => {
  expect(place(path)).toEqual({ kind: 'remote', id });
});

test.each(['/login', '/forget-password', '/set-password'])('[SH-04] %s is for guests only', (path) => {
  expect(place(path)).toEqual({ kind: 'guest' });
});

test.each([
  ['/reset-password', 'resetPassword'],
  ['/quick-guide', 'quickGuide'],
])('[SH-04] %s is a page of the shell', (path, page) => {
  expect(place(path)).toEqual({ kind: 'page', page });
});

test('[SH-05] what a person may not see leads to the start', () => {
  expect(place('/request')).toEqual({ kind: 'redirect', to: '/' });
});

test('an address that nobody answers is said to be missing', () => {
  expect(place('/nowhere')).toEqual({ kind: 'missing' });
});

describe('[PL-05] a retired domain', () => {
  const { doctors, cases, ...others } = feed.domains;
  const title = { en: 'Doctors', tr: 'Doktorlar', ar: 'الأطباء' };
  const at = (path: string, retired: object, domains: object) =>
    matchRoute(
      path,
      {
        ...feed,
        domains: domains as typeof feed.domains,
        retired: retired as NonNullable<typeof feed.retired>,
      },
      { role: 'disableRequestAndDoctor', isDso: false },
    );

  test('has pages that say so, with its title, as long as nobody else answers them', () => {
    const retired = { doctors: { title, paths: ['/doctors', '/cases/:type'] } };
    expect(at('/doctors', retired, { cases, ...others })).toEqual({ kind: 'retired', title, hasStart: true });
    expect(at('/cases/admin', retired, { cases, ...others })).toEqual({ kind: 'remote', id: 'cases' });
    expect(at('/nowhere', retired, { cases, ...others })).toEqual({ kind: 'missing' });
  });

  test('is named by its id where its title cannot be read, and offers no start page that is its own', () => {
    const retired = { cases: { title: null, paths: ['/dashboard/:type/:status'] } };
    expect(at('/dashboard/admin/all', retired, { doctors, ...others })).toEqual({
      ...{ kind: 'retired', hasStart: false },
      title: { en: 'cases', tr: 'cases', ar: 'cases' },
    });
  });
});
