import { useEffect, useMemo, useState } from 'react';
import {
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
    let isOver = false;
    const onChange = async (known: KnownFeed) => {
      const overridden = await withOverrides(known.feed);
      if (!isOver) setKnown({ ...known, feed: overridden });
    };
    const stop = watchFeed({ ...page, keys: pageKeys(), onChange: (known) => void onChange(known) });
    return () => {
      isOver = true;
      stop();
    };
  }, [page]);
  // Of the shell in this page, whatever shell the newest feed names.
  const contract = shellOf(page.feed)?.contract ?? '';
  const chosen = useMemo(() => feedFor(feed, { person, contract }), [feed, person, contract]);
  return { feed: chosen, isStale, hasNewShell: shellOf(feed)?.version !== shellOf(page.feed)?.version };
}
