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

  constructor(
    private readonly store: FeedStore,
    private readonly keys: TrustedKeys,
    private readonly log: FastifyBaseLogger,
  ) {}

  async read(): Promise<LiveState> {
    try {
      const feed = await this.readNewest();
      const keys = this.keys.text;
      this.trouble = null;
      if (feed !== this.state.feed || this.state.stale !== null || this.state.keys !== keys)
        this.state = { feed, stale: null, keys };
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      if (text !== this.trouble?.text) this.trouble = { text, handled: this.keepLastGood(text) };
      await this.trouble.handled;
    }
    return this.state;
  }

  /** Reads the trusted keys again: what was good by a key that is gone is good no longer. */
  async reloadKeys(): Promise<void> {
    await this.keys.load();
    this.verified = null;
    this.trouble = null;
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

  /** After a cold start there is none in memory, so the revisions are gone back. */
  private async keepLastGood(trouble: string): Promise<void> {
    const feed = this.state.feed ?? (await this.newestGood().catch(() => null));
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
