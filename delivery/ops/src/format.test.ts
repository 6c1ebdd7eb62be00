import { formatAge, formatBytes, formatMs, formatShare } from './format';

test.each([
  [5, '5 seconds ago'],
  [90, '1 minute ago'],
  [3600, '1 hour ago'],
  [26 * 3600, 'yesterday'],
  [400 * 86_400, '400 days ago'],
])('%d seconds are %s', (seconds, text) => {
  const now = Date.parse('2026-03-01T12:00:00Z');
  expect(formatAge(new Date(now - seconds * 1000).toISOString(), now)).toBe(text);
});

test('figures are short', () => {
  expect([formatBytes(1), formatBytes(496_100), formatBytes(1_440_000)]).toEqual([
    '1 kB',
    '497 kB',
    '1.4 MB',
  ]);
  expect([formatMs(599.6), formatMs(2520)]).toEqual(['600 ms', '2.5 s']);
  expect([formatShare(0), formatShare(0.012), formatShare(0.5)]).toEqual(['0 %', '1.2 %', '50 %']);
});
