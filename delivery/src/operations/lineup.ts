import { remotesOf, shareOf, type UnsignedFeed } from '../feed';
import type { Release, ReleaseStore } from '../releases';
import { findMisfits, type Lineup } from './misfits';

type Finder = Pick<ReleaseStore, 'find'>;

/** What does not fit in `next` and is not live already: a change answers for what it brings, not for what it finds. */
export async function newMisfits(
  releases: Finder,
  live: UnsignedFeed | null,
  next: UnsignedFeed,
): Promise<readonly string[]> {
  const once = readOnce(releases);
  const known = live ? findMisfits(await lineupOf(once, live)) : [];
  const found = findMisfits(await lineupOf(once, next));
  return found.filter((misfit) => !known.includes(misfit));
}

/**
 * What others will miss of a domain that is to be retired: nothing of it speaks against that, and ops should know.
 */
export async function missedBy(
  releases: Finder,
  live: UnsignedFeed,
  next: UnsignedFeed,
): Promise<readonly string[]> {
  return newMisfits(releases, live, { ...next, retired: live.retired ?? {} });
}

async function lineupOf(releases: Finder, { domains, retired = {} }: UnsignedFeed): Promise<Lineup> {
  const live = Object.entries(domains).flatMap(([domain, entry]) =>
    entry ? [releases.find(domain, entry.version)] : [],
  );
  const fallbacks = remotesOf({ domains }).flatMap(([domain, { fallback }]) =>
    fallback ? [releases.find(domain, fallback.version)] : [],
  );
  const gone = Object.entries(retired).map(([domain, { version }]) => releases.find(domain, version));
  const { shell } = domains;
  const others = shell && shareOf(shell);
  const stable =
    others && others.percent < 100 ? await releases.find('shell', others.fallback?.version ?? '') : null;
  return {
    retired: (await Promise.all(gone)).filter(isThere),
    ...(stable?.kind === 'shell' && { otherShell: stable }),
    releases: (await Promise.all(live)).filter(isThere),
    fallbacks: (await Promise.all(fallbacks)).filter(isThere).filter((release) => release.kind === 'remote'),
  };
}

/** Most releases are in both lineups. */
function readOnce(releases: Finder): Finder {
  const found = new Map<string, Promise<Release | null>>();
  return {
    find(domain, version) {
      const key = `${domain}@${version}`;
      const release = found.get(key) ?? releases.find(domain, version);
      found.set(key, release);
      return release;
    },
  };
}

function isThere(release: Release | null): release is Release {
  return release !== null;
}
