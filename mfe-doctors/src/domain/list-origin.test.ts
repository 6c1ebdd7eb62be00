import { readListOrigin } from './list-origin';

describe('the list of doctors that a page was opened from', () => {
  it.each(['/doctors', '/doctors?status=invited&sort=country'])('is %s', (from) => {
    expect(readListOrigin({ from })).toBe(from);
  });

  it.each([
    null,
    undefined,
    'from',
    {},
    { from: 7 },
    { from: '/doctors/d-1/profile' },
    { from: '/cases/doctor?doctor=d-1' },
    { from: '//elsewhere.example/doctors' },
    { from: 'https://elsewhere.example/doctors' },
  ])('is not told by %j', (state) => {
    expect(readListOrigin(state)).toBeNull();
  });
});
