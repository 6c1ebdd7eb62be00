import type { Release, RemoteRelease, ShellRelease } from '../../releases';
import { eventMisfits } from './event-misfits';
import { navigationMisfits } from './navigation-misfits';
import { platformMisfits } from './platform-misfits';
import { slotMisfits } from './slot-misfits';

/** Releases that are live together. */
export interface Lineup {
  readonly releases: readonly Release[];
  /** What some people have, and what tabs fall back to: it must run in the shell too. */
  readonly fallbacks: readonly RemoteRelease[];
  /** What was live of domains that were retired: that its slots and events are gone keeps nobody else from going on. */
  readonly retired?: readonly Release[];
  /** During a rollout of the shell, what browsers outside of it have: the live remotes run in it, too. */
  readonly otherShell?: ShellRelease;
}

/** Why releases cannot be live together, one reason each; empty when they fit. Without a shell only paths are compared. */
export function findMisfits({ releases, fallbacks, retired = [], otherShell }: Lineup): readonly string[] {
  const shell = releases.find((release) => release.kind === 'shell');
  const remotes = releases.filter((release) => release.kind === 'remote');
  if (!shell) return navigationMisfits(remotes);
  return [
    ...[shell, ...(otherShell ? [otherShell] : [])].flatMap((host) =>
      remotes.flatMap((remote) => platformMisfits(host, remote, `${remote.domain} ${remote.version}`)),
    ),
    ...fallbacks.flatMap((remote) =>
      platformMisfits(shell, remote, `${remote.domain} ${remote.version} (the fallback)`),
    ),
    ...eventMisfits(releases, retired),
    ...slotMisfits(releases, retired),
    ...navigationMisfits(remotes),
  ];
}
