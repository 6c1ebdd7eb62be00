import { remotesOf, type FeedDomains, type UnsignedFeed } from '../feed';
import type { Release, ReleaseStore } from '../releases';
import { findMisfits, type Lineup } from './misfits';

type Finder = Pick<ReleaseStore, 'find'>;

/** What does not fit in `next` and is not live already: a change answers for what it brings, not for what it finds. */
export async function newMisfits(
  releases: Finder,
  live: UnsignedFeed | null,
  next: UnsignedFeed,
): Promise<readonly string[]> {
  const known = live ? findMisfits(await lineupOf(releases, live.domains)) : [];
  const found = findMisfits(await lineupOf(releases, next.domains));
  return found.filter((misfit) => !known.includes(misfit));
}

async function lineupOf(releases: Finder, domains: FeedDomains): Promise<Lineup> {
  const live = Object.entries(domains).flatMap(([domain, entry]) =>
    entry ? [releases.find(domain, entry.version)] : [],
  );
  const fallbacks = remotesOf({ domains }).flatMap(([domain, { fallback }]) =>
    fallback ? [releases.find(domain, fallback.version)] : [],
  );
  return {
    releases: (await Promise.all(live)).filter(isThere),
    fallbacks: (await Promise.all(fallbacks)).filter(isThere).filter((release) => release.kind === 'remote'),
  };
}

function isThere(release: Release | null): release is Release {
  return release !== null;
}
