import { DeliveryError } from '../errors';
import { toRemoteRelease, type ChangeItem, type FeedDocument } from '../feed';
import { findRelease, findRemote } from './find-release';
import { liveVersions, rolledBack } from './live-versions';
import type { DeliveryParts } from './operation.types';

/** What a rollback changes. Throws `noEarlierRelease`, `releaseNotFound`. */
export async function planRollback(
  { releases, feed }: Pick<DeliveryParts, 'releases' | 'feed'>,
  live: FeedDocument | null,
  domain: string,
  version?: string,
): Promise<ChangeItem> {
  const entry = live?.domains[domain];
  if (!entry) throw new DeliveryError('noEarlierRelease', `No release of '${domain}' is live.`);
  const before = liveVersions(await feed.history(), domain);
  const runs = entry.kind === 'remote' && entry.percent < 100;
  const target = version ?? (runs ? entry.fallback?.version : before.row.at(-2));
  if (target === undefined) throw nowhere(`no release of '${domain}' was live before ${entry.version}`);
  if (target === entry.version) throw nowhere(`${target} is live already`);

  const release = await findRelease(releases, { domain, version: target });
  const next = rolledBack(before, target).row.at(-2);
  const fallback = await findRemote(releases, domain, next);
  return { release, fallback: fallback && toRemoteRelease(fallback), percent: 100 };
}

function nowhere(reason: string): DeliveryError {
  return new DeliveryError('noEarlierRelease', `Nothing to roll back to: ${reason}.`);
}
