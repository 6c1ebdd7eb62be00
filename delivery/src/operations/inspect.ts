import { shareOf, type AuditEntry, type FeedEntry, type RetiredDomain, type RolloutPlan } from '../feed';
import { isProven, type Release, type SourceCommit } from '../releases';
import { cohortName } from './cohort-of-entry';
import { knownBad } from './known-bad';
import type { Author, DeliveryParts } from './operation.types';
import { nextStep } from './rollout-plan';

export interface LiveStatus {
  readonly version: string;
  /** 0 to 100. */
  readonly percent: number;
  /** Name of those who get it beside the share, or null. */
  readonly cohort: string | null;
  /** Version that all others have, and that a tab falls back to. */
  readonly fallback: string | null;
  readonly action: 'activate' | 'rollback';
  readonly automatic: boolean;
  /** When, by whom and why it became so; empty where the trail does not say. */
  readonly since: string;
  readonly by: string;
  readonly why: string;
  /** What follows by itself, or null. */
  readonly plan: PlanStatus | null;
}

export interface PlanStatus extends RolloutPlan {
  /** Share after the present one. */
  readonly next: number;
  /** Since when the present share is live, ISO 8601; empty where the trail does not say. */
  readonly shareSince: string;
}

export interface PublishedRelease {
  readonly version: string;
  /** Of the build, ISO 8601. */
  readonly builtAt: string;
  /** Of the source, short, with `-dirty` for what was not committed; null where it is not known. */
  readonly revision: string | null;
  readonly commit: SourceCommit | null;
  /** All files, not compressed. */
  readonly bytes: number;
  /** Who rolled it back and why, as long as nobody made it live again. */
  readonly rolledBack: RolledBack | null;
  /** Whether its pages were opened in a browser before it was published. */
  readonly isProven: boolean;
}

export interface RolledBack extends Author {
  readonly when: string;
}

export interface Retirement extends Author {
  readonly version: string;
  readonly when: string;
}

export interface DomainStatus {
  readonly domain: string;
  readonly kind: 'shell' | 'remote';
  readonly live: LiveStatus | null;
  /** Version that was live last and who took it away, of a domain that is retired. */
  readonly retired: Retirement | null;
  /** Newest build first. */
  readonly releases: readonly PublishedRelease[];
}

export interface Inspection {
  /** Null before the first activation. */
  readonly revision: number | null;
  readonly updatedAt: string | null;
  readonly keyId: string | null;
  /** The shell first, then by name. */
  readonly domains: readonly DomainStatus[];
}

/** All that is live or published. */
export async function inspect({
  releases,
  feed,
}: Pick<DeliveryParts, 'releases' | 'feed'>): Promise<Inspection> {
  const [live, history, published] = await Promise.all([feed.read(), feed.history(), releases.list()]);
  const entries = live?.domains ?? {};
  const retired = live?.retired ?? {};
  const names = new Set([
    ...Object.keys(entries),
    ...Object.keys(retired),
    ...published.map(({ domain }) => domain),
  ]);
  const domains = [...names].map((domain): DomainStatus => {
    const own = published.filter((release) => release.domain === domain);
    const entry = entries[domain];
    const bad = knownBad(history, domain);
    const last = history.findLast((change) => change.domain === domain);
    return {
      domain,
      kind: entry?.kind ?? own[0]?.kind ?? 'remote',
      live: entry
        ? statusOf(
            entry,
            history.filter((change) => change.domain === domain),
          )
        : null,
      retired: retirementOf(retired[domain], last),
      releases: own.map((release) => summaryOf(release, bad.get(release.version))),
    };
  });
  return {
    revision: live?.revision ?? null,
    updatedAt: live?.updatedAt ?? null,
    keyId: live?.keyId ?? null,
    domains: domains.sort(byKindAndName),
  };
}

/** Bytes of all files of a release, not compressed. */
export function bytesOf({ files }: Pick<Release, 'files'>): number {
  return Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** `73c3656f09-dirty`: ten digits tell commits apart, and what was not committed is never left out. */
export function shortRevision(revision: string): string {
  const [commit = '', ...rest] = revision.split('-');
  return [commit.slice(0, 10), ...rest].join('-');
}

function statusOf(entry: FeedEntry, history: readonly AuditEntry[]): LiveStatus {
  const change = history.at(-1);
  const { percent, fallback } = shareOf(entry);
  return {
    version: entry.version,
    percent,
    cohort: cohortName(entry, change),
    fallback: fallback?.version ?? null,
    action: change?.action === 'rollback' ? 'rollback' : 'activate',
    automatic: change?.automatic ?? false,
    since: change?.when ?? '',
    by: change?.who ?? '',
    why: change?.why ?? '',
    plan: planOf(entry, history),
  };
}

function planOf(entry: FeedEntry, history: readonly AuditEntry[]): PlanStatus | null {
  const { percent } = shareOf(entry);
  const next = entry.plan && nextStep(entry.plan, percent);
  if (!entry.plan || !next) return null;
  // A pause is a change that leaves the share as it is.
  const before = history.findLastIndex((one) => one.to !== entry.version || one.percent !== percent);
  return { ...entry.plan, next, shareSince: history[before + 1]?.when ?? '' };
}

function retirementOf(retired: RetiredDomain | undefined, change: AuditEntry | undefined): Retirement | null {
  if (!retired) return null;
  return {
    version: retired.version,
    who: change?.who ?? '',
    why: change?.why ?? '',
    when: change?.when ?? '',
  };
}

function summaryOf(release: Release, rollback: AuditEntry | undefined): PublishedRelease {
  const { version, builtAt, revision, commit = null } = release;
  const rolledBack = rollback ? { who: rollback.who, why: rollback.why, when: rollback.when } : null;
  return {
    version,
    builtAt,
    revision: revision && shortRevision(revision),
    commit,
    bytes: bytesOf(release),
    rolledBack,
    isProven: isProven(release),
  };
}

function byKindAndName(one: DomainStatus, other: DomainStatus): number {
  if (one.kind !== other.kind) return one.kind === 'shell' ? -1 : 1;
  return one.domain.localeCompare(other.domain);
}
