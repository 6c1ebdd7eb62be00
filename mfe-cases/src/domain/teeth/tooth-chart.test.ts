import { marksOf, replaceMarks, toggleMark } from './tooth-chart';

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
    [
      'a missing one that a bridge replaces',
      { missing: [16] },
      'bridge',
      16,
      { missing: [16], bridge: [16] },
    ],
  ] as const)('[CA-20] marks %s', (_title, chart, mark, tooth, expected) => {
    expect(toggleMark(chart && copy(chart), mark, tooth).chart).toEqual(expected);
  });

  it('[CA-20] unmarks, and says nothing when nothing is left', () => {
    expect(toggleMark({ doNotMove: [16], missing: [18] }, 'missing', 18).chart).toEqual({ doNotMove: [16] });
    expect(toggleMark({ missing: [18] }, 'missing', 18).chart).toBeNull();
  });

  it('[CA-20] says what a tooth lost, and lets a missing one stay missing unless it is said to be there', () => {
    const marked = { doNotMove: [16], noAttachments: [16], crown: [16] };
    expect(toggleMark(marked, 'extract', 16)).toEqual({
      chart: { crown: [16], extract: [16] },
      dropped: ['doNotMove', 'noAttachments'],
      isRefused: false,
    });
    const missing = { missing: [38] };
    expect(toggleMark(missing, 'noAttachments', 38)).toEqual({
      chart: missing,
      dropped: [],
      isRefused: true,
    });
    expect(replaceMarks(missing, 'noAttachments', 38)).toEqual({ noAttachments: [38] });
  });

  it('[CA-20] has primary teeth apart from the permanent ones', () => {
    const chart = { missing: [18], primary: { missing: [55] } };
    expect(toggleMark(chart, 'missing', 85).chart).toEqual({ missing: [18], primary: { missing: [55, 85] } });
    expect(marksOf(chart, 55)).toEqual(['missing']);
    expect(toggleMark({ primary: { missing: [55] } }, 'missing', 55).chart).toBeNull();
  });

  it('[CA-20] keeps the marks of a newer portal', () => {
    const chart = { missing: [18], rotate: [11] } as Parameters<typeof toggleMark>[0];
    expect(toggleMark(chart, 'missing', 18).chart).toEqual({ rotate: [11] });
  });

  it('[CA-20] knows the marks of a tooth', () => {
    expect(marksOf({ doNotMove: [16], noAttachments: [16, 17] }, 16)).toEqual(['doNotMove', 'noAttachments']);
    expect(marksOf(null, 16)).toEqual([]);
  });
});

const copy = (chart: Readonly<Record<string, readonly number[]>>) =>
  Object.fromEntries(Object.entries(chart).map(([mark, teeth]) => [mark, [...teeth]]));
