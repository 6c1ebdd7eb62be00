import type { ChangeItem, FeedDocument } from '../feed';
import type { ReleaseStore } from '../releases';
import { findFallback } from './find-release';
import { platformMisfits } from './misfits';

/**
 * The items without the fallbacks that could not run in the shell that is to be live: shell and remotes that need it go
 * live together. Where a share of the people stays with the fallback it is kept, and speaks against the change.
 */
export async function withFittingFallbacks(
  releases: Pick<ReleaseStore, 'find'>,
  live: FeedDocument | null,
  items: readonly ChangeItem[],
): Promise<readonly ChangeItem[]> {
  const version = live?.domains.shell?.version;
  const changed = items.find(({ release }) => release.kind === 'shell')?.release;
  const shell = changed ?? (version === undefined ? null : await releases.find('shell', version));
  if (shell?.kind !== 'shell') return items;
  return Promise.all(
    items.map(async (item) => {
      const { domain } = item.release;
      const fallback = await findFallback(releases, domain, item.fallback?.version);
      const fits = fallback?.kind !== 'remote' || platformMisfits(shell, fallback, domain).length === 0;
      return fits || item.percent < 100 ? item : { ...item, fallback: null };
    }),
  );
}
