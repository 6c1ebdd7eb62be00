/** Name of the lock and the channel that the tabs of a browser share. */
const NAME = 'portal.feed';

export interface FeedEvents {
  /** Whether news come by themselves at present; while they do not, one has to ask. */
  isOpen(): boolean;
  /** Hands the feed that this tab has got to the other tabs, as the gateway sent it. */
  share(text: string): void;
  close(): void;
}

interface Listeners {
  /** The gateway says that there is a revision of this number. */
  readonly onRevision: (revision: number) => void;
  /** Another tab has got a feed; it is as little to be believed unseen as any. */
  readonly onFeed: (text: string) => void;
}

/**
 * Hears of new revisions of the feed. Of all tabs of a browser one holds the gateway's stream and shares what it gets: without
 * HTTP/2 a browser opens six connections to a server, and a stream for each tab would use them up.
 */
export function openFeedEvents({ onRevision, onFeed }: Listeners): FeedEvents {
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
  /** Keeps the stream, and with it the lock, until this tab is done with it. */
  const hold = (): Promise<void> =>
    new Promise((release) => {
      listen();
      over.signal.addEventListener('abort', () => release());
    });
  const { locks } = navigator;
  // Without locks (a page that is not on https) each tab has a stream of its own.
  void (locks ? locks.request(NAME, { signal: over.signal }, hold) : hold()).catch(() => undefined);
  return {
    isOpen() {
      // Another tab has the stream, and asks when it is down.
      if (!stream) return true;
      // Browsers give a stream up for good when a proxy answers something else.
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
