import { useLocation, useNavigationType } from '@portal/shared/router';
import { hasUnsavedInput } from '@portal/shared/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { followFeed, remoteNavigated, remotesOf, type Feed, type StartOptions } from '../../federation';
import { RemoteState } from './remote-state';
import { RetiredBar } from './retired';
import { watchCauses } from './watch-causes';

const takeCause = watchCauses();

interface RemoteOutletProps extends Pick<StartOptions, 'onStarted' | 'onFailure'> {
  readonly feed: Feed;
  /** The remote that answers the address; null on a page of the shell. */
  readonly owner: string | null;
}

/** A container for each remote, of which only the owner's is visible. They stay in the page, because single-spa mounts into them. */
export function RemoteOutlet({ feed, owner, onStarted, onFailure }: RemoteOutletProps) {
  const remotes = remotesOf(feed);
  useEffect(() => {
    void followFeed(feed, { container: placeFor, hasUnsavedInput, onStarted, onFailure });
  }, [feed, onStarted, onFailure]);
  useNavigated(owner);
  const title = owner === null ? undefined : remotes[owner]?.manifest.title;
  return (
    <>
      {owner !== null && title && feed.retired?.[owner] && <RetiredBar title={title} />}
      {owner !== null && title && <RemoteState id={owner} title={title} />}
      {Object.keys(remotes).map((id) => (
        <div key={id} id={placeId(id)} hidden={id !== owner} />
      ))}
    </>
  );
}

/** Tells a remote of navigations inside it. */
function useNavigated(owner: string | null): void {
  const location = useLocation();
  const type = useNavigationType();
  const lastPath = useRef(location.pathname);
  const follow = useEffectEvent((pathname: string) => {
    const isRedirect = takeCause(type) === 'redirect';
    if (owner !== null && lastPath.current !== pathname) remoteNavigated(owner, isRedirect);
    lastPath.current = pathname;
  });
  useEffect(() => follow(location.pathname), [location]);
}

function placeId(id: string): string {
  return `single-spa-application:${id}`;
}

function placeFor(id: string): HTMLElement | null {
  return document.getElementById(placeId(id));
}
