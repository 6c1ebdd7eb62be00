import type { VitalName } from './report.types';

/** How one release did in the last hour, by distinct tabs. */
export interface ReleaseHealth {
  readonly domain: string;
  readonly version: string;
  readonly starts: number;
  readonly loadFailures: number;
  readonly errors: number;
  /** Tabs with a load failure or an error among all that had it, 0 to 1. */
  readonly errorRate: number;
  /** Most frequent first. */
  readonly messages: readonly { readonly message: string; readonly count: number }[];
  /** The 75th percentile: milliseconds, CLS without unit. */
  readonly vitals: Readonly<Partial<Record<VitalName, number>>>;
}
