import { releasesOf } from '../../feed';
import { describeEvidence, isFailing, type HealthBook } from '../../health';
import type { LiveFeed } from '../feed/live-feed';
import { worstOf, type Check } from '../status';

const WINDOW_MS = 10 * 60_000;

/** What people told of each live release in the last ten minutes: 'ok', or for how many it fails. */
export async function failingReleases(
  live: Pick<LiveFeed, 'read'>,
  book: Pick<HealthBook, 'evidence'>,
  now = Date.now(),
): Promise<Readonly<Record<string, Check>>> {
  const { feed } = await live.read();
  const checks = Object.entries(feed?.domains ?? {}).flatMap(([domain, entry]): [string, Check][] => {
    if (!entry) return [];
    return releasesOf(entry).map(({ version }) => {
      const evidence = book.evidence(domain, version, now - WINDOW_MS);
      return [domain, isFailing(evidence) ? `${version}: ${describeEvidence(evidence)}` : 'ok'];
    });
  });
  return worstOf(checks);
}
