export const VITAL_NAMES = ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'] as const;
export type VitalName = (typeof VITAL_NAMES)[number];

export const REPORT_KINDS = ['start', 'loadFailure', 'error', 'vital'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** What a tab tells of one release of one domain. */
export interface Report {
  readonly domain: string;
  readonly version: string;
  readonly kind: ReportKind;
  /** A random name that the tab gave itself; no person is behind it. */
  readonly tab: string;
  readonly message?: string;
  /** In milliseconds; CLS has no unit. */
  readonly vital?: { readonly name: VitalName; readonly value: number };
}
