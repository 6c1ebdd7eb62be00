import { DeliveryError } from '../errors';
import type { Cohort } from '../cohorts';
import {
  cohortMark,
  shareOf,
  stableOf,
  toFeedRelease,
  type AuditEntry,
  type ChangeCohort,
  type ChangeItem,
  type FeedDocument,
  type FeedEntry,
  type PlanChange,
} from '../feed';
import type { Release } from '../releases';
import { findFallback, findRelease } from './find-release';
import { cohortName, marksOf } from './cohort-of-entry';
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
  {
    automatic = false,
    cohort,
    percent = cohort ? 0 : 100,
    plan,
  }: Pick<ActivateOptions, 'automatic' | 'percent' | 'cohort' | 'plan'>,
): Promise<ActivationPlan> {
  checkPercent(percent);
  checkCohort(targets, percent, cohort);
  const decisions = targets.map((target) => ({
    target,
    entry: live?.domains[target.domain],
    cohort:
      percent < 100
        ? (marked(target, cohort) ?? keptCohort(live?.domains[target.domain], target, history))
        : undefined,
    // A plan's step goes on with what a person began.
    kept: automatic && !plan ? standingDecision(history, target, live?.domains[target.domain]) : null,
  }));
  const free = decisions.filter(({ kept }) => kept === null);
  const wanted = free.filter((one) => !isLive(one, percent) || !hasPlan(one.entry, plan));
  const items = wanted.map(async ({ target, entry, cohort: first }) => {
    const release = await findRelease(releases, target);
    const before = liveVersions(history, target.domain).row.at(-2);
    const fallback = await findFallback(releases, target.domain, fallbackVersion(entry, target, before));
    const more = { ...(first && { cohort: first }), ...(plan && { plan }) };
    return { ...itemOf(release, fallback, percent, entry), ...more };
  });
  return {
    items: await Promise.all(items),
    alreadyLive: free.filter((one) => !wanted.includes(one)).map(({ target }) => target),
    kept: decisions.flatMap(({ kept }) => kept ?? []),
  };
}

interface Decision {
  readonly target: ReleaseRef;
  readonly entry: FeedEntry | undefined;
  readonly cohort: ChangeCohort | undefined;
}

function isLive({ target, entry, cohort }: Decision, percent: number): boolean {
  if (entry?.version !== target.version || shareOf(entry).percent !== percent) return false;
  return marksOf(entry).join() === (cohort?.marks ?? []).join();
}

/** A change without a plan ends the one that runs. */
function hasPlan(entry: FeedEntry | undefined, wanted: PlanChange | undefined): boolean {
  return JSON.stringify(entry?.plan ?? null) === JSON.stringify(wanted?.plan ?? null);
}

/** In an order that says nothing of who is who. */
function marked({ domain, version }: ReleaseRef, cohort: Cohort | undefined): ChangeCohort | undefined {
  if (!cohort) return undefined;
  const marks = cohort.members.map((uuid) => cohortMark(`${domain}@${version}`, uuid)).sort();
  return { name: cohort.name, marks };
}

/** Who has the release already keeps it while its share changes. */
function keptCohort(
  entry: FeedEntry | undefined,
  { domain, version }: ReleaseRef,
  history: readonly AuditEntry[],
): ChangeCohort | undefined {
  if (!entry || entry.version !== version || marksOf(entry).length === 0) return undefined;
  const last = history.findLast((one) => one.domain === domain && one.to === version);
  return { name: cohortName(entry, last) ?? '', marks: marksOf(entry) };
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

function checkCohort(targets: readonly ReleaseRef[], percent: number, cohort: Cohort | undefined): void {
  if (!cohort) return;
  if (percent === 100)
    throw new DeliveryError(
      'invalidRollout',
      `For everybody is for ${cohort.name} too: name a smaller share, or nobody first.`,
    );
  if (targets.some(({ domain }) => domain === 'shell'))
    throw new DeliveryError(
      'invalidRollout',
      'The shell comes with the page, before anybody has signed in: it goes to a share of browsers, not to named people.',
    );
}

function checkPercent(percent: number): void {
  if (Number.isInteger(percent) && percent >= 0 && percent <= 100) return;
  throw new DeliveryError(
    'invalidRollout',
    `The percentage is a whole number from 0 to 100, not ${percent}.`,
  );
}
