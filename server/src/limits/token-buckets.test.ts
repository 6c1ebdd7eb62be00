import { createTokenBuckets } from './token-buckets';

const PERSON = { key: 'person', burst: 3, perSecond: 2 };
const COMPANY = { key: 'company', burst: 4, perSecond: 1 };

describe('token buckets', () => {
  it('give a burst, then as many as come back', () => {
    let now = 0;
    const buckets = createTokenBuckets(() => now);
    const takes = () => [1, 2, 3, 4].map(() => buckets.take([PERSON]));
    expect(takes()).toEqual([0, 0, 0, 500]);
    now = 1_000;
    expect(takes()).toEqual([0, 0, 500, 500]);
    now = 60_000;
    expect(takes()).toEqual([0, 0, 0, 500]);
  });

  it('give a use as many as it says, and a whole bucket to one that needs more', () => {
    let now = 0;
    const buckets = createTokenBuckets(() => now);
    expect(buckets.take([{ ...PERSON, tokens: 2 }])).toBe(0);
    expect(buckets.take([{ ...PERSON, tokens: 2 }])).toBe(500);
    expect(buckets.take([PERSON])).toBe(0);
    expect(buckets.take([{ ...PERSON, tokens: 9 }])).toBe(1_500);
    now = 1_500;
    expect(buckets.take([{ ...PERSON, tokens: 9 }])).toBe(0);
  });

  it('take nothing away when the clock is set back', () => {
    let now = 3_600_000;
    const buckets = createTokenBuckets(() => now);
    expect(buckets.take([PERSON])).toBe(0);
    now = 0;
    expect([1, 2, 3].map(() => buckets.take([PERSON]))).toEqual([0, 0, 500]);
    now = 500;
    expect(buckets.take([PERSON])).toBe(0);
  });

  it('take of all or of none', () => {
    const buckets = createTokenBuckets(() => 0);
    for (let n = 0; n < 3; n += 1) expect(buckets.take([PERSON, COMPANY])).toBe(0);
    expect(buckets.take([PERSON, COMPANY])).toBe(500);
    expect(buckets.take([COMPANY])).toBe(0);
    expect(buckets.take([COMPANY])).toBe(1_000);
  });
});
