import type { FeedStore } from '../../feed';
import type { LiveFeed } from '../feed/live-feed';

/**
 * The store as visitors see it: its feed is the one that is given out, also while a newer one cannot be read or trusted,
 * and so ops see what is live in truth.
 */
export function givenFeed(store: FeedStore, live: LiveFeed): FeedStore {
  return {
    read: async () => (await live.read()).feed,
    // The trail as it is written leaves out, at most, the entries of a revision that nobody can read.
    history: () => store.history().catch(() => store.trail()),
    trail: () => store.trail(),
    revision: (number) => store.revision(number),
    revisions: () => store.revisions(),
    commit: (next, changes) => store.commit(next, changes),
    watch: (onChange) => store.watch(onChange),
  };
}
