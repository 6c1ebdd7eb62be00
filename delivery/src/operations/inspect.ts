import type { AuditEntry, FeedEntry } from '../feed';
import type { Release } from '../releases';
import type { DeliveryParts } from './operation.types';

export interface LiveStatus {
  readonly version: string;
  /** 0 to 100. */
  readonly percent: number;
  /** Version that all others have, and that a tab falls back to. */
  readonly fallback: string | null;
  readonly action: 'activate' | 'rollback';
  readonly automatic: boolean;
  /** When, by whom and why it became so; empty where the trail does not say. */
  readonly since: string;
  readonly by: string;
  readonly why: string;
}

export interface PublishedRelease {
  readonly version: string;
  /** Of the build, ISO 8601. */
  readonly builtAt: string;
  /** Of the source, where it is known. */
  readonly revision: string | null;
  /** All files, not compressed. */
  readonly bytes: number;
}

export interface DomainStatus {
  readonly domain: string;
  readonly kind: 'shell' | 'remote';
  readonly live: LiveStatus | null;
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
  const names = new Set([...Object.keys(entries), ...published.map(({ domain }) => domain)]);
  const domains = [...names].map((domain): DomainStatus => {
    const own = published.filter((release) => release.domain === domain);
    const entry = entries[domain];
    return {
      domain,
      kind: entry?.kind ?? own[0]?.kind ?? 'remote',
      live: entry
        ? statusOf(
            entry,
            history.findLast((change) => change.domain === domain),
          )
        : null,
      releases: own.map(summaryOf),
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

function statusOf(entry: FeedEntry, change: AuditEntry | undefined): LiveStatus {
  const isRemote = entry.kind === 'remote';
  return {
    version: entry.version,
    percent: isRemote ? entry.percent : 100,
    fallback: isRemote ? (entry.fallback?.version ?? null) : null,
    action: change?.action === 'rollback' ? 'rollback' : 'activate',
    automatic: change?.automatic ?? false,
    since: change?.when ?? '',
    by: change?.who ?? '',
    why: change?.why ?? '',
  };
}

function summaryOf(release: Release): PublishedRelease {
  const { version, builtAt, revision } = release;
  return { version, builtAt, revision, bytes: bytesOf(release) };
}

function byKindAndName(one: DomainStatus, other: DomainStatus): number {
  if (one.kind !== other.kind) return one.kind === 'shell' ? -1 : 1;
  return one.domain.localeCompare(other.domain);
}
