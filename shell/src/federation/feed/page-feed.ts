import { shellOf, type Feed } from './feed';
import { FeedRefused, verifyFeed } from './verify-feed';

const KEY = 'portal.lastFeed';

export interface KnownFeed {
  readonly feed: Feed;
  /** The newest feed is out of reach or has no valid signature; this is the last valid one. */
  readonly isStale: boolean;
}

/** The public keys in the page, one of which must have signed a feed. */
export function pageKeys(): readonly string[] {
  return metaOf('portal-feed-keys').split(' ').filter(Boolean);
}

/** Version of the shell in this page: the gateway's choice or, in a page that says none, the live one. */
export function pageShell(feed: Feed): string {
  return metaOf('portal-shell') || (shellOf(feed)?.version ?? '');
}

/** Version of a shell that did not start in this browser: the watchdog's cookie. */
export function failedShell(): string | null {
  const [, version] = /(?:^|; )portal-shell-failed=([^;]+)/.exec(document.cookie) ?? [];
  return version === undefined ? null : decodeURIComponent(version);
}

/**
 * Returns the feed in the page or, when its signature is not valid, the last valid feed of this browser.
 * @throws FeedRefused without either: the page does not come from a working gateway.
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

/** Stores a verified feed as the fallback of later visits. */
export function keepFeed(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // The storage is full or blocked; later visits then have no fallback.
  }
}

function metaOf(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
