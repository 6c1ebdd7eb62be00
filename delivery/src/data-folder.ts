import { join } from 'node:path';
import { FileRevisions, RevisionFeedStore, S3Revisions, type FeedRepair, type FeedStore } from './feed';
import { FileReleaseStore, S3ReleaseStore, type ReleaseStore } from './releases';
import { Bucket, readBucketSettings } from './stores';

export interface Stores {
  readonly releases: ReleaseStore;
  readonly feed: FeedStore & FeedRepair;
  /** Folder of the keys that sign the feed, and of those that are trusted; always of the file system. */
  readonly keysDir: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The stores of an environment: in a bucket where `DELIVERY_S3_BUCKET` names one, else in the data folder; the keys in
 * `DELIVERY_KEYS`, else beside the feed. The one place that knows which kind of store is used.
 */
export function openStores(dataDir: string, env: Environment = {}): Stores {
  const settings = readBucketSettings(env);
  const bucket = settings && new Bucket(settings);
  return {
    releases: bucket ? new S3ReleaseStore(bucket) : new FileReleaseStore(join(dataDir, 'releases')),
    feed: new RevisionFeedStore(
      bucket ? new S3Revisions(bucket) : new FileRevisions(join(dataDir, 'delivery')),
    ),
    keysDir: env['DELIVERY_KEYS'] || join(dataDir, 'delivery', 'keys'),
  };
}
