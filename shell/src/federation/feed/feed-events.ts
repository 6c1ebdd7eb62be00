/** Name of the lock and of the channel that all tabs of a browser use. */
const NAME = 'portal.feed';

export interface FeedEvents {
  /** False while new revisions are not announced, and the feed has to be polled. */
  isOpen(): boolean;
  /** Sends a feed, in the gateway's own text, to the other tabs. */
  share(text: string): void;
  close(): void;
}

interface Listeners {
  /** The gateway announced a revision. */
  readonly onRevision: (revision: number) => void;
  /** Another tab sent a feed; its signature has to be verified like any other. */
  readonly onFeed: (text: string) => void;
  /** Another tab has the stream: what it was told before this one listened is not known here. */
  readonly onLate: () => void;
}

/**
 * Listens for new revisions of the feed. Only one tab of a browser opens the gateway's event stream, and shares the feeds that it
 * fetches: without HTTP/2 a browser opens at most six connections to a server, which one stream per tab would use up.
 */
export function openFeedEvents({ onRevision, onFeed, onLate }: Listeners): FeedEvents {
  const channel = new BroadcastChannel(NAME);
  const over = new AbortController();
  let stream: EventSource | null = null;
  channel.onmessage = ({ data }: MessageEvent<string>) => onFeed(data);

  function listen(): void {
    const source = new EventSource('/portal/events');
    source.addEventListener('feed', ({ data }: MessageEvent<string>) => {
      onRevision((JSON.parse(data) as { revision: number }).revision);
    });
    stream = source;
  }
  /** Holds the stream and the lock until `close`. */
  const hold = (): Promise<void> =>
    new Promise((release) => {
      listen();
      over.signal.addEventListener('abort', () => release());
    });
  const { locks } = navigator;
  const holdOrWait = (lock: Lock | null): Promise<void> | undefined => {
    if (over.signal.aborted) return undefined;
    if (lock) return hold();
    onLate();
    return locks.request(NAME, { signal: over.signal }, hold);
  };
  // Browsers offer locks only on https; elsewhere each tab opens a stream.
  void (locks ? locks.request(NAME, { ifAvailable: true }, holdOrWait) : hold()).catch(() => undefined);
  return {
    isOpen() {
      // Another tab has the stream and polls when it breaks.
      if (!stream) return true;
      // A browser does not reopen a stream to which a proxy gave another answer.
      if (stream.readyState === EventSource.CLOSED) listen();
      return stream.readyState === EventSource.OPEN;
    },
    share: (text) => channel.postMessage(text),
    close() {
      over.abort();
      stream?.close();
      channel.close();
    },
  };
}
