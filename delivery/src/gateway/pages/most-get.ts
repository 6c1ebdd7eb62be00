import type { RemoteFeedEntry, RemoteFeedRelease } from '../../feed';

/** The release that most people get: who gets the other one loads it without a head start. */
export function mostGet(entry: RemoteFeedEntry): RemoteFeedRelease {
  return entry.percent < 50 && entry.fallback ? entry.fallback : entry;
}
