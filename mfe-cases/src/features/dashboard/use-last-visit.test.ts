import { continueVisit } from './use-last-visit';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 20, 9);
const kept = (minutesAgo: number, since: number | null) =>
  JSON.stringify({ seenAt: NOW - minutesAgo * MINUTE, since });

describe('continueVisit', () => {
  it.each([
    ['the first one', null, null],
    ['what cannot be read', '{', null],
    ['what is no visit', '"seenAt"', null],
    ['somebody who is back from lunch', kept(31, 5), NOW - 31 * MINUTE],
    ['somebody who is still here', kept(29, 5), 5],
    ['somebody who is still here for the first time', kept(29, null), null],
  ])('%s: what is new is of after the visit before', (_name, before, since) => {
    expect(continueVisit(before, NOW)).toEqual({ seenAt: NOW, since });
  });
});
