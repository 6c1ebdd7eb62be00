import { useEffect, useState } from 'react';

/** `events`: told at once; `poll`: asked for now and then, until the events come again. */
export type Connection = 'events' | 'poll';

/** How often the state is asked for: figures of health change without an event, and a stream may have been given up. */
const POLL_MS = 15_000;

/** Calls `onChange` at each new revision, and regularly beside it. Tells how it knows. */
export function useRevisionEvents(isOn: boolean, onChange: () => void): Connection {
  const [connection, setConnection] = useState<Connection>('poll');
  useEffect(() => (isOn ? follow(onChange, setConnection) : undefined), [isOn, onChange]);
  return connection;
}

/**
 * Only while the page is seen: a browser has six connections to a host without HTTP/2, and each stream takes one from
 * all its tabs.
 */
function follow(onChange: () => void, report: (connection: Connection) => void): () => void {
  let source: EventSource | null = null;
  const connect = (): void => {
    source = new EventSource('/portal/events');
    source.addEventListener('open', () => report('events'));
    source.addEventListener('error', () => report('poll'));
    source.addEventListener('feed', onChange);
  };
  const look = (): void => {
    if (document.visibilityState !== 'visible') return source?.close();
    if (!source || source.readyState === EventSource.CLOSED) connect();
    onChange();
  };
  connect();
  const timer = setInterval(look, POLL_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    source?.close();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
