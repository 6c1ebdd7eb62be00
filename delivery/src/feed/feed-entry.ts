import type { Release, RemoteRelease, ShellRelease } from '../releases';
import type {
  FeedDocument,
  FeedEntry,
  FeedFile,
  FeedRelease,
  RemoteFeedEntry,
  RemoteFeedRelease,
  ShellFeedRelease,
} from './feed.types';

export function toFeedRelease(release: Release): FeedRelease {
  return release.kind === 'shell' ? toShellRelease(release) : toRemoteRelease(release);
}

/** Who gets a live release, 0 to 100 %, and what all others have. */
export function shareOf({ percent = 100, fallback = null }: FeedEntry): {
  readonly percent: number;
  readonly fallback: FeedRelease | null;
} {
  return { percent, fallback };
}

/** The releases that people have: that of the entry, and in a rollout that of all others. */
export function releasesOf(entry: FeedEntry): readonly FeedRelease[] {
  const { percent, fallback } = shareOf(entry);
  return percent < 100 && fallback ? [entry, fallback] : [entry];
}

function toShellRelease(release: ShellRelease): ShellFeedRelease {
  return {
    kind: 'shell',
    version: release.version,
    base: baseOf(release),
    contract: release.contract,
    scripts: toFeedFiles(release, release.scripts),
    styles: toFeedFiles(release, release.styles),
    preload: toFeedFiles(release, release.preload),
    ...(release.preloadFor && {
      preloadFor: Object.fromEntries(
        Object.entries(release.preloadFor).map(([name, paths]) => [name, toFeedFiles(release, paths)]),
      ),
    }),
  };
}

function toRemoteRelease(release: RemoteRelease): RemoteFeedRelease {
  return {
    kind: 'remote',
    version: release.version,
    base: baseOf(release),
    entry: release.entry,
    integrity: release.files[release.entry]?.integrity ?? '',
    container: release.container,
    preload: toFeedFiles(release, release.preload),
    ...(release.preloadOfShell && { preloadOfShell: release.preloadOfShell }),
    manifest: release.manifest,
    contract: release.contract,
  };
}

/** The remotes of a feed with their names. */
export function remotesOf(
  feed: Pick<FeedDocument, 'domains'>,
): readonly (readonly [string, RemoteFeedEntry])[] {
  return Object.entries(feed.domains).flatMap(([domain, entry]) =>
    entry?.kind === 'remote' ? [[domain, entry] as const] : [],
  );
}

function baseOf(release: Release): string {
  return `/releases/${release.domain}/${encodeURIComponent(release.version)}/`;
}

function toFeedFiles(release: Release, paths: readonly string[]): readonly FeedFile[] {
  return paths.map((path) => ({ path, integrity: release.files[path]?.integrity ?? '' }));
}
