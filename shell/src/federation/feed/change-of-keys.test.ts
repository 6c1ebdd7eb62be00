import { waitFor } from '@testing-library/react';
import { buildFeed } from '../../testing/build-feed';
import { FakeEvents, installFakeEvents } from '../../testing/fake-events';
import { createSigner, type TestSigner } from '../../testing/signed-feed';
import type { Feed, FeedKeys } from './feed';
import type { KnownFeed } from './page-feed';
import { FeedRefused, verifyFeed } from './verify-feed';
import { watchFeed } from './watch-feed';

let old: TestSigner;
let next: TestSigner;
let vouched: FeedKeys['vouched'];
const revision = (number: number, keys?: FeedKeys): Feed => ({
  ...buildFeed(),
  revision: number,
  ...(keys && { keys }),
});

beforeAll(async () => {
  [old, next] = await Promise.all([createSigner(), createSigner()]);
  vouched = [await old.vouchFor(next.key)];
});

describe('[PL-03] a feed that a key signed which the tab does not know', () => {
  test('is believed when a trusted key vouches for it, over several changes too', async () => {
    const last = await createSigner();
    const keys = { trusted: [last.key], vouched: [...vouched, await next.vouchFor(last.key)] };
    const text = await last.sign(revision(2, keys));
    expect(await verifyFeed(text, [old.key])).toEqual(revision(2, keys));
    expect(await verifyFeed(text, [next.key])).toEqual(revision(2, keys));
  });

  test('is refused when nobody vouches for it, or a stranger does, or the word is for another', async () => {
    const [thief, other] = await Promise.all([createSigner(), createSigner()]);
    const forged = [{ key: thief.key, by: old.key, signature: (await thief.vouchFor(thief.key)).signature }];
    const wrong: FeedKeys['vouched'][] = [
      [],
      forged,
      [await thief.vouchFor(thief.key)],
      [{ ...(await old.vouchFor(other.key)), key: thief.key }],
    ];
    for (const words of wrong) {
      const text = await thief.sign(revision(2, { trusted: [thief.key], vouched: words }));
      await expect(verifyFeed(text, [old.key])).rejects.toThrow(FeedRefused);
    }
    const shapeless = await thief.sign({ ...buildFeed(), keys: { vouched: [null, {}] } } as unknown as Feed);
    await expect(verifyFeed(shapeless, [old.key])).rejects.toThrow(FeedRefused);
  });
});

describe('an open tab', () => {
  let seen: KnownFeed[];
  let text: string;
  let stop: () => void;
  beforeEach(() => {
    localStorage.clear();
    installFakeEvents();
    globalThis.fetch = () => Promise.resolve(new Response(text));
    seen = [];
    const onChange = (known: KnownFeed) => seen.push(known);
    stop = watchFeed({ feed: revision(1), isStale: false, keys: [old.key], onChange });
  });
  afterEach(() => stop());
  const revisions = () => seen.map(({ feed, isStale }) => [feed.revision, isStale]);
  const announce = (number: number, signed: string) => {
    text = signed;
    FakeEvents.announce(number);
  };

  test('[PL-03] follows both steps of a change of keys, and then believes the old key no more', async () => {
    announce(2, await old.sign(revision(2, { trusted: [old.key, next.key], vouched })));
    await waitFor(() => expect(revisions()).toEqual([[2, false]]));
    announce(3, await next.sign(revision(3, { trusted: [next.key], vouched })));
    await waitFor(() => expect(revisions()).toHaveLength(2));

    // The old key is known to a thief, who vouches for himself.
    announce(4, await old.sign(revision(4)));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(revisions().at(-1)).toEqual([3, true]);
    });
    const thief = await createSigner();
    const keys = { trusted: [thief.key], vouched: [await old.vouchFor(thief.key)] };
    await expect(verifyFeed(await thief.sign(revision(5, keys)), [next.key])).rejects.toThrow(FeedRefused);
    announce(6, await next.sign(revision(6, { trusted: [next.key], vouched })));
    await waitFor(() => expect(revisions().at(-1)).toEqual([6, false]));
  });

  test('[PL-03] that slept through the first step follows all the same', async () => {
    announce(7, await next.sign(revision(7, { trusted: [next.key], vouched })));
    await waitFor(() => expect(revisions()).toEqual([[7, false]]));
  });
});
