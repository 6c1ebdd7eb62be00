import type { FastifyBaseLogger } from 'fastify';
import type { FeedDocument, FeedStore } from '../feed';

/** The feed for those who visit: a feed that cannot be read any more does not take down what was live before. */
export class LiveFeed {
  private lastGood: FeedDocument | null = null;

  constructor(
    private readonly store: FeedStore,
    private readonly log: FastifyBaseLogger,
  ) {}

  async read(): Promise<FeedDocument | null> {
    try {
      this.lastGood = await this.store.read();
    } catch (error) {
      this.log.error(
        { err: error, revision: this.lastGood?.revision },
        'feed cannot be read, the last one stays',
      );
    }
    return this.lastGood;
  }
}
