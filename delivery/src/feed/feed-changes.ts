import { isEmpty, without } from '../json';
import type { Release } from '../releases';
import { chainEntries, type EntryDraft } from './audit-chain';
import { shareOf, toFeedRelease } from './feed-entry';
import type {
  AuditEntry,
  FeedDocument,
  FeedEntry,
  FeedKeys,
  FeedRelease,
  RemoteFeedEntry,
  RolloutPlan,
  UnsignedFeed,
} from './feed.types';

export interface ChangeReason {
  readonly who: string;
  readonly why: string;
  readonly when: string;
  readonly action: 'activate' | 'rollback';
  readonly automatic: boolean;
  /** What spoke against it and was overridden. */
  readonly overridden: readonly string[];
}

/** What is live of a domain that was retired, as the trail names it. */
export const NOTHING = 'nothing';

export interface ChangeItem {
  readonly release: Release;
  /** Of the same domain: what those outside the percentage get, and a tab that cannot load the release. */
  readonly fallback: FeedRelease | null;
  /** 0 to 100. */
  readonly percent: number;
  /** Who gets it beside the share. */
  readonly cohort?: ChangeCohort;
  /** What follows the share by itself. */
  readonly plan?: PlanChange;
}

export interface PlanChange {
  /** Null: nothing follows any more. */
  readonly plan: RolloutPlan | null;
  /** For the trail. */
  readonly note: string;
}

/** Companies and people who get a release first. */
export interface ChangeCohort {
  /** For the trail, which is not public. */
  readonly name: string;
  /** For the feed, which is. */
  readonly marks: readonly string[];
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
    const { percent, cohort, plan } = item;
    const audience = { percent, ...(cohort && { cohort: cohort.name }), ...(plan && { plan: plan.note }) };
    return { revision, ...because, domain, from, to: version, ...audience, overridden };
  });
  const retired = without(live?.retired ?? {}, ...items.map(({ release }) => release.domain));
  return follow(live, { domains, retired }, drafts, reason.when);
}

/** The feed without a domain, whose pages say from then on that it is not offered any more. */
export function retireDomain(
  live: FeedDocument,
  domain: string,
  entry: RemoteFeedEntry,
  reason: Omit<ChangeReason, 'action'>,
): FeedChange {
  const { version, manifest } = entry;
  const { overridden, ...because } = reason;
  const draft: EntryDraft = {
    ...{ revision: live.revision + 1, ...because, action: 'retire', domain },
    ...{ from: version, to: NOTHING, percent: 100, overridden },
  };
  const retired = { version, title: manifest['title'] ?? null, paths: manifest.paths };
  const parts = {
    domains: without(live.domains, domain),
    retired: { ...live.retired, [domain]: retired },
  };
  return follow(live, parts, [draft], reason.when);
}

/** The feed with the same release for the same people, and another plan of what follows. */
export function replanDomain(
  live: FeedDocument,
  domain: string,
  entry: FeedEntry,
  { plan, note, cohort }: PlanChange & { readonly cohort: string | null },
  reason: Omit<ChangeReason, 'action'>,
): FeedChange {
  const { version } = entry;
  const { overridden, ...because } = reason;
  const audience = { percent: shareOf(entry).percent, ...(cohort !== null && { cohort }) };
  const draft: EntryDraft = {
    ...{ revision: live.revision + 1, ...because, action: 'activate', domain },
    ...{ from: version, to: version, ...audience, plan: note, overridden },
  };
  // `Omit` of a union forgets which kind has which members.
  const changed = { ...without(entry, 'plan'), ...(plan && { plan }) } as FeedEntry;
  const { retired = {} } = live;
  return follow(live, { domains: { ...live.domains, [domain]: changed }, retired }, [draft], reason.when);
}

/** What is done to the feed as a whole, as the trail names it. */
export interface FeedNote {
  readonly action: 'vouch' | 'sign' | 'preview' | 'prune' | 'repair';
  readonly from: string | null;
  readonly to: string;
}

