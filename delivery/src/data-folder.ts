import { join } from 'node:path';
import { FileFeedStore, type FeedStore } from './feed';
import { FileReleaseStore, type ReleaseStore } from './releases';

export interface Stores {
  readonly releases: ReleaseStore;
  readonly feed: FeedStore;
}

/** The stores of a data folder. The one place that knows which kind of store is used. */
export function openStores(dataDir: string): Stores {
  return {
    releases: new FileReleaseStore(join(dataDir, 'releases')),
    feed: new FileFeedStore(join(dataDir, 'delivery')),
  };
}
