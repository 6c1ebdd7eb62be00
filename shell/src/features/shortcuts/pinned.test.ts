import { takenBack, toggled } from './pinned';

test('[SH-12] pins at the end and unpins in place', () => {
  expect(toggled(['/a', '/b'], '/c')).toEqual(['/a', '/b', '/c']);
  expect(toggled(['/a', '/b', '/c'], '/b')).toEqual(['/a', '/c']);
});

test('[SH-12] what could not be saved is as it was, in its place, and later changes stay', () => {
  expect(takenBack(['/a', '/c', '/d'], '/b', ['/a', '/b', '/c'])).toEqual(['/a', '/b', '/c', '/d']);
  expect(takenBack(['/a', '/b', '/c'], '/b', ['/a'])).toEqual(['/a', '/c']);
});
