import type { Release, RemoteRelease } from '../../releases';
import { eventMisfits } from './event-misfits';
import { navigationMisfits } from './navigation-misfits';
import { platformMisfits } from './platform-misfits';
import { slotMisfits } from './slot-misfits';

/** Releases that are live together. */
export interface Lineup {
  readonly releases: readonly Release[];
  /** What some people have, and what tabs fall back to: it must run in the shell too. */
  readonly fallbacks: readonly RemoteRelease[];
}

/** Why releases cannot be live together, one reason each; empty when they fit. Without a shell only paths are compared. */
export function findMisfits({ releases, fallbacks }: Lineup): readonly string[] {
  const shell = releases.find((release) => release.kind === 'shell');
  const remotes = releases.filter((release) => release.kind === 'remote');
  if (!shell) return navigationMisfits(remotes);
  return [
    ...remotes.flatMap((remote) => platformMisfits(shell, remote, `${remote.domain} ${remote.version}`)),
    ...fallbacks.flatMap((remote) =>
      platformMisfits(shell, remote, `${remote.domain} ${remote.version} (the fallback)`),
    ),
    ...eventMisfits(releases),
    ...slotMisfits(releases),
    ...navigationMisfits(remotes),
  ];
}
