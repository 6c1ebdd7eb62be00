import { RateLimit } from './rate-limit';

test('each address has its own number of calls, each minute anew', () => {
  let now = 0;
  const limit = new RateLimit(2, () => now);
  expect(['a', 'a', 'a', 'b'].map((address) => limit.allows(address))).toEqual([true, true, false, true]);
  now = 59_999;
  expect(limit.allows('a')).toBe(false);
  now = 60_000;
  expect(limit.allows('a')).toBe(true);
});

test('a minute begins with a call, not with the clock', () => {
  let now = 59_000;
  const limit = new RateLimit(1, () => now);
  expect(limit.allows('a')).toBe(true);
  now = 61_000;
  expect(limit.allows('a')).toBe(false);
});

test('callers without end are not counted without end', () => {
  const limit = new RateLimit(2, () => 0);
  for (let caller = 0; caller < 100_000; caller += 1) limit.allows(`address ${caller}`);
  expect([limit.allows('one more'), limit.allows('address 7')]).toEqual([false, true]);
});
