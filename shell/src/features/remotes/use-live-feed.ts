import { useEffect, useMemo, useState } from 'react';
import {
  chosenShare,
  feedFor,
  pageKeys,
  shellOf,
  watchFeed,
  withOverrides,
  type Feed,
  type KnownFeed,
} from '../../federation';

export interface LiveFeed {
  /** The feed for this person, with rollouts, overrides and choices applied. */
  readonly feed: Feed;
  /** The signed feed, the same for everybody. */
  readonly signed: Feed;
  readonly isStale: boolean;
  readonly hasNewShell: boolean;
}

/**
 * The current feed, starting with the one in the page.
 * @param person uuid, which decides the person's side of a rollout
 */
export function useLiveFeed(page: KnownFeed, person: string): LiveFeed {
  const [{ feed, isStale }, setKnown] = useState(page);
  useEffect(() => {
    return watchFeed({ ...page, keys: pageKeys(), onChange: setKnown });
  }, [page]);
  // The contract of the shell in this page, not of the newest one.
  const contract = shellOf(page.feed)?.contract ?? '';
  const chosen = useMemo(
    () => feedFor(withOverrides(feed), { person, contract, chosenShare }),
    [feed, person, contract],
  );
  const hasNewShell = shellOf(feed)?.version !== shellOf(page.feed)?.version;
  return { feed: chosen, signed: feed, isStale, hasNewShell };
}
