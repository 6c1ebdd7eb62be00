import { useLocation } from '@portal/shared/router';
import { hasUnsavedInput } from '@portal/shared/ui';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  chosenShare,
  failedShell,
  feedFor,
  followPreview,
  hasNewShell,
  knownPreview,
  ownerOf,
  ownShell,
  pageKeys,
  pageShell,
  remotesOf,
  watchFeed,
  withOverrides,
  withPreview,
  type Feed,
  type FeedDomain,
  type KnownFeed,
} from '../../federation';

export interface LiveFeed {
  /** The feed for this person, with rollouts, overrides, a preview and choices applied. */
  readonly feed: Feed;
  /** The signed feed, the same for everybody. */
  readonly signed: Feed;
  readonly isStale: boolean;
  readonly hasNewShell: boolean;
}

/** What was learned since the page came, by the feed that came in it: the next person to sign in here goes on from there. */
const learned = new WeakMap<KnownFeed, KnownFeed>();

/**
 * The current feed, starting with the one in the page or, after another sign-in, with the newest known.
 * @param person uuid, which with that of the company decides the person's side of a rollout
 */
export function useLiveFeed(page: KnownFeed, person: string, company: string): LiveFeed {
  const [{ feed, isStale }, setKnown] = useState(() => learned.get(page) ?? page);
  const [held, setHeld] = useState<HeldDomain | null>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const start = learned.get(page) ?? page;
    let last = start.feed;
    const onChange = (next: KnownFeed) => {
      const before = last;
      last = next.feed;
      learned.set(page, next);
      setHeld((earlier) => unsavedDomain(before, next.feed) ?? earlier);
      setKnown(next);
    };
    return watchFeed({ ...start, keys: pageKeys(), onChange });
  }, [page]);
  const current = useMemo(() => withHeld(feed, held), [feed, held]);
  // Left with the person's consent, as any page with unsaved input.
  if (held && held.pathname !== pathname) setHeld(null);
  const preview = useSyncExternalStore(followPreview, knownPreview);
  const chosen = useMemo(() => {
    // The contract of the shell in this page, not of the live one.
    const contract = ownShell(page.feed, pageShell(page.feed))?.contract ?? '';
    const changed = withPreview(withOverrides(current), preview);
    return feedFor(changed, { person, company, contract, chosenShare });
  }, [current, preview, person, company, page]);
  return {
    feed: chosen,
    signed: feed,
    isStale,
    hasNewShell: hasNewShell(feed, pageShell(page.feed), failedShell()),
  };
}

/** A retired domain whose page is kept for what was typed in it. */
interface HeldDomain {
  readonly id: string;
  readonly domain: FeedDomain;
  readonly pathname: string;
}

/** The domain on screen, when the next feed retires it while its page holds unsaved input. */
function unsavedDomain(before: Feed, next: Feed): HeldDomain | null {
  const { pathname } = window.location;
  const id = ownerOf(before, pathname);
  const domain = id === null ? undefined : remotesOf(before)[id];
  if (id === null || !domain || next.domains[id] || !hasUnsavedInput()) return null;
  return { id, domain, pathname };
}

/** Without its navigation entries: nobody goes there any more. */
function withHeld(feed: Feed, held: HeldDomain | null): Feed {
  if (!held || feed.domains[held.id]) return feed;
  const { id, domain } = held;
  const kept = { ...domain, manifest: { ...domain.manifest, navigation: [] } };
  return { ...feed, domains: { ...feed.domains, [id]: kept } };
}
