import { asFallback, shareOf, toFeedRelease, type FeedDocument, type FeedEntry } from '../../feed';
import type { DeliveryParts, ReleaseRef } from '../operation.types';
import { verifyRelease, type Verification } from './verify-release';
import { verifyRevisions } from './verify-revisions';

export interface FeedVerification extends Verification {
  readonly revisions: number;
  readonly releases: readonly ReleaseRef[];
}

/** Checks all revisions, the audit trail, and every release that is live or a fallback. */
export async function verifyFeed({
  feed,
  releases,
  keysDir,
}: Omit<DeliveryParts, 'now'>): Promise<FeedVerification> {
  const { findings, revisions, newest } = await verifyRevisions(feed, keysDir);
  const all = [...findings];
  let files = 0;
  const used = newest ? usedReleases(newest.feed) : [];
  for (const { domain, version, asLive } of used) {
    const found = await verifyRelease(releases, { domain, version });
    const release = await releases.find(domain, version);
    if (release && JSON.stringify(asLive) !== JSON.stringify(toFeedRelease(release))) {
      all.push(`${domain}@${version}: the feed says otherwise than its release.json`);
    }
    all.push(...found.findings);
    files += found.files;
  }
  return { findings: all, files, revisions, releases: used };
}

interface UsedRelease extends ReleaseRef {
  /** What the feed says of the release itself. */
  readonly asLive: object;
}

function usedReleases({ domains }: FeedDocument): readonly UsedRelease[] {
  return Object.entries(domains).flatMap(([domain, entry]) => (entry ? used(domain, entry) : []));
}

function used(domain: string, entry: FeedEntry): readonly UsedRelease[] {
  const { fallback } = shareOf(entry);
  return [
    { domain, version: entry.version, asLive: asFallback(entry) },
    ...(fallback ? [{ domain, version: fallback.version, asLive: fallback }] : []),
  ];
}
