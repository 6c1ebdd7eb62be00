import { without } from '../json';
import type { Release } from '../releases';
import { chainEntries, type EntryDraft } from './audit-chain';
import { toRemoteRelease, toShellEntry } from './feed-entry';
import type { AuditEntry, FeedDocument, FeedEntry, RemoteFeedRelease, UnsignedFeed } from './feed.types';

export interface ChangeReason {
  readonly who: string;
  readonly why: string;
  readonly when: string;
  readonly action: RemoteAction;
  readonly automatic: boolean;
  /** What spoke against it and was overridden. */
  readonly overridden: readonly string[];
}

type RemoteAction = 'activate' | 'rollback';

export interface ChangeItem {
  readonly release: Release;
  /** What those outside the percentage get, and a tab that cannot load the release; without meaning for a shell. */
  readonly fallback: RemoteFeedRelease | null;
  /** 0 to 100; a shell has 100. */
  readonly percent: number;
}

export interface FeedChange {
  readonly next: UnsignedFeed;
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
  const drafts = items.map((item): EntryDraft => {
    const { domain, version } = item.release;
    const from = domains[domain]?.version ?? null;
    domains[domain] = toEntry(item, reason.action);
    const { overridden, ...because } = reason;
    return { revision, ...because, domain, from, to: version, percent: item.percent, overridden };
  });
  return follow(live, domains, drafts, reason.when);
}

/** The same releases, to be signed by another key. */
export function renewFeed(
  live: FeedDocument,
  keyId: string,
  reason: Omit<ChangeReason, 'action'>,
): FeedChange {
  const { overridden, ...because } = reason;
  const draft: EntryDraft = {
    revision: live.revision + 1,
    ...because,
    action: 'sign',
    domain: '*',
    // A feed of the time before feeds were signed has no key.
    from: live.keyId ?? null,
    to: keyId,
    percent: 100,
    overridden,
  };
  return follow(live, live.domains, [draft], reason.when);
}

/** The live release of a remote without its own fallback, to become the fallback of the next one. */
export function asFallback(entry: FeedEntry | undefined): RemoteFeedRelease | null {
  return entry?.kind === 'remote' ? without(entry, 'fallback', 'percent', 'action') : null;
}

/** What everybody gets who is in no rollout: the live release, or while only a share gets it, the one before. */
export function stableOf(entry: FeedEntry | undefined): RemoteFeedRelease | null {
  return entry?.kind === 'remote' && entry.percent < 100 ? entry.fallback : asFallback(entry);
}

function toEntry({ release, fallback, percent }: ChangeItem, action: RemoteAction): FeedEntry {
  if (release.kind === 'shell') return toShellEntry(release);
  return { ...toRemoteRelease(release), fallback, percent, action };
}

function follow(
  live: FeedDocument | null,
  domains: UnsignedFeed['domains'],
  drafts: readonly EntryDraft[],
  updatedAt: string,
): FeedChange {
  const changes = chainEntries(live?.trail ?? '', drafts);
  const revision = (live?.revision ?? 0) + 1;
  const trail = changes.at(-1)?.hash ?? live?.trail ?? '';
  return { next: { schema: 1, revision, updatedAt, domains, trail }, changes };
}
