import { DeliveryError } from '../errors';
import {
  shareOf,
  toFeedRelease,
  type AuditEntry,
  type ChangeItem,
  type FeedDocument,
  type FeedEntry,
} from '../feed';
import { findFallback, findRelease } from './find-release';
import { liveVersions, rolledBack } from './live-versions';
import type { DeliveryParts } from './operation.types';

/** What a rollback changes. Throws `noEarlierRelease`, `releaseNotFound`. */
export async function planRollback(
  releases: DeliveryParts['releases'],
  live: FeedDocument | null,
  history: readonly AuditEntry[],
  domain: string,
  version?: string,
): Promise<ChangeItem> {
  const entry = live?.domains[domain];
  if (!entry)
    throw new DeliveryError('noEarlierRelease', `No release of '${domain}' is live${wayBack(live, domain)}.`);
  const before = liveVersions(history, domain);
  const { percent, fallback: others } = shareOf(entry);
  const target = version ?? (percent < 100 ? others?.version : before.row.at(-2));
  if (target === undefined)
    throw nowhere(`no release of '${domain}' was live before ${entry.version}${adviceFor(entry)}`);
  if (target === entry.version) throw nowhere(`${target} is live already`);

  const release = await findRelease(releases, { domain, version: target });
  const next = rolledBack(before, target).row.at(-2);
  const fallback = await findFallback(releases, domain, next);
  return { release, fallback: fallback && toFeedRelease(fallback), percent: 100 };
}

function nowhere(reason: string): DeliveryError {
  return new DeliveryError('noEarlierRelease', `Nothing to roll back to: ${reason}.`);
}

function adviceFor({ kind }: FeedEntry): string {
  return kind === 'remote' ? '; to take the domain away: retire' : '';
}

function wayBack(live: FeedDocument | null, domain: string): string {
  const retired = live?.retired?.[domain];
  return retired ? `: it is retired, and 'activate ${domain}@${retired.version}' brings it back` : '';
}
