import type { FastifyBaseLogger } from 'fastify';
import type { FeedDocument, FeedStore } from '../../feed';
import type { LiveFeed } from './live-feed';

type Listener = (feed: FeedDocument) => void;

/** Tells of a new feed. One watch of the store serves all who listen. */
export class FeedEvents {
  private readonly listeners = new Set<Listener>();
  private announced: FeedDocument | null = null;
  private end: (() => void) | null = null;

  constructor(
    private readonly store: Pick<FeedStore, 'watch'>,
    private readonly live: LiveFeed,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** What was told last. */
  get latest(): FeedDocument | null {
    return this.announced;
  }

  start(): void {
    this.end ??= this.store.watch(() => void this.look());
  }

  stop(): void {
    this.end?.();
    this.end = null;
  }

  /** Calls for each feed that is another one than before; the result ends it. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Looks whether there is something to tell, also when the watch said nothing. */
  async look(): Promise<void> {
    try {
      // However long it takes: what is not seen now would be told with the next change only.
      const { feed } = await this.live.newest();
      if (!feed || feed === this.announced) return;
      this.announced = feed;
      for (const listener of this.listeners) listener(feed);
    } catch (error) {
      this.log.error({ err: error }, 'a change of the feed could not be told');
    }
  }
}
