import { isQuiet } from './quiet-hours';

const NIGHT = { from: '22:00', to: '07:00' };
const LUNCH = { from: '12:30', to: '13:30' };

test.each([
  ['21:59', NIGHT, false],
  ['22:00', NIGHT, true],
  ['00:00', NIGHT, true],
  ['06:59', NIGHT, true],
  ['07:00', NIGHT, false],
  ['12:29', LUNCH, false],
  ['12:30', LUNCH, true],
  ['13:30', LUNCH, false],
  // Hours that begin when they end are none.
  ['09:00', { from: '09:00', to: '09:00' }, false],
])('[CH-04] at %s the hours %j are quiet: %s', (time, hours, isExpected) => {
  expect(isQuiet(hours, new Date(`2026-03-10T${time}:30`))).toBe(isExpected);
});
