import type { HealthBucket, SeenTab } from './health-bucket';
import type { ReleaseHealth } from './health.types';
import { VITAL_NAMES } from './report.types';
import { errorRate, type Evidence } from './stands-out';

const SHOWN_MESSAGES = 5;

type TabsOf = (bucket: HealthBucket) => ReadonlyMap<string, SeenTab>;

export function summarise(buckets: readonly HealthBucket[]): Omit<ReleaseHealth, 'domain' | 'version'> {
  const starts = union(buckets, ({ starts: tabs }) => tabs);
  const loadFailures = union(buckets, ({ loadFailures: tabs }) => tabs);
  const errors = union(buckets, ({ errors: tabs }) => tabs);
  const bad = new Set([...loadFailures.keys(), ...errors.keys()]);
  const tabs = new Set([...starts.keys(), ...bad]);
  return {
    starts: starts.size,
    loadFailures: loadFailures.size,
    errors: errors.size,
    errorRate: errorRate({ tabs: tabs.size, bad: bad.size }),
    messages: topMessages(buckets),
    vitals: Object.fromEntries(
      VITAL_NAMES.flatMap((name) => {
        const values = buckets.flatMap(({ vitals }) => vitals.get(name) ?? []);
        return values.length === 0 ? [] : [[name, percentile75(values)] as const];
      }),
    ),
  };
}

/** The tabs since a moment; of each address only so many count, so that no single machine decides. */
export function evidenceOf(buckets: readonly HealthBucket[], since: number, perAddress: number): Evidence {
  const bad = union(buckets, ({ loadFailures }) => loadFailures, since);
  for (const [tab, seen] of union(buckets, ({ errors }) => errors, since)) bad.set(tab, seen);
  const good = union(buckets, ({ starts }) => starts, since);
  for (const tab of bad.keys()) good.delete(tab);
  const badCount = countCapped(bad, perAddress);
  return { bad: badCount, tabs: badCount + countCapped(good, perAddress) };
}

function union(buckets: readonly HealthBucket[], tabsOf: TabsOf, since = 0): Map<string, SeenTab> {
  const found = new Map<string, SeenTab>();
  for (const bucket of buckets) {
    for (const [tab, seen] of tabsOf(bucket)) if (seen.at >= since) found.set(tab, seen);
  }
  return found;
}

function countCapped(tabs: ReadonlyMap<string, SeenTab>, perAddress: number): number {
  const byAddress = new Map<string, number>();
  for (const { address } of tabs.values()) byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
  return [...byAddress.values()].reduce((sum, count) => sum + Math.min(count, perAddress), 0);
}

function topMessages(buckets: readonly HealthBucket[]): ReleaseHealth['messages'] {
  const counts = new Map<string, number>();
  for (const { messages } of buckets) {
    for (const [message, count] of messages) counts.set(message, (counts.get(message) ?? 0) + count);
  }
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return sorted.slice(0, SHOWN_MESSAGES).map(([message, count]) => ({ message, count }));
}

/** By the nearest rank. */
function percentile75(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
}
