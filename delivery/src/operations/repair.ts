import { DeliveryError } from '../errors';
import {
  isSignedFeed,
  readKnownKeys,
  readTrustedKeys,
  renewFeed,
  replayEntries,
  undoEntries,
  type AuditEntry,
  type FeedChange,
  type FeedDocument,
  type FeedNote,
  type FeedRepair,
  type FeedStore,
  type Revision,
} from '../feed';
import { FeedSigner } from './feed-signer';
import type { Author } from './operation.types';

interface RepairParts {
  readonly feed: FeedStore & FeedRepair;
  readonly keysDir: string;
  readonly now: () => Date;
}

export interface RepairResult {
  /** Damaged revisions, in their order; empty when there is nothing to repair. */
  readonly damaged: readonly number[];
  /** `feed.json`, or the last good revision, which is live again. */
  readonly source: 'feed.json' | number | null;
  /** Where the damaged ones were moved. */
  readonly aside: readonly string[];
  /** What is lost for good, one line each. */
  readonly lost: readonly string[];
  /** Number of the revision that ends the repair, or would. */
  readonly revision: number | null;
}

/**
 * Mends the newest revision, of which `feed.json` is a signed copy; where that is damaged too, makes the last good revision live
 * again. Ends with a new revision, so that every tab follows, and with a line in the trail. Damaged files are kept beside.
 * @throws DeliveryError `feedUnreadable` when no revision is good, `feedUnverified` when the newest is whole and signed by a key
 * that is not trusted, `noSigningKey`, `feedConflict`
 */
export async function repair(parts: RepairParts, author: Author, dryRun = false): Promise<RepairResult> {
  const { good, damaged } = await findDamage(parts);
  const newest = damaged.at(-1);
  if (newest === undefined) return { damaged, source: null, aside: [], lost: [], revision: null };
  await new FeedSigner(parts.keysDir).key();
  const copy = await parts.feed.copy();
  if (copy?.revision === newest && isSignedFeed(copy, await readTrustedKeys(parts.keysDir)))
    return mendFromCopy(parts, copy, author, dryRun);
  if (good) return goBack(parts, good, damaged, author, dryRun);
  const message =
    'No revision can be read and verified here: bring delivery/ back from the backup, or the keys.';
  throw new DeliveryError('feedUnreadable', message);
}

/** What was done, or would be, where there was something to repair. */
export function repairSentence({ damaged, source, revision }: RepairResult, dryRun: boolean): string {
  const is = dryRun ? 'would be' : 'is';
  const what = damaged.map((number) => `revision ${number}`).join(', ');
  const done =
    source === 'feed.json'
      ? `${what} ${is} mended from its signed copy in feed.json`
      : `what was live in revision ${source} ${is} live again, in place of ${what}`;
  return `${done} (revision ${revision})`;
}

/** The newest revision that is good, and the damaged ones after it. */
async function findDamage(
  parts: RepairParts,
): Promise<{ readonly good: FeedDocument | null; readonly damaged: readonly number[] }> {
  const damaged: number[] = [];
  for (const number of (await parts.feed.revisions()).toReversed()) {
    const good = await goodRevision(parts, number, damaged.length === 0);
    if (good) return { good, damaged };
    damaged.unshift(number);
  }
  return { good: null, damaged };
}

async function mendFromCopy(
  parts: RepairParts,
  copy: FeedDocument,
  author: Author,
  dryRun: boolean,
): Promise<RepairResult> {
  const number = copy.revision;
  const changes = entriesOf(await parts.feed.trail(), number, copy);
  const lost = changes ? [] : [`${nameOf(number)} is live as it was; who made it and why is lost`];
  const result = { damaged: [number], source: 'feed.json' as const, lost, revision: number + 1 };
  if (dryRun) return { ...result, aside: [] };
  const aside = await setAside(parts, [number]);
  await parts.feed.remake({ feed: copy, changes: changes ?? [] });
  const note: FeedNote = { action: 'repair', from: nameOf(number), to: 'feed.json' };
  await commit(parts, copy, renewFeed(copy, note, reasonOf(parts, author)));
  return { ...result, aside };
}

