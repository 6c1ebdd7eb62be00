import { HOME_PATH, PAGES, pathTo, roomPath } from './paths';

test('an address is its pattern with the parameters in their places', () => {
  expect(pathTo('inbox')).toBe('/inbox');
  expect(pathTo('case', { list: 'doctor', status: 'IN_QC', caseId: 'c1', tab: 'plans' })).toBe(
    '/doctor/IN_QC/c1/plans',
  );
});

test('what stands for a parameter stays within its segment', () => {
  expect(pathTo('doctor', { doctorId: 'a/b?c', tab: 'profile' })).toBe('/doctors/a%2Fb%3Fc/profile');
});

test('[SH-03] the portal begins at the pending actions of the own cases', () => {
  expect(HOME_PATH).toBe('/dashboard/admin/all');
});

test.each([
  ['client', '/cases/r1/chat'],
  ['dso', '/cases/dso/r1/chat'],
  ['admin', '/cases/admin/r1/chat'],
] as const)('[SH-09] a room of owner type %s opens %s', (ownerType, path) => {
  expect(roomPath(ownerType, 'r1')).toBe(path);
});

test('no two pages have the same address', () => {
  const shapes = Object.values(PAGES).map((pattern) => pattern.replace(/:\w+/g, ':'));
  expect(new Set(shapes).size).toBe(shapes.length);
});
