import { DeliveryError } from '../errors';
import { isJsonObject, parseJson } from '../json';
import { fromLines, inOrder, toEntries, toLines } from './audit-lines';
import type { FeedRepair, FeedStore } from './feed-store';
import { watchState } from './feed-watch';
import type { AuditEntry, FeedDocument, Revision } from './feed.types';
import { revisionName, type RevisionFiles } from './revision-files';

/**
 * The feed as a row of revisions that never change. They are the truth: a claim makes `<n>` only for the first of two
 * writers. The copy of the feed and the trail follow it. A writer may die between the two, or be overtaken, so a reader
 * walks on from what it knows over the revisions that come after it: one small request when there is none.
 */
export class RevisionFeedStore implements FeedStore, FeedRepair {
  /** A reader that has a revision needs to look for later ones only. */
  private live: FeedDocument | null = null;

  constructor(private readonly files: RevisionFiles) {}

  async read(): Promise<FeedDocument | null> {
    if (!this.live) this.advance(await this.start());
    for (;;) {
      const next = await this.revision((this.live?.revision ?? 0) + 1);
      if (!next) return this.live;
      this.advance(next.feed);
    }
  }

  /** Another reader may have come further meanwhile. */
  private advance(feed: FeedDocument | null): void {
    if (feed && feed.revision > (this.live?.revision ?? 0)) this.live = feed;
  }

  async revision(number: number): Promise<Revision | null> {
    const text = await this.files.load(number);
    if (text === null) return null;
    const value = parsed(text);
    const feed = isJsonObject(value) ? value['feed'] : undefined;
    // One in the place of another would lead a reader in a circle.
    const isOwn = isFeed(feed) && feed.revision === number;
    if (!isJsonObject(value) || !isOwn) throw this.unreadable(revisionName(number));
    return { feed, changes: toEntries(value['changes']) };
  }

  async revisions(): Promise<readonly number[]> {
    return this.files.numbers();
  }

  async commit(next: FeedDocument, changes: readonly AuditEntry[]): Promise<void> {
    const missing = await this.missingEntries(await this.trail(), next.revision - 1);
    await this.addToTrail(missing);
    await this.remake({ feed: next, changes });
    // The change is live from here on. What fails now is made up for by the next reader and the next writer.
    await this.files.saveHead(`${JSON.stringify(next, null, 2)}\n`).catch(ignore);
    await this.addToTrail(changes).catch(ignore);
  }

  async remake({ feed, changes }: Revision): Promise<void> {
    const text = `${JSON.stringify({ feed, changes })}\n`;
    if (!(await this.files.claim(feed.revision, text))) throw await this.conflict(feed.revision);
  }

  async copy(): Promise<FeedDocument | null> {
    const text = await this.files.loadHead();
    const value = text === null ? null : parsed(text);
    return isFeed(value) ? value : null;
  }

  setAside(number: number): Promise<string | null> {
    return this.files.setAside(number);
  }

  async history(): Promise<readonly AuditEntry[]> {
    const written = await this.trail();
    const newest = (await this.files.numbers()).at(-1) ?? 0;
    const missing = await this.missingEntries(written, newest);
    return missing.length > 0 ? inOrder([...written, ...missing]) : written;
  }

  async trail(): Promise<readonly AuditEntry[]> {
    return fromLines(await this.files.loadTrail());
  }

  watch(onChange: () => void): () => void {
    const state = (): Promise<string> => this.read().then(stateOf, (error: unknown) => `not read: ${error}`);
    const { look, end } = watchState(stateOf(this.live), state, onChange);
    const stop = this.files.watch(look);
    look();
    return () => {
      stop();
      end();
    };
  }

  private async addToTrail(entries: readonly AuditEntry[]): Promise<void> {
    if (entries.length > 0) await this.files.addToTrail(toLines(entries));
  }

  private async start(): Promise<FeedDocument | null> {
    const head = await this.copy();
    const number = head?.revision ?? (await this.files.numbers()).at(-1);
    if (number !== undefined) return (await this.revision(number))?.feed ?? head;
    if ((await this.files.loadHead()) === null) return null;
    throw this.unreadable('feed.json');
  }

  /**
   * What a writer that died after its claim did not write into the trail; its revision still knows it. Whether all lines of a change of
   * several domains are there, the line after them says, which names the hash of the last; after the newest there is none.
   */
  private async missingEntries(trail: readonly AuditEntry[], upTo: number): Promise<readonly AuditEntry[]> {
    const byRevision = new Map<number, AuditEntry[]>();
    for (const entry of trail) {
      const others = byRevision.get(entry.revision);
      if (others) others.push(entry);
      else byRevision.set(entry.revision, [entry]);
    }
    const missing: AuditEntry[] = [];
    let after: AuditEntry | undefined;
    for (let number = upTo; number >= 1; number -= 1) {
      const written = byRevision.get(number) ?? [];
      let entries = written;
      if (!after || written.at(-1)?.hash !== after.previous) {
        const revision = await this.revision(number).catch(nullWhenUnreadable);
        const known = new Set(written.map(({ domain }) => domain));
        missing.unshift(...(revision?.changes ?? []).filter(({ domain }) => !known.has(domain)));
        entries = revision ? [...revision.changes] : written;
      }
      after = entries[0];
    }
    return missing;
  }

  private async conflict(number: number): Promise<DeliveryError> {
    const [change] = (await this.revision(number))?.changes ?? [];
    const winner = change ? ` by ${change.who} (${change.action} ${change.domain} ${change.to})` : '';
    const message = `The feed was changed meanwhile: revision ${number} was made${winner}. Nothing was changed by this command.`;
    return new DeliveryError('feedConflict', message);
  }

  private unreadable(name: string): DeliveryError {
    const message = `${name} in ${this.files.place} is not a feed that this version can read`;
    return new DeliveryError('feedUnreadable', message);
  }
}

/** Undefined for text that is not JSON. */
function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

function isFeed(value: unknown): value is FeedDocument {
  if (!isJsonObject(value)) return false;
  return value['schema'] === 1 && Number.isInteger(value['revision']) && isJsonObject(value['domains']);
}

function stateOf(feed: FeedDocument | null): string {
  return feed ? `${feed.revision} ${feed.signature}` : 'none';
}

/** What cannot be read is told by those who need it, and by `verify`. */
function nullWhenUnreadable(error: unknown): null {
  if (error instanceof DeliveryError && error.code === 'feedUnreadable') return null;
  throw error;
}

function ignore(): void {
  return undefined;
}
