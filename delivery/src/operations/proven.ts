import type { ChangeItem, FeedDocument } from '../feed';
import { isProven } from '../releases';

/**
 * The releases that a change brings and that nobody has opened in a browser before they were published, one sentence each. Another share
 * of what is live is no news; and where nothing is live yet, there is no shell to try a release in.
 */
export function unprovenOf(live: FeedDocument | null, items: readonly ChangeItem[]): readonly string[] {
  if (!live) return [];
  return items
    .map(({ release }) => release)
    .filter((release) => live.domains[release.domain]?.version !== release.version && !isProven(release))
    .map(({ domain, version }) => `${domain} ${version} was not opened in a browser before it was published`);
}
