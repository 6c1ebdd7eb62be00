import { createContext, use } from 'react';
import type { LiveFeed } from '../../features/remotes';

interface ReleasesOfTab extends LiveFeed {
  /** Version of the released shell, also when the page runs another one. */
  readonly shell: string;
}

/** What is live, and what this tab runs of it, for the few places in the frame that show it. */
export const Releases = createContext<ReleasesOfTab | null>(null);

/** @throws an Error outside of the signed-in portal */
export function useReleases(): ReleasesOfTab {
  const releases = use(Releases);
  if (!releases) throw new Error('Nothing is live outside of the signed-in portal');
  return releases;
}
