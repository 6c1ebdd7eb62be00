import type { Feed } from './feed';
import { FeedRefused, verifyFeed } from './verify-feed';

const KEY = 'portal.lastFeed';

/** A feed, and whether it is known to be the newest one. */
export interface KnownFeed {
  readonly feed: Feed;
  /** True while the newest feed cannot be had or is not rightly signed: what is shown is the last good one. */
  readonly isStale: boolean;
}

/** The keys that the gateway trusts, by which the page judges every feed. */
export function pageKeys(): readonly string[] {
  return metaOf('portal-feed-keys').split(' ').filter(Boolean);
}

/**
 * The feed that came with the page; if it is not rightly signed, the last good one of this browser.
 * @throws FeedRefused when there is neither: the page was not served by the gateway, or by a broken one.
 */
export async function readPageFeed(): Promise<KnownFeed> {
  const text = document.getElementById('portal-feed')?.textContent ?? '';
  try {
    const feed = await verifyFeed(text, pageKeys());
    keepFeed(text);
    return { feed, isStale: metaOf('portal-feed-state') === 'stale' };
  } catch (refused) {
    const kept = localStorage.getItem(KEY);
    if (!(refused instanceof FeedRefused) || kept === null) throw refused;
    return { feed: await verifyFeed(kept, pageKeys()), isStale: true };
  }
}

/** Keeps a verified feed for a day on which no good one comes. */
export function keepFeed(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Storage is full or forbidden: then there is nothing to go back to.
  }
}

function metaOf(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
