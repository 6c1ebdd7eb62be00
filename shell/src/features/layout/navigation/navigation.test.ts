import { chooseRole, type Role } from '@portal/shared/contract';
import { MANIFESTS } from '../../../testing/build-feed';
import { currentItem, flatten, isForbidden, markedItem, navigationFor } from './navigation';

const titles = (role: Role | null, isDso = false) =>
  flatten(navigationFor(MANIFESTS, { role, isDso })).map(({ title }) => title.en);

const everyone = ['Pending Actions', 'Admin Cases', 'Company profile'];

test('[SH-06] a DSO with requests sees everything', () => {
  const expected = [
    'Pending Actions',
    'Admin Cases',
    'Doctor Cases',
    'Doctors',
    'Company profile',
    'Request',
  ];
  expect(titles('customer', true)).toEqual(expected);
});

test.each<[Role, boolean, readonly string[]]>([
  ['customerWithRequest', true, ['Pending Actions', 'Admin Cases', 'Doctors', 'Company profile', 'Request']],
  ['doctorCases', false, ['Pending Actions', 'Admin Cases', 'Doctor Cases', 'Company profile']],
  ['disableRequestAndDoctor', false, everyone],
])('[SH-06] [SH-23] the role %s sees its own entries', (role, isDso, expected) => {
  expect(titles(role, isDso)).toEqual(expected);
});

test('[SH-23] nobody without a role sees anything', () => {
  expect(titles(null)).toEqual([]);
});

test('[SH-06] entries of a group stand together under it, in their order', () => {
  const [dashboard, cases] = navigationFor(MANIFESTS, { role: 'customer', isDso: true });
  expect(dashboard).toMatchObject({ id: 'dashboard', path: '/dashboard' });
  expect(cases).toMatchObject({ id: 'cases', items: [{ id: 'adminCases' }, { id: 'doctorCases' }] });
});

test('[SH-06] a record is marked at its list, whose address is no beginning of its own', () => {
  const manifests = MANIFESTS.map((manifest) => ({
    ...manifest,
    navigation: manifest.navigation.map((entry) =>
      entry.id === 'doctorCases' ? { ...entry, pages: ['/doctor/:status/:caseId/:tab'] } : entry,
    ),
  }));
  const marked = (pathname: string) =>
    markedItem(flatten(navigationFor(manifests, { role: 'customer', isDso: true })), pathname)?.id;
  expect(marked('/doctor/all/17/overview')).toBe('doctorCases');
  expect(marked('/cases/doctor')).toBe('doctorCases');
  expect(marked('/admin/all/17/overview')).toBeUndefined();
});

test('[SH-06] the entry of an address is the one with the longest beginning of it', () => {
  const items = [{ path: '/cases' }, { path: '/cases/admin' }, { path: '/case' }];
  expect(currentItem(items, '/cases/admin/17/chat')).toBe(items[1]);
  expect(currentItem(items, '/cases-of-others')).toBeUndefined();
});

test.each([
  ['/request', { isDso: false, areRequestsEnabled: true, returned: true }, true],
  ['/request', { isDso: true, areRequestsEnabled: false, returned: false }, false],
  ['/doctors', { isDso: false, areRequestsEnabled: true, returned: true }, true],
  ['/cases/doctor', { isDso: false, areRequestsEnabled: false, returned: false }, true],
  ['/cases/doctor', { isDso: true, areRequestsEnabled: false, returned: false }, false],
  ['/cases/admin', { isDso: false, areRequestsEnabled: false, returned: false }, false],
])('[SH-05] %s is kept from %j: %s', (path, facts, expected) => {
  expect(isForbidden(MANIFESTS, { role: chooseRole(facts), isDso: facts.isDso }, path)).toBe(expected);
});
