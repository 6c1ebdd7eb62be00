import { describeEvidence, standsOut } from './stands-out';

test.each([
  ['nothing was heard', [0, 0], [0, 0], false],
  ['four people are too few, whatever their share', [4, 4], [0, 0], false],
  ['five people of five', [5, 5], [0, 0], true],
  ['just ten per cent', [50, 5], [200, 0], true],
  ['just below ten per cent', [51, 5], [200, 0], false],
  ['three times the fallback', [50, 15], [100, 10], true],
  ['less than three times the fallback', [50, 14], [100, 10], false],
  ['an outage that hits both', [40, 30], [400, 300], false],
  ['a fallback that nobody has', [10, 9], [0, 0], true],
])('%s', (_title, [people = 0, bad = 0], [stablePeople = 0, stableBad = 0], expected) => {
  expect(standsOut({ people, bad }, { people: stablePeople, bad: stableBad })).toBe(expected);
});

test('says the figures', () => {
  expect(describeEvidence({ people: 40, bad: 7 })).toBe('7 of 40 people with errors (18 %)');
});
