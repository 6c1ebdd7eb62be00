import { openFeedEvents } from './feed-events';
import { keepFeed, type KnownFeed } from './page-feed';
import { verifyFeed } from './verify-feed';

/** How often the feed is asked for while its events do not come, and while they do (a connection may be dead unseen). */
const POLL_MS = 15_000;
const POLLS_BESIDE_EVENTS = 8;

interface WatchOptions extends KnownFeed {
  readonly keys: readonly string[];
  readonly onChange: (known: KnownFeed) => void;
}

/**
 * Follows the feed: the gateway's events say that there is a new revision, a poll stands in for them. Answers what ends it.
 * An older revision than the known one is ignored, so that nobody can bring a withdrawn release back by an old feed.
 */
export function watchFeed({ feed, isStale, keys, onChange }: WatchOptions): () => void {
  let known: KnownFeed = { feed, isStale };
  let asked = 0;
  let isOver = false;
  let ticks = 0;
  let misses = 0;
  const events = openFeedEvents({
    onRevision: (revision) => {
      if (revision > known.feed.revision) void ask();
    },
    onFeed: (text) => void hear(text),
  });

  async function ask(): Promise<void> {
    const mine = ++asked;
    const answer = await askFeed(keys).catch(() => null);
    if (isOver || mine !== asked) return;
    misses = answer ? 0 : misses + 1;
    // One miss is a lost connection; two are worth a word.
    if (!answer) return misses > 1 ? update({ ...known, isStale: true }) : undefined;
    const isNewer = answer.feed.revision > known.feed.revision;
    if (isNewer) {
      keepFeed(answer.text);
      events.share(answer.text);
    }
    update({ feed: isNewer ? answer.feed : known.feed, isStale: answer.isStale });
  }

  /** Another tab has got a feed and shares it. */
  async function hear(text: string): Promise<void> {
    const feed = await verifyFeed(text, keys).catch(() => null);
    if (!isOver && feed && feed.revision > known.feed.revision) update({ ...known, feed });
  }

  function update(next: KnownFeed): void {
    if (next.feed === known.feed && next.isStale === known.isStale) return;
    known = next;
    onChange(next);
  }

  const poll = setInterval(() => {
    ticks++;
    // After a miss too: the gateway may have told of the very revision that did not come.
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
