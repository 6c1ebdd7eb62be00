import { DeliveryError } from '../errors';
import {
  shareOf,
  stableOf,
  toFeedRelease,
  type AuditEntry,
  type ChangeItem,
  type FeedDocument,
  type FeedEntry,
} from '../feed';
import type { Release } from '../releases';
import { findFallback, findRelease } from './find-release';
import { liveVersions } from './live-versions';
import type { ActivateOptions, DeliveryParts, ReleaseRef } from './operation.types';
import { standingDecision } from './standing-decision';

export interface ActivationPlan {
  readonly items: readonly ChangeItem[];
  readonly alreadyLive: readonly ReleaseRef[];
  readonly kept: readonly AuditEntry[];
}

/** What an activation changes. Throws `releaseNotFound`, `invalidRollout`. */
export async function planActivation(
  releases: DeliveryParts['releases'],
  live: FeedDocument | null,
  history: readonly AuditEntry[],
  targets: readonly ReleaseRef[],
  { automatic = false, percent = 100 }: Pick<ActivateOptions, 'automatic' | 'percent'>,
): Promise<ActivationPlan> {
  checkPercent(percent);
  const decisions = targets.map((target) => ({
    target,
    entry: live?.domains[target.domain],
    kept: automatic ? standingDecision(history, target, live?.domains[target.domain]) : null,
  }));
  const free = decisions.filter(({ kept }) => kept === null);
  const wanted = free.filter(({ target, entry }) => !isLive(entry, target, percent));
  const items = wanted.map(async ({ target, entry }) => {
    const release = await findRelease(releases, target);
    const before = liveVersions(history, target.domain).row.at(-2);
    const fallback = await findFallback(releases, target.domain, fallbackVersion(entry, target, before));
    return itemOf(release, fallback, percent, entry);
  });
  return {
    items: await Promise.all(items),
    alreadyLive: free.filter((one) => !wanted.includes(one)).map(({ target }) => target),
    kept: decisions.flatMap(({ kept }) => kept ?? []),
  };
}

function isLive(entry: FeedEntry | undefined, { version }: ReleaseRef, percent: number): boolean {
  return entry?.version === version && shareOf(entry).percent === percent;
}

/** `before` is what was live for everybody before the release that is now. */
function fallbackVersion(
  entry: FeedEntry | undefined,
  { version }: ReleaseRef,
  before: string | undefined,
): string | undefined {
  if (!entry) return undefined;
  // The same release for another share: the others stay with what they have.
  if (entry.version === version) return shareOf(entry).fallback?.version;
  const stable = stableOf(entry)?.version;
  return stable === version ? before : stable;
}

function itemOf(
  release: Release,
  fallback: Release | null,
  percent: number,
  entry: FeedEntry | undefined,
): ChangeItem {
  const { domain, version } = release;
  if (percent < 100 && stableOf(entry)?.version === version && entry?.version !== version) {
    const message = `${domain} ${version} is what everybody has who is not in the rollout of ${entry?.version}: activate it without --percent.`;
    throw new DeliveryError('invalidRollout', message);
  }
  if (percent < 100 && !fallback) {
    const message = `There is no release of ${domain} for those who do not get ${version}: activate it for everybody.`;
    throw new DeliveryError('invalidRollout', message);
  }
  return { release, fallback: fallback && toFeedRelease(fallback), percent };
}

function checkPercent(percent: number): void {
  if (Number.isInteger(percent) && percent >= 0 && percent <= 100) return;
  throw new DeliveryError(
    'invalidRollout',
    `The percentage is a whole number from 0 to 100, not ${percent}.`,
  );
}
