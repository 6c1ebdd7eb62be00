import { HealthBucket } from './health-bucket';
import { evidenceOf, summarise } from './health-summary';
import type { ReleaseHealth } from './health.types';
import type { Report } from './report.types';
import type { Evidence } from './stands-out';
import { TabAdmission } from './tab-admission';

const MINUTES = 60;
const MINUTE_MS = 60_000;
/** Tabs of one address that count in a minute: a clinic behind one router has some dozens. */
const TABS_A_MINUTE = 30;

export interface HealthBookOptions {
  readonly now: () => number;
  /** Tabs of one address that count when a rollout is judged. */
  readonly tabsPerAddress: number;
}

/** How each release did in the last hour, in memory and by the minute. A restart forgets; the next minutes tell it again. */
export class HealthBook {
  private readonly releases = new Map<string, HealthBucket[]>();
  private readonly admission: TabAdmission;

  constructor(private readonly options: HealthBookOptions) {
    this.admission = new TabAdmission(Math.max(TABS_A_MINUTE, options.tabsPerAddress), options.now);
  }

  /** Takes a report of a published release; `address` as `addressKey` names it. */
  add(report: Report, address: string): void {
    if (!this.admission.admits(address, report.tab)) return;
    this.bucket(keyOf(report)).add(report, { address, at: this.options.now() });
  }

  /** Distinct tabs since a moment, in milliseconds of the epoch. */
  evidence(domain: string, version: string, since: number): Evidence {
    return evidenceOf(this.recent(keyOf({ domain, version })), since, this.options.tabsPerAddress);
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

  private bucket(key: string): HealthBucket {
    const buckets = this.recent(key);
    const minute = this.minute();
    const last = buckets.at(-1);
    if (last?.minute === minute) return last;
    const bucket = new HealthBucket(minute);
    this.releases.set(key, [...buckets, bucket]);
    return bucket;
  }

  private recent(key: string): readonly HealthBucket[] {
    const oldest = this.minute() - MINUTES;
    return (this.releases.get(key) ?? []).filter(({ minute }) => minute > oldest);
  }

  private minute(): number {
    return Math.floor(this.options.now() / MINUTE_MS);
  }
}

function keyOf({ domain, version }: { readonly domain: string; readonly version: string }): string {
  return `${domain}@${version}`;
}
