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
