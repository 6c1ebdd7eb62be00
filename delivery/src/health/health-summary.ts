import type { HealthBucket } from './health-bucket';
import type { ReleaseError, ReleaseHealth } from './health.types';
import { VITAL_NAMES } from './report.types';
import { errorRate, type Evidence } from './stands-out';
import { isPerson } from './voter';

const SHOWN_MESSAGES = 5;

type VotersOf = (bucket: HealthBucket) => ReadonlyMap<string, number>;

export function summarise(buckets: readonly HealthBucket[]): Omit<ReleaseHealth, 'domain' | 'version'> {
  const starts = union(buckets, ({ starts: voters }) => voters);
  const loadFailures = union(buckets, ({ loadFailures: voters }) => voters);
  const errors = union(buckets, ({ errors: voters }) => voters);
  const bad = new Set([...loadFailures, ...errors]);
  const people = new Set([...starts, ...bad]);
  return {
    starts: starts.size,
    loadFailures: loadFailures.size,
    errors: errors.size,
    errorRate: errorRate({ people: people.size, bad: bad.size }),
    messages: topMessages(buckets),
    vitals: Object.fromEntries(
      VITAL_NAMES.flatMap((name) => {
        const values = buckets.flatMap(({ vitals }) => vitals.get(name) ?? []);
        return values.length === 0 ? [] : [[name, percentile75(values)] as const];
      }),
    ),
  };
}

/** The people since a moment; `withAddresses` counts pages without a session too, each address once. */
export function evidenceOf(
  buckets: readonly HealthBucket[],
  since: number,
  withAddresses: boolean,
): Evidence {
  const counts = (voter: string): boolean => withAddresses || isPerson(voter);
  const failed = union(buckets, ({ loadFailures }) => loadFailures, since);
  const bad = new Set([...failed, ...union(buckets, ({ errors }) => errors, since)].filter(counts));
  const good = [...union(buckets, ({ starts }) => starts, since)].filter(
    (voter) => counts(voter) && !bad.has(voter),
  );
  return { bad: bad.size, people: bad.size + good.length };
}

function union(buckets: readonly HealthBucket[], votersOf: VotersOf, since = 0): Set<string> {
  const found = new Set<string>();
  for (const bucket of buckets) {
    for (const [voter, at] of votersOf(bucket)) if (at >= since) found.add(voter);
  }
  return found;
}

function topMessages(buckets: readonly HealthBucket[]): readonly ReleaseError[] {
  const errors = new Map<string, ReleaseError>();
  for (const { messages } of buckets) {
    for (const [message, { count, routes, stack }] of messages) {
      const known = errors.get(message) ?? { message, count: 0, routes: [], stack: [] };
      errors.set(message, {
        message,
        count: known.count + count,
        routes: [...new Set([...known.routes, ...routes])],
        stack: known.stack.length > 0 ? known.stack : stack,
      });
    }
  }
  return [...errors.values()].sort((one, other) => other.count - one.count).slice(0, SHOWN_MESSAGES);
}

/** By the nearest rank. */
function percentile75(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
}
