import { HealthBucket } from './health-bucket';
import { evidenceOf, summarise } from './health-summary';
import type { ReleaseHealth } from './health.types';
import type { ReportEntry } from './report.types';
import type { Evidence } from './stands-out';

const MINUTE_MS = 60_000;
/** How long reports count. */
export const REMEMBERED_MS = 60 * MINUTE_MS;

/** How each release did in the last hour, by the minute. What is kept of it beyond this process is a report log's. */
export class HealthBook {
  private readonly releases = new Map<string, HealthBucket[]>();

  /** @param now milliseconds of the epoch */
  constructor(private readonly now: () => number) {}

  /** Takes reports of published releases, under the time at which a gateway took them. */
  add({ at, voter, reports }: ReportEntry): void {
    // A gateway whose clock is ahead.
    const time = Math.min(at, this.now());
    for (const report of reports) this.bucket(keyOf(report), time)?.add(report, voter, time);
  }

  /**
   * Distinct people since a moment, in milliseconds of the epoch. A remote is only shown to who is signed in, so nobody else
   * counts for it; the shell may fail before anybody can sign in.
   */
  evidence(domain: string, version: string, since: number): Evidence {
    return evidenceOf(this.recent(keyOf({ domain, version })), since, domain === 'shell');
  }

  /** The last hour of every release that was heard of. */
  summary(): readonly ReleaseHealth[] {
    return [...this.releases.keys()].flatMap((key) => {
      const buckets = this.recent(key);
      if (buckets.length === 0) this.releases.delete(key);
      const [domain = '', version = ''] = key.split('@');
      return buckets.length === 0 ? [] : [{ domain, version, ...summarise(buckets) }];
    });
  }

  /** The bucket of a moment; null when that is too long ago. */
  private bucket(key: string, time: number): HealthBucket | null {
    const minute = Math.floor(time / MINUTE_MS);
    if (minute <= this.oldest()) return null;
    const buckets = this.recent(key);
    const known = buckets.find((bucket) => bucket.minute === minute);
    if (known) return known;
    const bucket = new HealthBucket(minute);
    this.releases.set(key, [...buckets, bucket]);
    return bucket;
  }

  private recent(key: string): readonly HealthBucket[] {
    const oldest = this.oldest();
    return (this.releases.get(key) ?? []).filter(({ minute }) => minute > oldest);
  }

  private oldest(): number {
    return Math.floor((this.now() - REMEMBERED_MS) / MINUTE_MS);
  }
}

function keyOf({ domain, version }: { readonly domain: string; readonly version: string }): string {
  return `${domain}@${version}`;
}