async function goBack(
  parts: RepairParts,
  good: FeedDocument,
  damaged: readonly number[],
  author: Author,
  dryRun: boolean,
): Promise<RepairResult> {
  const trail = await parts.feed.trail();
  const known = damaged.map((number) => trail.filter(({ revision }) => revision === number));
  const lost = damaged.map((number, index) => describeLost(number, known[index] ?? []));
  const result = { damaged, source: good.revision, lost, revision: good.revision + damaged.length + 1 };
  if (dryRun) return { ...result, aside: [] };
  const aside = await setAside(parts, damaged);
  const reason = reasonOf(parts, author);
  const note: FeedNote = {
    action: 'repair',
    from: damaged.map(nameOf).join(', '),
    to: nameOf(good.revision),
  };
  let live = good;
  for (const entries of known) {
    const chains = entries[0]?.previous === live.trail;
    const change = chains ? replayEntries(live, entries, reason.when) : renewFeed(live, note, reason);
    live = await commit(parts, live, change);
  }
  // A tab that had the lost revision takes none of its number again, so there is one more.
  await commit(parts, live, undoEntries(live, known.flat(), note, reason));
  return { ...result, aside };
}

async function commit(
  { feed, keysDir }: RepairParts,
  live: FeedDocument,
  { next, changes }: FeedChange,
): Promise<FeedDocument> {
  const signed = await new FeedSigner(keysDir).sign(next, live);
  await feed.commit(signed, changes);
  return signed;
}

function reasonOf({ now }: RepairParts, author: Author) {
  return { who: author.who, why: author.why, when: now().toISOString(), automatic: false, overridden: [] };
}

/** The feed of a revision that can be read and believed, or null. */
async function goodRevision(
  { feed, keysDir }: RepairParts,
  number: number,
  isNewest: boolean,
): Promise<FeedDocument | null> {
  const revision = await feed.revision(number).catch(nullWhenUnreadable);
  if (!revision) return null;
  const keys = await (isNewest ? readTrustedKeys : readKnownKeys)(keysDir);
  if (isSignedFeed(revision.feed, keys)) return revision.feed;
  if (isNewest && !keys.some(({ keyId }) => keyId === revision.feed.keyId)) {
    const message = `${nameOf(number)} is signed by key ${revision.feed.keyId}, which is not trusted here. That is no damage: see the runbook of the signing key.`;
    throw new DeliveryError('feedUnverified', message);
  }
  return null;
}

/** What a feed changed, as the trail has it, when it has all of it. */
function entriesOf(
  trail: readonly AuditEntry[],
  number: number,
  feed: FeedDocument,
): Revision['changes'] | null {
  const entries = trail.filter(({ revision }) => revision === number);
  return entries.at(-1)?.hash === feed.trail ? entries : null;
}

function describeLost(number: number, entries: readonly AuditEntry[]): string {
  if (entries.length === 0) return `${nameOf(number)}: nobody knows what it changed`;
  const changes = entries.map(({ action, domain, to, who }) => `${action} ${domain} ${to} by ${who}`);
  return `${nameOf(number)}: ${changes.join(', ')}; do it again if it was right`;
}

async function setAside(parts: RepairParts, numbers: readonly number[]): Promise<readonly string[]> {
  const places: string[] = [];
  for (const number of numbers.toReversed()) {
    if (await goodRevision(parts, number, false))
      throw new DeliveryError(
        'feedConflict',
        `Somebody else mended ${nameOf(number)} meanwhile. Look again.`,
      );
    const place = await parts.feed.setAside(number);
    if (place !== null) places.push(place);
  }
  return places;
}

function nameOf(number: number): string {
  return `revision ${number}`;
}

function nullWhenUnreadable(error: unknown): null {
  if (error instanceof DeliveryError && error.code === 'feedUnreadable') return null;
  throw error;
}
