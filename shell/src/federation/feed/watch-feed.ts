import { openFeedEvents } from './feed-events';
import { keepFeed, type KnownFeed } from './page-feed';
import { keysAfter, verifyFeed } from './verify-feed';

/** Time between two polls while the event stream is closed. */
const POLL_MS = 15_000;
/** With an open stream only every eighth poll is made: a dead connection can look open. */
const POLLS_BESIDE_EVENTS = 8;

interface WatchOptions extends KnownFeed {
  /** Those of the page; feeds name others when they are changed. */
  readonly keys: readonly string[];
  readonly onChange: (known: KnownFeed) => void;
}

/**
 * Calls `onChange` for each new revision of the feed, which the gateway announces by events; a poll replaces missing events. An
 * older revision is ignored, so that an old feed cannot bring a withdrawn release back. Returns a function that stops watching.
 */
export function watchFeed({ feed, isStale, keys, onChange }: WatchOptions): () => void {
  let known: KnownFeed = { feed, isStale };
  let trusted = keysAfter(feed, keys);
  let asked = 0;
  let isOver = false;
  let ticks = 0;
  let misses = 0;
  const events = openFeedEvents({
    onRevision: (revision) => {
      if (revision > known.feed.revision) void ask();
    },
    onFeed: (text) => void hear(text),
    onLate: () => void ask(),
  });

  async function ask(): Promise<void> {
    const mine = ++asked;
    const answer = await askFeed(trusted).catch(() => null);
    if (isOver || mine !== asked) return;
    misses = answer ? 0 : misses + 1;
    // A single failure is a lost connection; the person is told from the second one on.
    if (!answer) return misses > 1 ? update({ ...known, isStale: true }) : undefined;
    const isNewer = answer.feed.revision > known.feed.revision;
    if (isNewer) {
      keepFeed(answer.text);
      events.share(answer.text);
    }
    update({ feed: isNewer ? answer.feed : known.feed, isStale: answer.isStale });
  }

  /** A feed that another tab fetched. */
  async function hear(text: string): Promise<void> {
    const feed = await verifyFeed(text, trusted).catch(() => null);
    if (!isOver && feed && feed.revision > known.feed.revision) update({ ...known, feed });
  }

  function update(next: KnownFeed): void {
    if (next.feed === known.feed && next.isStale === known.isStale) return;
    known = next;
    trusted = keysAfter(next.feed, trusted);
    onChange(next);
  }

  const poll = setInterval(() => {
    ticks++;
    // After a failure too: the announced revision may be the one that could not be fetched.
    const isDue = misses > 0 || known.isStale || !events.isOpen() || ticks % POLLS_BESIDE_EVENTS === 0;
    if (isDue) void ask();
  }, POLL_MS);
  const back = () => {
    if (document.visibilityState === 'visible') void ask();
  };
  window.addEventListener('online', back);
  document.addEventListener('visibilitychange', back);
  return () => {
    isOver = true;
    events.close();
    clearInterval(poll);
    window.removeEventListener('online', back);
    document.removeEventListener('visibilitychange', back);
  };
}

async function askFeed(keys: readonly string[]): Promise<KnownFeed & { readonly text: string }> {
  const response = await fetch('/portal/feed.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The feed answered ${response.status}`);
  const text = await response.text();
  const feed = await verifyFeed(text, keys);
  return { text, feed, isStale: response.headers.get('x-portal-feed') === 'stale' };
}
