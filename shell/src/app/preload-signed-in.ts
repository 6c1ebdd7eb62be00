import { HOME_PATH } from '@portal/shared/contract';
import { remotesOf, ownerOf, ownShell, type Feed, type FeedFile } from '../federation/feed/feed';
import { pageShell } from '../federation/feed/page-feed';
import { rememberedPath } from '../features/session';

const isPreloaded = new Set<string>();

/**
 * Fetches what the page after the login needs, without running it: called while somebody types, so that the sign-in waits for its
 * calls alone. A remote in a rollout is left out, as nobody is known yet whose side could be chosen.
 */
export function preloadSignedIn(feed: Feed): void {
  const shell = ownShell(feed, pageShell(feed));
  const { pathname } = new URL(rememberedPath() ?? HOME_PATH, window.location.origin);
  const owner = remotesOf(feed)[ownerOf(feed, pathname) ?? ownerOf(feed, HOME_PATH) ?? ''];
  const base = shell?.base ?? '';
  preload(base, shell?.preload);
  if (!owner || owner.percent < 100) return;
  const { preloadFor = {} } = shell ?? {};
  for (const name of owner.preloadOfShell ?? Object.keys(preloadFor)) preload(base, preloadFor[name]);
  preload(owner.base, [{ path: owner.entry, integrity: owner.integrity }, ...(owner.preload ?? [])]);
}

function preload(base: string, files: readonly FeedFile[] = []): void {
  for (const { path, integrity } of files) {
    const href = base + path;
    if (isPreloaded.has(href)) continue;
    isPreloaded.add(href);
    const link = document.createElement('link');
    Object.assign(link, {
      ...{ rel: 'preload', href, integrity, crossOrigin: 'anonymous' },
      as: path.endsWith('.css') ? 'style' : 'script',
    });
    document.head.append(link);
  }
}
