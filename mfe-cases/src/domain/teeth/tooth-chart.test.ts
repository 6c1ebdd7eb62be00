import { marksOf, toggleMark } from './tooth-chart';

describe('a dental chart', () => {
  it.each([
    ['the first', null, 'missing', 18, { missing: [18] }],
    ['another, by number', { missing: [18] }, 'missing', 11, { missing: [11, 18] }],
    [
      'one with another mark',
      { doNotMove: [16] },
      'noAttachments',
      16,
      { doNotMove: [16], noAttachments: [16] },
    ],
    [
      'a missing one, which has no other',
      { doNotMove: [16, 26] },
      'missing',
      16,
      { doNotMove: [26], missing: [16] },
    ],
    ['one that is there after all', { missing: [16] }, 'doNotMove', 16, { doNotMove: [16] }],
  ] as const)('[CA-20] marks %s', (_title, chart, mark, tooth, expected) => {
    expect(toggleMark(chart && copy(chart), mark, tooth)).toEqual(expected);
  });

  it('[CA-20] unmarks, and says nothing when nothing is left', () => {
    expect(toggleMark({ doNotMove: [16], missing: [18] }, 'missing', 18)).toEqual({ doNotMove: [16] });
    expect(toggleMark({ missing: [18] }, 'missing', 18)).toBeNull();
  });

  it('[CA-20] knows the marks of a tooth', () => {
    expect(marksOf({ doNotMove: [16], noAttachments: [16, 17] }, 16)).toEqual(['doNotMove', 'noAttachments']);
    expect(marksOf(null, 16)).toEqual([]);
  });
});

const copy = (chart: Readonly<Record<string, readonly number[]>>) =>
  Object.fromEntries(Object.entries(chart).map(([mark, teeth]) => [mark, [...teeth]]));
