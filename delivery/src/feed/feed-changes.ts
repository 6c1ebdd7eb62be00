import { without } from '../json';
import type { Release } from '../releases';
import { toRemoteRelease, toShellEntry } from './feed-entry';
import type { AuditEntry, FeedDocument, FeedEntry, RemoteFeedRelease } from './feed.types';

export interface ChangeReason {
  readonly who: string;
  readonly why: string;
  readonly when: string;
  readonly action: AuditEntry['action'];
  readonly automatic: boolean;
}

export interface ChangeItem {
  readonly release: Release;
  /** What a tab falls back to; for a shell it has no meaning. */
  readonly fallback: RemoteFeedRelease | null;
}

export interface FeedChange {
  readonly next: FeedDocument;
  readonly changes: readonly AuditEntry[];
}

/** The feed with the given releases live, all in one revision, and the lines for the audit trail. */
export function changeFeed(
  live: FeedDocument | null,
  items: readonly ChangeItem[],
  reason: ChangeReason,
): FeedChange {
  const revision = (live?.revision ?? 0) + 1;
  const domains: Record<string, FeedEntry | undefined> = { ...live?.domains };
  const changes = items.map(({ release, fallback }): AuditEntry => {
    const { domain, version } = release;
    const from = domains[domain]?.version ?? null;
    domains[domain] =
      release.kind === 'shell'
        ? toShellEntry(release)
        : { ...toRemoteRelease(release), fallback, percent: 100 };
    return { revision, ...reason, domain, from, to: version };
  });
  const next: FeedDocument = {
    schema: 1,
    revision,
    updatedAt: reason.when,
    domains: domains as FeedDocument['domains'],
  };
  return { next, changes };
}

/** The live release of a remote without its own fallback, to become the fallback of the next one. */
export function asFallback(entry: FeedEntry | undefined): RemoteFeedRelease | null {
  return entry?.kind === 'remote' ? without(entry, 'fallback', 'percent') : null;
}
