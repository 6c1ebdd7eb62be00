import { useEffect } from 'react';
import { remotesOf, startRemotes, type Feed } from '../../federation';
import { RemoteState } from './remote-state';

interface RemoteOutletProps {
  readonly feed: Feed;
  /** The remote that answers the present address, if one does and the shell does not. */
  readonly owner: string | null;
  readonly onError: (id: string, error: unknown) => void;
}

/** A place for each remote, of which only the present one is seen; they stay, since remotes live in them by themselves. */
export function RemoteOutlet({ feed, owner, onError }: RemoteOutletProps) {
  const remotes = remotesOf(feed);
  useEffect(() => {
    startRemotes({ feed, container: (id) => document.getElementById(containerId(id)), onError });
    // Once for a session, whose end stops them: both are the same for as long as the page lives.
  }, [feed, onError]);
  const title = owner === null ? undefined : remotes[owner]?.manifest.title;
  return (
    <>
      {owner !== null && title && <RemoteState id={owner} title={title} />}
      {Object.keys(remotes).map((id) => (
        <div key={id} id={containerId(id)} hidden={id !== owner} />
      ))}
    </>
  );
}

function containerId(id: string): string {
  return `single-spa-application:${id}`;
}
