import { slackDays } from './slack';

test.each([
  ['2026-03-12', 2],
  ['2026-03-10', 0],
  ['2026-03-09', -1],
  ['2026-03-07', -3],
])('a case that is due on %s and ships on the 10th has %i days', (dueOn, days) => {
  expect(slackDays(dueOn, new Date('2026-03-10T12:00:00'))).toBe(days);
});
