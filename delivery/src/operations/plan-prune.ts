import { DeliveryError } from '../errors';
import { shareOf, type AuditEntry, type FeedDocument } from '../feed';
import type { Release } from '../releases';
import { liveVersions } from './live-versions';

const DAY_MS = 86_400_000;

export interface PruneLimits {
  /** Releases of each domain that can be gone back to, the live one among them; 1 or more. */
  readonly keep: number;
  /** Days for which a build, and whatever was live, is kept in any case: tabs may still run it. 0 or more. */
  readonly days: number;
}

/**
 * The releases that nothing within reach needs. Kept are: what is live, what it falls back to, what was live of a retired domain;
 * what the given feeds name of it; the last `keep` to roll back to; what was live or built in the last `days`; and what was built after the live release and never
 * was live, which somebody is about to activate.
 * @param feeds the live one first, then those that a gateway may go back to
 * @throws DeliveryError `invalidLimits`
 */
export function planPrune(
  releases: readonly Release[],
  feeds: readonly [FeedDocument, ...FeedDocument[]],
  history: readonly AuditEntry[],
  { keep, days }: PruneLimits,
  now: Date,
): readonly Release[] {
  if (!Number.isInteger(keep) || keep < 1 || !Number.isInteger(days) || days < 0)
    throw new DeliveryError(
      'invalidLimits',
      'At least 1 release is kept, for 0 days or more, as whole numbers.',
    );
  const since = new Date(now.getTime() - days * DAY_MS).toISOString();
  const domains = [...new Set(releases.map(({ domain }) => domain))];
  return domains.flatMap((domain) => {
    const own = releases.filter((release) => release.domain === domain);
    const entries = history.filter((entry) => entry.domain === domain);
    const needed = new Set([
      ...feeds.flatMap((feed) => namedByFeed(feed, domain)),
      ...liveVersions(entries, domain).row.slice(-keep),
      ...entries.filter(({ when }) => when >= since).flatMap(({ from, to }) => [from, to]),
      ...candidates(own, feeds[0], entries, keep),
    ]);
    return own.filter(({ version, builtAt }) => !needed.has(version) && builtAt < since);
  });
}

function namedByFeed(feed: FeedDocument, domain: string): readonly (string | undefined)[] {
  const entry = feed.domains[domain];
  const fallback = entry && shareOf(entry).fallback;
  return [entry?.version, fallback?.version, feed.retired?.[domain]?.version];
}

/** Never live and newer than what is; of a domain of which nothing is live, the newest. */
function candidates(
  own: readonly Release[],
  live: FeedDocument,
  entries: readonly AuditEntry[],
  keep: number,
): readonly string[] {
  const current = own.find(({ domain, version }) => version === live.domains[domain]?.version);
  const fresh = own.filter(
    ({ version }) => !entries.some(({ from, to }) => from === version || to === version),
  );
  const wanted = current ? fresh.filter(({ builtAt }) => builtAt > current.builtAt) : fresh.slice(0, keep);
  return wanted.map(({ version }) => version);
}
