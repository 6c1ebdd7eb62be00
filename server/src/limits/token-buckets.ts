/** A bucket holds `burst` tokens at most, and gets `perSecond` back. */
export interface Bucket {
  readonly key: string;
  readonly burst: number;
  readonly perSecond: number;
  /** What a use takes: 1 unless said otherwise. What is more than a whole bucket takes all of it. */
  readonly tokens?: number;
}

/** Takes its tokens of each of some buckets, or of none. */
export interface TokenBuckets {
  /** @returns 0 when taken, otherwise the milliseconds until each has enough. */
  take(buckets: readonly Bucket[]): number;
}

interface Level {
  readonly tokens: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** When the bucket is full again, and as good as forgotten. */
  readonly fullAt: number;
}

/** With more, those that are full again are looked for. */
const MANY = 10_000;

/** The buckets of one process. */
export function createTokenBuckets(now: () => number = Date.now): TokenBuckets {
  const levels = new Map<string, Level>();
  const tokensOf = ({ key, burst, perSecond }: Bucket, at: number): number => {
    const level = levels.get(key);
    // A clock that was set back has not taken anything away.
    return level ? Math.min(burst, level.tokens + (Math.max(0, at - level.at) / 1_000) * perSecond) : burst;
  };
  const forgetFull = (at: number): void => {
    if (levels.size < MANY) return;
    for (const [key, { fullAt }] of levels) if (fullAt <= at) levels.delete(key);
  };
  return {
    take(buckets) {
      const at = now();
      const wait = Math.max(0, ...buckets.map((bucket) => waitFor(tokensOf(bucket, at), bucket)));
      if (wait > 0) return wait;
      for (const bucket of buckets) {
        const tokens = tokensOf(bucket, at) - neededOf(bucket);
        const fullAt = at + ((bucket.burst - tokens) / bucket.perSecond) * 1_000;
        levels.set(bucket.key, { tokens, at, fullAt });
      }
      forgetFull(at);
      return 0;
    },
  };
}

function waitFor(tokens: number, bucket: Bucket): number {
  const missing = neededOf(bucket) - tokens;
  return missing <= 0 ? 0 : Math.ceil((missing / bucket.perSecond) * 1_000);
}

export function neededOf({ tokens = 1, burst }: Bucket): number {
  return Math.min(tokens, burst);
}
