import type { VitalName } from './report.types';

/** An error of the last hour. */
export interface ReleaseError {
  readonly message: string;
  readonly count: number;
  /** Paths of the pages where it happened, without ids. */
  readonly routes: readonly string[];
  /** Frames as in `Report.stack`; empty when no report had any. */
  readonly stack: readonly string[];
}

/** How one release did in the last hour, by distinct people; an address without a session counts as one. */
export interface ReleaseHealth {
  readonly domain: string;
  readonly version: string;
  readonly starts: number;
  readonly loadFailures: number;
  readonly errors: number;
  /** People with a load failure or an error among all that had it, 0 to 1. */
  readonly errorRate: number;
  /** Most frequent first. */
  readonly messages: readonly ReleaseError[];
  /** The 75th percentile: milliseconds, CLS without unit. */
  readonly vitals: Readonly<Partial<Record<VitalName, number>>>;
}
