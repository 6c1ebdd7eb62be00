import { createHash } from 'node:crypto';
import { shareOf, type ShellFeedEntry, type ShellFeedRelease } from '../../feed';

/** What the gateway knows of a browser that asks for a page. */
export interface Browser {
  /** The random name that the gateway gave it. */
  readonly id: string;
  /** Version of a shell that did not start in it. */
  readonly failedShell: string | null;
}

export interface ShellChoice {
  readonly shell: ShellFeedRelease;
  /** What this browser gets when that does not start. */
  readonly fallback: ShellFeedRelease | null;
}

/**
 * The shell for a browser. In a rollout it gets the new release or the one before, the same on every visit; one that did not start
 * in it is not given to it again.
 */
export function chooseShell(entry: ShellFeedEntry, { id, failedShell }: Browser): ShellChoice {
  const { percent } = shareOf(entry);
  const { fallback = null } = entry;
  if (!fallback) return { shell: entry, fallback };
  const isReached = isInRollout(entry.version, id, percent) && failedShell !== entry.version;
  return isReached ? { shell: entry, fallback } : { shell: fallback, fallback: null };
}

/** By a hash: a growing rollout keeps the browsers it has reached, and the next one begins with others. */
function isInRollout(version: string, browser: string, percent: number): boolean {
  const hash = createHash('sha256').update(`shell@${version}:${browser}`).digest();
  return (hash.readUInt32BE() / 2 ** 32) * 100 < percent;
}
