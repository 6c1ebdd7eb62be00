import { useLocation } from '@portal/shared/router';
import { hasUnsavedInput } from '@portal/shared/ui';
import { useEffect } from 'react';
import { followFeed, remoteNavigated, remotesOf, type Feed, type StartOptions } from '../../federation';
import { RemoteState } from './remote-state';
import { RetiredBar } from './retired';

interface RemoteOutletProps extends Pick<StartOptions, 'onStarted' | 'onFailure'> {
  readonly feed: Feed;
  /** The remote that answers the address; null on a page of the shell. */
  readonly owner: string | null;
}

/** A container for each remote, of which only the owner's is visible. They stay in the page, because single-spa mounts into them. */
export function RemoteOutlet({ feed, owner, onStarted, onFailure }: RemoteOutletProps) {
  const remotes = remotesOf(feed);
  const { pathname } = useLocation();
  useEffect(() => {
    void followFeed(feed, { container: placeFor, hasUnsavedInput, onStarted, onFailure });
  }, [feed, onStarted, onFailure]);
  useEffect(() => {
    if (owner !== null) remoteNavigated(owner);
  }, [owner, pathname]);
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

function placeId(id: string): string {
  return `single-spa-application:${id}`;
}

function placeFor(id: string): HTMLElement | null {
  return document.getElementById(placeId(id));
}
