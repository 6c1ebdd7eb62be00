import { ownerOfPath } from './owner-of-path';

const owners = [
  {
    domain: 'cases',
    paths: ['/dashboard/:type/:status', '/cases', '/cases/:type', '/:list/:status/:caseId/:tab'],
  },
  {
    domain: 'chat',
    paths: ['/inbox', '/cases/:room/chat', '/cases/dso/:room/chat', '/cases/admin/:room/chat'],
  },
  { domain: 'company', paths: ['/profile/*', '/lmp'] },
  {
    domain: 'shipments',
    paths: ['/shipments/client', '/shipments/:type', '/shipments/:type/:id/:tab', '/request'],
  },
  { domain: 'doctors', paths: ['/doctors/*'] },
];

test.each([
  ['/', null],
  ['/login', null],
  ['/dashboard/admin/all', 'cases'],
  ['/cases', 'cases'],
  ['/cases/', 'cases'],
  ['/Cases/Admin', 'cases'],
  ['/cases/42/chat', 'chat'],
  ['/cases/dso/42/chat', 'chat'],
  ['/cases/admin/42/chat', 'chat'],
  ['/cases/admin/42/plan', 'cases'],
  ['/inbox', 'chat'],
  ['/inbox/deeper', null],
  ['/profile', 'company'],
  ['/profile/addresses', 'company'],
  ['/shipments/client', 'shipments'],
  ['/shipments/dso/7/orders', 'shipments'],
  ['/doctors/7/cases', 'doctors'],
  ['//doctors//', 'doctors'],
])('[PL-01] %s belongs to %s', (path, domain) => {
  expect(ownerOfPath(path, owners)).toBe(domain);
});

test.each([
  ['a fixed segment before a parameter', '/a/b', ['/a/:x'], ['/a/b']],
  ['a parameter before a splat', '/a/b', ['/a/*'], ['/a/:x']],
  ['more segments before fewer', '/a/b/c', ['/a/*'], ['/a/b/*']],
  ['the domain that is named first where two are alike', '/a/b', ['/a/:x'], ['/a/:y']],
])('ranks %s', (name, path, first, second) => {
  const expected = name.startsWith('the domain') ? 'first' : 'second';
  const domains = [
    { domain: 'first', paths: first },
    { domain: 'second', paths: second },
  ];
  expect(ownerOfPath(path, domains)).toBe(expected);
});

test('a splat also stands for everything', () => {
  expect(ownerOfPath('/any/where', [{ domain: 'all', paths: ['/*'] }])).toBe('all');
});
