/** Distinct tabs that a release had in a span of time. */
export interface Evidence {
  /** Tabs that started it, or failed before they could. */
  readonly tabs: number;
  /** Those of them with a load failure or an uncaught error. */
  readonly bad: number;
}

const MIN_BAD_TABS = 5;
const MIN_PERCENT = 10;
const TIMES_FALLBACK = 3;

/** Tabs with trouble among all, 0 to 1. */
export function errorRate({ tabs, bad }: Evidence): number {
  return tabs === 0 ? 0 : bad / tabs;
}

/**
 * Whether a release is so much worse than the one before it that it must go: enough tabs to be no accident, a rate
 * that people notice, and far above that of the fallback, so that an outage that hits both takes nothing down.
 */
export function standsOut(candidate: Evidence, fallback: Evidence): boolean {
  const { tabs, bad } = candidate;
  // In whole numbers: a rate times three is not exact.
  const farAbove = bad * fallback.tabs >= TIMES_FALLBACK * fallback.bad * tabs;
  return bad >= MIN_BAD_TABS && bad * 100 >= MIN_PERCENT * tabs && farAbove;
}

/** The figures, for the audit trail. */
export function describeEvidence({ tabs, bad }: Evidence): string {
  return `${bad} of ${tabs} tabs with errors (${Math.round(errorRate({ tabs, bad }) * 100)} %)`;
}
