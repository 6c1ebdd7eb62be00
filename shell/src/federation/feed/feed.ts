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
  /** Chunks that its first page needs. */
  readonly preload?: readonly FeedFile[];
  /** Names in the shell's `preloadFor` of what it needs; missing in releases of the time before, which may need any. */
  readonly preloadOfShell?: readonly string[];
  readonly manifest: RemoteManifest;
}
export interface FeedDomain extends RemoteRelease {
  readonly kind: 'remote';
  /** The release before this one: for people outside the rollout, and when this one does not run. */
  readonly fallback: RemoteRelease | null;
  /** Share of the people who get this release, 0 to 100. */
  readonly percent: number;
  /** Marks of companies and people who get it beside the share: `cohortMark`. */
  readonly cohort?: readonly string[];
  /** How the release became live: an open tab takes a rollback at once and offers a newer release. */
  readonly action: 'activate' | 'rollback';
}
export interface FeedShell {
  readonly kind: 'shell';
  readonly version: string;
  /** Address of the release's folder, ending in a slash. */
  readonly base?: string;
  /** What every signed-in page needs. */
  readonly preload?: readonly FeedFile[];
  /** What pages of some remotes need beside that, by the name of it. */
  readonly preloadFor?: Readonly<Record<string, readonly FeedFile[]>>;
  /** Version of the platform contract that the shell provides. */
  readonly contract: string;
  /** What other browsers have, and those in which the live one did not start. */
  readonly fallback?: FeedShell | null;
  /** Share of the browsers that get it, 0 to 100. */
  readonly percent?: number;
}

/** A domain that is not offered any more. */
export interface RetiredDomain {
  /** By language, as its manifest had it; not checked. */
  readonly title: unknown;
  /** Addresses that it answered. */
  readonly paths: readonly string[];
}

/** The keys that sign feeds, as a feed names them since the first change of keys. Raw public keys in base64. */
export interface FeedKeys {
  /** From this revision on no others are believed. */
  readonly trusted: readonly string[];
  /** For each key that followed another: the signature of that one over `portal feed key <key>`. */
  readonly vouched: readonly { readonly key: string; readonly by: string; readonly signature: string }[];
}

/** The live release of each domain. The gateway signs the feed and puts it into the page. */
export interface Feed {
  readonly revision: number;
  readonly domains: Readonly<Record<string, FeedDomain | FeedShell>>;
  readonly retired?: Readonly<Record<string, RetiredDomain>>;
  readonly keys?: FeedKeys;
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

/** The shell of this page among those of a feed: the live one or, by the gateway's choice, the one before it. */
export function ownShell(feed: Feed, version: string): FeedShell | null {
  const live = shellOf(feed);
  return live?.fallback?.version === version ? live.fallback : live;
}

/**
 * Whether a reload would bring another shell. In a rollout the gateway chooses, and who has either side of it keeps it; a shell that
 * did not start in this browser is not offered to it.
 */
export function hasNewShell(feed: Feed, version: string, failed: string | null): boolean {
  const live = shellOf(feed);
  if (!live || live.version === version) return false;
  const isChosen = live.fallback?.version === version;
  return !(isChosen && ((live.percent ?? 100) < 100 || failed === live.version));
}

/** The path that each feed was asked about last, and its owner: at a navigation each domain asks the same. */
const asked = new WeakMap<Feed, { readonly pathname: string; readonly owner: string | null }>();

/**
 * The remote that answers a path, or null. When patterns of several manifests match, React Router's ranking decides: the most
 * specific pattern wins.
 */
export function ownerOf(feed: Feed, pathname: string): string | null {
  const last = asked.get(feed);
  if (last?.pathname === pathname) return last.owner;
  const paths = Object.entries(remotesOf(feed)).map(([id, { manifest }]) => [id, manifest.paths] as const);
  const owner = bestMatch(paths, pathname);
  asked.set(feed, { pathname, owner });
  return owner;
}

/** The retired domain that answered a path which nobody answers any more, or null. */
export function retiredOwnerOf({ retired = {} }: Feed, pathname: string): string | null {
  return bestMatch(
    Object.entries(retired).map(([id, { paths }]) => [id, paths]),
    pathname,
  );
}

function bestMatch(owners: readonly (readonly [string, readonly string[]])[], pathname: string) {
  const routes: RouteObject[] = owners.flatMap(([id, paths]) =>
    paths.map((path) => ({ path, id: `${id} ${path}` })),
  );
  const match = matchRoutes(routes, pathname)?.at(-1);
  return match?.route.id?.split(' ')[0] ?? null;
}
