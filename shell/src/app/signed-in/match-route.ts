import { HOME_PATH, PAGES, pathTo } from '@portal/shared/contract';
import type { RemoteManifest } from '@portal/shared/mfe/manifest';
import { matchPath } from '@portal/shared/router';
import { ownerOf, remotesOf, retiredOwnerOf, type Feed } from '../../federation/feed/feed';
import { titleOfRetired } from '../../federation/feed/manifest-shape';
import { isForbidden, type Viewer } from '../../features/layout';
import { GUEST_PATHS } from '../guest-pages';

export type ShellPage = 'quickGuide' | 'resetPassword';

/** The shell page, remote or redirect of an address. */
export type RouteMatch =
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'guest' }
  | { readonly kind: 'page'; readonly page: ShellPage }
  | { readonly kind: 'remote'; readonly id: string }
  | {
      readonly kind: 'retired';
      readonly title: RemoteManifest['title'];
      /** Whether the start page can be gone to: its domain may be the retired one. */
      readonly hasStart: boolean;
    }
  | { readonly kind: 'missing' };

/** Where one's second factor is set up. */
const SECURITY = pathTo('profile', { tab: 'security' });
const SHELL_PAGES: readonly ShellPage[] = ['quickGuide', 'resetPassword'];
/** Redirects of specification § 2 (SH-03); the first match wins. */
const REDIRECTS: readonly (readonly [pattern: string, to: string])[] = [
  [PAGES.home, HOME_PATH],
  [PAGES.dashboardRoot, HOME_PATH],
  [PAGES.casesRoot, HOME_PATH],
  [PAGES.caseWithoutTab, PAGES.casesRoot],
  [PAGES.profileRoot, pathTo('profile', { tab: 'profile' })],
];

export function manifestsOf(feed: Feed): readonly RemoteManifest[] {
  return Object.values(remotesOf(feed)).map(({ manifest }) => manifest);
}

/** @param isHeld whether the person has to set up a second factor before anything else */
export function matchRoute(pathname: string, feed: Feed, viewer: Viewer, isHeld = false): RouteMatch {
  const place = findPlace(pathname, feed, viewer);
  if (!isHeld || place.kind === 'page' || pathname === SECURITY) return place;
  return { kind: 'redirect', to: SECURITY };
}

function findPlace(pathname: string, feed: Feed, viewer: Viewer): RouteMatch {
  if (GUEST_PATHS.some((path) => matchPath(path, pathname))) return { kind: 'guest' };
  const to = redirectOf(pathname);
  if (to !== undefined) return { kind: 'redirect', to };
  const page = SHELL_PAGES.find((name) => matchPath(PAGES[name], pathname));
  if (page) return { kind: 'page', page };
  if (isForbidden(manifestsOf(feed), viewer, pathname)) return { kind: 'redirect', to: PAGES.home };
  const id = ownerOf(feed, pathname);
  return id === null ? placeOfNobody(pathname, feed) : { kind: 'remote', id };
}

function placeOfNobody(pathname: string, feed: Feed): RouteMatch {
  const id = retiredOwnerOf(feed, pathname);
  const domain = id === null ? undefined : feed.retired?.[id];
  if (id === null || !domain) return { kind: 'missing' };
  return { kind: 'retired', title: titleOfRetired(id, domain), hasStart: ownerOf(feed, HOME_PATH) !== null };
}

function redirectOf(pathname: string): string | undefined {
  // A room's address looks like a case's.
  if (matchPath(PAGES.room, pathname)) return undefined;
  return REDIRECTS.find(([pattern]) => matchPath(pattern, pathname))?.[1];
}
