import type { RemoteManifest } from '@portal/shared/mfe/manifest';

export interface FeedFile {
  readonly path: string;
  readonly integrity: string;
}

/** One release of a remote, as the feed names it. */
export interface RemoteRelease {
  readonly version: string;
  /** Address of the release's folder, ending in a slash. */
  readonly base: string;
  readonly entry: string;
  readonly integrity: string;
  /** Global name of the federation container; carries the version. */
  readonly container: string;
  readonly manifest: RemoteManifest;
}
export interface FeedDomain extends RemoteRelease {
  readonly kind: 'remote';
  readonly fallback: RemoteRelease | null;
}
interface FeedShell {
  readonly kind: 'shell';
  readonly version: string;
  readonly contract: string;
}

/** Which release of each domain is live (design: delivery); inlined into the page by the gateway. */
export interface Feed {
  readonly revision: number;
  readonly domains: Readonly<Record<string, FeedDomain | FeedShell>>;
}

/** The feed that came with the page. Throws when the page has none: it was not served by the gateway. */
export function readFeed(): Feed {
  const text = document.getElementById('portal-feed')?.textContent;
  if (!text) throw new Error('The page carries no feed of releases');
  return JSON.parse(text) as Feed;
}

/** The remotes of a feed, by id. */
export function remotesOf(feed: Feed): Readonly<Record<string, FeedDomain>> {
  return Object.fromEntries(
    Object.entries(feed.domains).filter((entry): entry is [string, FeedDomain] => entry[1].kind === 'remote'),
  );
}
