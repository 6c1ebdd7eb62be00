import type { HealthBook } from './health-book';

/** Distinct people that a release had in a span of time. */
export interface Evidence {
  /** People who started it, or for whom it failed before that. */
  readonly people: number;
  /** Those of them with a load failure or an uncaught error. */
  readonly bad: number;
}

const MIN_BAD_PEOPLE = 5;
const MIN_PERCENT = 10;
const TIMES_FALLBACK = 3;

/** People with trouble among all, 0 to 1. */
export function errorRate({ people, bad }: Evidence): number {
  return people === 0 ? 0 : bad / people;
}

/**
 * Whether a release is so much worse than the one before it that it must go: enough people to be no accident, a rate
 * that people notice, and far above that of the fallback, so that an outage that hits both takes nothing down.
 */
export function standsOut(candidate: Evidence, fallback: Evidence): boolean {
  const { people, bad } = candidate;
  // In whole numbers: a rate times three is not exact.
  const farAbove = bad * fallback.people >= TIMES_FALLBACK * fallback.bad * people;
  return bad >= MIN_BAD_PEOPLE && bad * 100 >= MIN_PERCENT * people && farAbove;
}

/** Whether a release is bad by itself, whatever another one does. */
export function isFailing(release: Evidence): boolean {
  return standsOut(release, { people: 0, bad: 0 });
}

/** The figures, for the audit trail. */
export function describeEvidence({ people, bad }: Evidence): string {
  return `${bad} of ${people} people with errors (${Math.round(errorRate({ people, bad }) * 100)} %)`;
}

/** A release that only a share of the people get. */
export interface Rollout {
  readonly domain: string;
  readonly version: string;
  readonly fallback: string;
}

const MINUTE_MS = 60_000;
/** A release that turns bad late must not hide behind an hour in which it did well. */
const WINDOWS_MS = [10 * MINUTE_MS, 60 * MINUTE_MS];

/**
 * What speaks against a rollout, in one sentence, or null.
 * @param began when it began: what its release did in an earlier life does not count; milliseconds of the epoch, as `now`
 */
export function reasonAgainst(
  book: Pick<HealthBook, 'evidence'>,
  { domain, version, fallback }: Rollout,
  began: number,
  now: number,
): string | null {
  for (const window of WINDOWS_MS) {
    const since = Math.max(began, now - window);
    const candidate = book.evidence(domain, version, since);
    const stable = book.evidence(domain, fallback, since);
    if (standsOut(candidate, stable))
      return `${version}: ${describeEvidence(candidate)}; ${fallback} in the same time: ${describeEvidence(stable)}`;
  }
  return null;
}
