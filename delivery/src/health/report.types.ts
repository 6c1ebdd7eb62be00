export const VITAL_NAMES = ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'] as const;
export type VitalName = (typeof VITAL_NAMES)[number];

export const REPORT_KINDS = ['start', 'loadFailure', 'error', 'vital'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** What a page tells of one release of one domain. Nothing in it names a person, a patient, an address or a token. */
export interface Report {
  readonly domain: string;
  readonly version: string;
  readonly kind: ReportKind;
  /** At most 300 characters, cleaned by `cleanMessage`. */
  readonly message?: string;
  /** Frames in files of releases, innermost first, each as `function domain/version/file:line:column`. */
  readonly stack?: readonly string[];
  /** Path of the page with `:id` for what is not a word of the portal. */
  readonly route?: string;
  /** In milliseconds; CLS has no unit. */
  readonly vital?: { readonly name: VitalName; readonly value: number };
}

/** Reports as they are kept and passed between gateways. */
export interface ReportEntry {
  /** Milliseconds of the epoch. */
  readonly at: number;
  /** Who counts for them: see `voter.ts`. */
  readonly voter: string;
  readonly reports: readonly Report[];
}
