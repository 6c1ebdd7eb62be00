import { createSpeedMeter, timeLeft } from './speed';

/** Reports of a clock in seconds and of bytes; what is said at each. */
function saidOf(reports: readonly (readonly [seconds: number, sent: number])[]) {
  let now = 0;
  const meter = createSpeedMeter(() => now);
  return reports.map(([seconds, sent]) => {
    now = seconds * 1_000;
    return meter(sent);
  });
}

test('[SH-10] a speed is said when it is known, not at the first bytes', () => {
  expect(
    saidOf([
      [0, 0],
      [1, 9_000],
      [2, 9_500],
      [4, 10_000],
    ]),
  ).toEqual([null, null, null, 2_500]);
});

test('[SH-10] a speed is that of the last seconds, and changes once a second at most', () => {
  const steady = Array.from({ length: 20 }, (_, second) => [second, second * 1_000] as const);
  const slower = Array.from({ length: 11 }, (_, second) => [20 + second, 20_000 + second * 100] as const);
  const said = saidOf([...steady, [19.5, 29_000], ...slower]);
  expect(said[19]).toBe(1_000);
  expect(said[20]).toBe(1_000);
  expect(said.at(-1)).toBe(100);
});

test('[SH-10] a part that is sent again is no speed below zero', () => {
  const said = saidOf([
    [0, 0],
    [4, 4_000],
    [8, 1_000],
    [12, 5_000],
  ]);
  expect(said).toEqual([null, 1_000, 1_000, 1_000]);
});

test.each([
  [100, 100, { unit: 'seconds', count: 1 }],
  [7, 1, { unit: 'seconds', count: 7 }],
  [36, 1, { unit: 'seconds', count: 40 }],
  [56, 1, { unit: 'minutes', count: 1 }],
  [61, 1, { unit: 'minutes', count: 2 }],
  [3_500, 1, { unit: 'minutes', count: 59 }],
  [3_550, 1, { unit: 'hours', count: 1 }],
  [9_000, 1, { unit: 'hours', count: 3 }],
  [100, 0, null],
])('[SH-10] %d bytes at %d a second are told as people say it', (bytes, speed, expected) => {
  expect(timeLeft(bytes, speed)).toEqual(expected);
});
