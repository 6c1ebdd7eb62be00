import { waitFor } from '@testing-library/react';
import { buildFeed } from '../../testing/build-feed';
import { FakeEvents, installFakeEvents } from '../../testing/fake-events';
import { createSigner, type TestSigner } from '../../testing/signed-feed';
import type { Feed } from './feed';
import { readPageFeed, type KnownFeed } from './page-feed';
import { FeedRefused, verifyFeed } from './verify-feed';
import { watchFeed } from './watch-feed';

let signer: TestSigner;
beforeAll(async () => {
  signer = await createSigner();
});
beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});
const revision = (number: number): Feed => ({ ...buildFeed(), revision: number });

describe('a feed', () => {
  test('is believed when a trusted key signed it', async () => {
    const other = await createSigner();
    expect(await verifyFeed(await signer.sign(), [other.key, signer.key])).toEqual(buildFeed());
  });

  test('is refused when a letter differs, when a stranger signed it, and when nobody did', async () => {
    const text = await signer.sign();
    const stranger = await (await createSigner()).sign();
    const refused = [
      text.replace('"revision":1', '"revision":2'),
      stranger,
      JSON.stringify(buildFeed()),
      '{',
      '[]',
    ];
    for (const wrong of refused) await expect(verifyFeed(wrong, [signer.key])).rejects.toThrow(FeedRefused);
    await expect(verifyFeed(text, ['no key'])).rejects.toThrow(FeedRefused);
  });
});

describe('the feed of the page', () => {
  function servePage(feed: string, state = ''): void {
    document.head.innerHTML = `<meta name="portal-feed-keys" content="${signer.key}"><meta name="portal-feed-state" content="${state}">`;
    const script = Object.assign(document.createElement('script'), {
      id: 'portal-feed',
      type: 'application/json',
    });
    script.textContent = feed;
    document.body.append(script);
  }

  test('[PL-05] gives way to the last good one of this browser when it is not rightly signed', async () => {
    servePage(await signer.sign(revision(4)));
    expect(await readPageFeed()).toEqual({ feed: revision(4), isStale: false });
    document.body.innerHTML = '';
    servePage('{"domains":{}}');
    expect(await readPageFeed()).toEqual({ feed: revision(4), isStale: true });
  });

  test('[PL-05] without a last good one there is nothing to start', async () => {
    servePage('{"domains":{}}');
    await expect(readPageFeed()).rejects.toThrow(FeedRefused);
  });

  test('says when the gateway itself could not read a newer one', async () => {
    servePage(await signer.sign(), 'stale');
    expect(await readPageFeed()).toMatchObject({ isStale: true });
  });
});

describe('following the feed', () => {
  let answer: () => Promise<Response>;
  let seen: KnownFeed[];
  let stop: () => void = () => undefined;
  let polls: (() => void)[] = [];
  const poll = () => polls.forEach((run) => run());
  const setInterval = globalThis.setInterval;
  beforeEach(() => {
    installFakeEvents();
    globalThis.fetch = () => answer();
    polls = [];
    jest.spyOn(globalThis, 'setInterval').mockImplementation((run, ...rest) => {
      if (rest[0] !== 15_000) return setInterval(run, ...rest);
      polls.push(run);
      return setInterval(() => undefined, 1e9);
    });
    seen = [];
    stop = watchFeed({
      feed: revision(1),
      isStale: false,
      keys: [signer.key],
      onChange: (known) => seen.push(known),
    });
  });
  afterEach(() => {
    stop();
    jest.restoreAllMocks();
  });
  const serve = (number: number, headers = {}) => {
    answer = async () => new Response(await signer.sign(revision(number)), { headers });
  };

  test('[PL-03] an event of the gateway brings the new revision', async () => {
    serve(2);
    FakeEvents.announce(2);
    await waitFor(() => expect(seen).toEqual([{ feed: revision(2), isStale: false }]));
  });

  test('[PL-05] while the events are down, a poll brings it, and a new stream is opened', async () => {
    serve(2);
    for (const source of FakeEvents.all) source.readyState = FakeEvents.CLOSED;
    poll();
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(FakeEvents.all.some(({ readyState }) => readyState === FakeEvents.CONNECTING)).toBe(true);
  });

  test('[PL-03] a feed that another tab got is followed, if it is rightly signed', async () => {
    const other = new BroadcastChannel('portal.feed');
    other.postMessage(JSON.stringify(revision(3)));
    other.postMessage(await signer.sign(revision(2)));
    await waitFor(() => expect(seen).toEqual([{ feed: revision(2), isStale: false }]));
    other.close();
  });

  test('[PL-05] a revision that was told of and did not come is asked for again soon', async () => {
    answer = () => Promise.reject(new TypeError('no net'));
    const [source] = FakeEvents.all;
    FakeEvents.announce(2);
    // The miss has been counted.
    await new Promise((rest) => setTimeout(rest));
    expect(source?.readyState).toBe(FakeEvents.OPEN);
    serve(2);
    // The first look, not the eighth, as it is beside events that work.
    poll();
    await waitFor(() => expect(seen.at(-1)).toEqual({ feed: revision(2), isStale: false }));
  });

  test('an older revision is not gone back to', async () => {
    serve(0);
    window.dispatchEvent(new Event('online'));
    serve(2);
    FakeEvents.announce(2);
    await waitFor(() => expect(seen.map(({ feed }) => feed.revision)).toEqual([2]));
  });

  test('[PL-05] a feed that is wrongly signed or cannot be had changes nothing, and that is said', async () => {
    answer = () => Promise.resolve(new Response(JSON.stringify(revision(7))));
    window.dispatchEvent(new Event('online'));
    answer = () => Promise.reject(new TypeError('no net'));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(seen.at(-1)).toEqual({ feed: revision(1), isStale: true });
    });
    serve(1);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(seen.at(-1)).toEqual({ feed: revision(1), isStale: false }));
  });

  test('the last good feed of a gateway whose store is broken is used, and that is said', async () => {
    serve(2, { 'x-portal-feed': 'stale' });
    FakeEvents.announce(2);
    await waitFor(() => expect(seen).toEqual([{ feed: revision(2), isStale: true }]));
  });
});
