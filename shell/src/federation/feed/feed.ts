import type { RemoteManifest } from '@portal/shared/mfe/manifest';
import { matchRoutes, type RouteObject } from '@portal/shared/router';

export interface FeedFile {
  readonly path: string;
  readonly integrity: string;
}

/** A release of a remote. */
export interface RemoteRelease {
  readonly version: string;
  /** Address of the release's folder, ending in a slash. */
  readonly base: string;
  readonly entry: string;
  readonly integrity: string;
  /** Global name of the federation container; carries the version. */
  readonly container: string;
  /** Range of the platform contract that the release was built for. */
  readonly contract: string;
  readonly manifest: RemoteManifest;
}
export interface FeedDomain extends RemoteRelease {
  readonly kind: 'remote';
  /** The release before this one: for people outside the rollout, and when this one does not run. */
  readonly fallback: RemoteRelease | null;
  /** Share of the people who get this release, 0 to 100. */
  readonly percent: number;
  /** How the release became live: an open tab takes a rollback at once and offers a newer release. */
  readonly action: 'activate' | 'rollback';
}
export interface FeedShell {
  readonly kind: 'shell';
  readonly version: string;
  /** Version of the platform contract that the shell provides. */
  readonly contract: string;
}

/** The live release of each domain. The gateway signs the feed and puts it into the page. */
export interface Feed {
  readonly revision: number;
  readonly domains: Readonly<Record<string, FeedDomain | FeedShell>>;
}

/** The remotes of a feed by id. */
export function remotesOf(feed: Feed): Readonly<Record<string, FeedDomain>> {
  return Object.fromEntries(
    Object.entries(feed.domains).filter((entry): entry is [string, FeedDomain] => entry[1].kind === 'remote'),
  );
}

/** The shell of a feed, or null. */
export function shellOf(feed: Feed): FeedShell | null {
  const shell = feed.domains['shell'];
  return shell?.kind === 'shell' ? shell : null;
}

/**
 * The remote that answers a path, or null. When patterns of several manifests match, React Router's ranking decides: the most
 * specific pattern wins.
 */
export function ownerOf(feed: Feed, pathname: string): string | null {
  const routes: RouteObject[] = Object.entries(remotesOf(feed)).flatMap(([id, { manifest }]) =>
    manifest.paths.map((path) => ({ path, id: `${id} ${path}` })),
  );
  const match = matchRoutes(routes, pathname)?.at(-1);
  return match?.route.id?.split(' ')[0] ?? null;
}
