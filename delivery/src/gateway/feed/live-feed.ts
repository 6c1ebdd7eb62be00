import type { FastifyBaseLogger } from 'fastify';
import type { FeedDocument, FeedStore } from '../../feed';
import type { TrustedKeys } from './trusted-keys';

export interface LiveState {
  /** The newest feed that could be read and whose signature is right; null when there is none. */
  readonly feed: FeedDocument | null;
  /** Why a newer revision is not given out, or null. */
  readonly stale: string | null;
  /** What pages verify the feed with. */
  readonly keys: string;
}

/** How long a visitor waits for the store while there is a feed in memory. */
const WAIT_LIMIT_MS = 2_000;
const SILENT = 'the store does not answer';

/**
 * The feed for those who visit. One that cannot be read, or that nobody trusted has signed, is never given out: what was
 * live before stays, and is said to be stale.
 */
export class LiveFeed {
  private state: LiveState = { feed: null, stale: null, keys: '' };
  /** A right signature is checked once, not at each request. */
  private verified: FeedDocument | null = null;
  /** The trouble that is handled, or being handled: who reads meanwhile waits for the way back that is looked for. */
  private trouble: { readonly text: string; readonly handled: Promise<void> } | null = null;
  /** Reads of the store in the order in which they began: how many did, and the last one that is answered. */
  private begun = 0;
  private answered = 0;
  /** Since a read took too long; until one is answered nobody else waits. */
  private isSilent = false;

  constructor(
    private readonly store: FeedStore,
    private readonly keys: TrustedKeys,
    private readonly log: FastifyBaseLogger,
    private readonly waitLimitMs = WAIT_LIMIT_MS,
  ) {}

  /** What is live. While the store does not answer it is what was read last, as a stale one. */
  async read(): Promise<LiveState> {
    if (this.state.feed === null) return this.newest();
    if (this.isSilent) return this.state;
    const newest = this.newest();
    const turn = this.begun;
    const isLate = await isLonger(newest, this.waitLimitMs);
    // Keys that were read again may have left no feed to give out.
    if (!isLate || this.state.feed === null) return newest;
    // Who began later may have been answered.
    if (this.answered < turn) {
      this.isSilent = true;
      this.giveLastGood(SILENT);
    }
    await this.trouble?.handled;
    return this.state;
  }

  /** What is live, however long the store takes to say it. */
  async newest(): Promise<LiveState> {
    this.begun += 1;
    const turn = this.begun;
    const answer = await this.readNewest().then(
      (feed) => ({ feed }),
      (error: unknown) => ({ trouble: error instanceof Error ? error.message : String(error) }),
    );
    // What comes late tells nothing new.
    if (turn > this.answered) {
      this.answered = turn;
      this.isSilent = false;
      if ('trouble' in answer) this.giveLastGood(answer.trouble);
      else this.give(answer.feed);
    }
    await this.trouble?.handled;
    return this.state;
  }

  /** Reads the trusted keys again: what was good by a key that is gone is good no longer. */
  async reloadKeys(): Promise<void> {
    await this.keys.load();
    this.verified = null;
    this.trouble = null;
    this.isSilent = false;
    const { feed } = this.state;
    if (feed && !(await this.keys.verify(feed)))
      this.state = { feed: null, stale: null, keys: this.keys.text };
  }

  private async readNewest(): Promise<FeedDocument | null> {
    const feed = await this.store.read();
    if (feed === null || feed === this.verified) return feed;
    if (await this.keys.verify(feed)) return (this.verified = feed);
    throw new Error(this.keys.trouble ?? `revision ${feed.revision} is not signed by a trusted key`);
  }

  private give(feed: FeedDocument | null): void {
    const keys = this.keys.text;
    this.trouble = null;
    if (feed !== this.state.feed || this.state.stale !== null || this.state.keys !== keys)
      this.state = { feed, stale: null, keys };
  }

  private giveLastGood(text: string): void {
    if (text !== this.trouble?.text) this.trouble = { text, handled: this.keepLastGood(text) };
  }

  /** After a cold start there is none in memory, so the revisions are gone back. */
  private async keepLastGood(trouble: string): Promise<void> {
    const known = this.state.feed;
    const feed = known ?? (await this.newestGood().catch(() => null));
    // Meanwhile the store has told something newer.
    if (!known && this.trouble?.text !== trouble) return;
    this.state = { feed, stale: trouble, keys: this.keys.text };
    this.log.error(
      { why: trouble, given: feed?.revision ?? null },
      'feed is not usable, the last good one stays',
    );
  }

  private async newestGood(): Promise<FeedDocument | null> {
    const numbers = await this.store.revisions().catch(() => []);
    for (const number of numbers.toReversed()) {
      const revision = await this.store.revision(number).catch(() => null);
      // A copy of an old revision under a new number would be an old feed with a good signature.
      if (revision?.feed.revision === number && (await this.keys.verify(revision.feed))) return revision.feed;
    }
    return null;
  }
}

async function isLonger(work: Promise<unknown>, limitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<true>((resolve) => {
    timer = setTimeout(() => resolve(true), limitMs);
  });
  const isLate = await Promise.race([work.then(() => false), limit]);
  clearTimeout(timer);
  return isLate;
}
