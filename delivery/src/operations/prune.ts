import { mapLimited } from '../files';
import type { AuditEntry } from '../feed';
import type { Release, ReleaseName, ReleaseStore } from '../releases';

const AT_ONCE = 8;

/** A release as the trail names it. */
export function nameOf({ domain, version }: ReleaseName): string {
  return `${domain}@${version}`;
}

/** Bytes that a release takes, with its compressed copies. */
export function storedBytes({ files }: Pick<Release, 'files'>): number {
  return Object.values(files).reduce((sum, { bytes, brotli }) => sum + bytes + (brotli ?? 0), 0);
}

/** Ends what an interrupted prune began: removes what it committed, and shows again what it did not. */
export async function endInterruptedPrune(
  releases: ReleaseStore,
  history: readonly AuditEntry[],
): Promise<void> {
  const pruned = new Set(history.flatMap(({ action, to }) => (action === 'prune' ? to.split(', ') : [])));
  await mapLimited(await releases.withdrawn(), AT_ONCE, (name) =>
    pruned.has(nameOf(name)) ? releases.remove(name) : releases.restore(name),
  );
}

/**
 * Removes releases around the change of the feed that says so. They are hidden before it, so that nobody can make one live at the
 * same time: who found it before loses the revision to `commit`. When `commit` throws, all are there again.
 */
export async function removeReleases(
  releases: ReleaseStore,
  names: readonly ReleaseName[],
  commit: () => Promise<void>,
): Promise<void> {
  try {
    await mapLimited(names, AT_ONCE, (name) => releases.withdraw(name));
    await commit();
  } catch (error) {
    await mapLimited(names, AT_ONCE, (name) => releases.restore(name));
    throw error;
  }
  await mapLimited(names, AT_ONCE, (name) => releases.remove(name));
}
