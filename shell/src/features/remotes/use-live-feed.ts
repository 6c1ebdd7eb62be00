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
  /** As this person has it. */
  readonly feed: Feed;
  /** As it is signed, for everybody. */
  readonly signed: Feed;
  readonly isStale: boolean;
  readonly hasNewShell: boolean;
}

/**
 * The feed while somebody is signed in: begins with the one of the page, and follows every change.
 * @param person uuid, by which a rollout reaches some and not others
 */
export function useLiveFeed(page: KnownFeed, person: string): LiveFeed {
  const [{ feed, isStale }, setKnown] = useState(page);
  useEffect(() => {
    return watchFeed({ ...page, keys: pageKeys(), onChange: setKnown });
  }, [page]);
  // Of the shell in this page, whatever shell the newest feed names.
  const contract = shellOf(page.feed)?.contract ?? '';
  const chosen = useMemo(
    () => feedFor(withOverrides(feed), { person, contract, chosenShare }),
    [feed, person, contract],
  );
  const hasNewShell = shellOf(feed)?.version !== shellOf(page.feed)?.version;
  return { feed: chosen, signed: feed, isStale, hasNewShell };
}