/** The same releases in a new revision, which says in the trail what was done; with other keys, where they are given. */
export function renewFeed(
  live: FeedDocument,
  note: FeedNote,
  reason: Omit<ChangeReason, 'action'>,
  keys: FeedKeys | undefined = live.keys,
): FeedChange {
  const { overridden, ...because } = reason;
  const draft: EntryDraft = {
    ...{ revision: live.revision + 1, ...because, action: note.action, domain: '*' },
    ...{ from: note.from, to: note.to, percent: 100, overridden },
  };
  const { next, changes } = follow(live, live, [draft], reason.when);
  return { next: keys ? { ...next, keys } : next, changes };
}

/** The same releases in a new revision that holds entries of the trail which are known already. */
export function replayEntries(live: FeedDocument, entries: readonly AuditEntry[], when: string): FeedChange {
  const { next } = follow(live, live, [], when);
  return { next: { ...next, trail: entries.at(-1)?.hash ?? live.trail }, changes: entries };
}

/**
 * The feed in a new revision that says of domains, whose change the trail knows and nobody can bring back, what is live of them;
 * open tabs take it at once, as a rollback.
 */
export function undoEntries(
  live: FeedDocument,
  lost: readonly AuditEntry[],
  note: FeedNote,
  reason: Omit<ChangeReason, 'action'>,
): FeedChange {
  const { overridden, ...because } = reason;
  const base = { revision: live.revision + 1, ...because, percent: 100, overridden };
  const domains = [...new Set(lost.map(({ domain }) => domain))].filter((domain) => domain !== '*');
  const drafts = domains.map((domain): EntryDraft => {
    const from = lost.findLast((entry) => entry.domain === domain)?.to ?? null;
    return { ...base, action: 'repair', domain, from, to: live.domains[domain]?.version ?? NOTHING };
  });
  const entries = Object.entries(live.domains).map(([domain, entry]) => {
    const isUndone = domains.includes(domain) && entry?.kind === 'remote';
    return [domain, isUndone ? { ...without(entry, 'plan'), action: 'rollback' as const } : entry] as const;
  });
  const { retired = {} } = live;
  const parts = { domains: Object.fromEntries(entries), retired };
  return follow(live, parts, [...drafts, { ...base, ...note, domain: '*' }], reason.when);
}

/** A live release without its own fallback, to become the fallback of the next one. */
export function asFallback(entry: FeedEntry): FeedRelease {
  // `Omit` of a union forgets which kind has which members.
  return without(entry as RemoteFeedEntry, 'fallback', 'percent', 'cohort', 'plan', 'action') as FeedRelease;
}

/** What everybody gets who is in no rollout: the live release, or while only a share gets it, the one before. */
export function stableOf(entry: FeedEntry | undefined): FeedRelease | null {
  if (!entry) return null;
  const { percent, fallback } = shareOf(entry);
  return percent < 100 ? fallback : asFallback(entry);
}

function toEntry(
  { release, fallback, percent, cohort, plan }: ChangeItem,
  action: ChangeReason['action'],
): FeedEntry {
  // Release and fallback are of one domain, and so of one kind.
  const audience = {
    percent,
    ...(cohort && { cohort: cohort.marks }),
    ...(plan?.plan && { plan: plan.plan }),
  };
  return { ...toFeedRelease(release), fallback, ...audience, action } as FeedEntry;
}

function follow(
  live: FeedDocument | null,
  { domains, retired = {} }: Pick<UnsignedFeed, 'domains' | 'retired'>,
  drafts: readonly EntryDraft[],
  updatedAt: string,
): FeedChange {
  const changes = chainEntries(live?.trail ?? '', drafts);
  const revision = (live?.revision ?? 0) + 1;
  const trail = changes.at(-1)?.hash ?? live?.trail ?? '';
  const taken = isEmpty(retired) ? {} : { retired };
  const keys = live?.keys ? { keys: live.keys } : {};
  return { next: { schema: 1, revision, updatedAt, domains, ...taken, ...keys, trail }, changes };
}
