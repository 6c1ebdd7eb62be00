import { DeliveryError } from '../errors';
import type { Release, ReleaseStore } from '../releases';
import type { ReleaseRef } from './operation.types';

/** Throws `releaseNotFound`, with the releases that there are. */
export async function findRelease(releases: ReleaseStore, { domain, version }: ReleaseRef): Promise<Release> {
  const release = await releases.find(domain, version);
  if (release) return release;
  const known = (await releases.list(domain)).map((other) => other.version);
  const hint = known.length > 0 ? `There are: ${known.slice(0, 10).join(', ')}.` : 'None is published.';
  throw new DeliveryError('releaseNotFound', `No release ${version} of '${domain}'. ${hint}`);
}

/** A release that is there, or null. */
export async function findFallback(
  releases: Pick<ReleaseStore, 'find'>,
  domain: string,
  version: string | undefined,
): Promise<Release | null> {
  return version === undefined ? null : releases.find(domain, version);
}
