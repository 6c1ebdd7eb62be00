import { Lockout } from './lockout';

let now = 0;
const MINUTE = 60_000;

function failures(lockout: Lockout, count: number, address = 'a'): void {
  for (let failure = 0; failure < count; failure += 1) lockout.fail(address);
}

test('ten failures lock an address out, and it alone, until the first of them is ten minutes old', () => {
  const lockout = new Lockout(() => now);
  failures(lockout, 9);
  expect(lockout.secondsLeft('a')).toBe(0);
  now += MINUTE;
  failures(lockout, 1);
  expect([lockout.secondsLeft('a'), lockout.secondsLeft('b')]).toEqual([540, 0]);
  now += 9 * MINUTE;
  expect(lockout.secondsLeft('a')).toBe(0);
});

test('who knows the token begins anew', () => {
  const lockout = new Lockout(() => now);
  failures(lockout, 9);
  lockout.succeed('a');
  failures(lockout, 9);
  expect(lockout.secondsLeft('a')).toBe(0);
});
