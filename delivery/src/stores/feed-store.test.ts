import type { FeedStore } from '../feed';
import { fakeEntry, fakeFeed } from '../testing/fake-feeds';
import { openPlace, STORE_KINDS, type StorePlace } from '../testing/store-kinds';

describe.each(STORE_KINDS)('the feed in %s', (kind) => {
  let place: StorePlace;
  let store: FeedStore;
  const another = (): FeedStore => place.open().feed;

  beforeEach(async () => {
    place = await openPlace(kind);
    store = another();
  });
  afterEach(() => place.close());

  test('starts with nothing, then gives back what was committed, also to others', async () => {
    expect(await store.read()).toBeNull();
    expect(await store.revisions()).toEqual([]);

    await store.commit(fakeFeed(1), [fakeEntry(1)]);

    expect(await store.read()).toEqual(fakeFeed(1));
    expect(await another().read()).toEqual(fakeFeed(1));
    expect(await store.history()).toEqual([fakeEntry(1)]);
    expect(await another().trail()).toEqual([fakeEntry(1)]);
  });

  test('a reader that has the feed sees the next revision of another writer', async () => {
    const writer = another();
    await writer.commit(fakeFeed(1), []);
    expect((await store.read())?.revision).toBe(1);
    await writer.commit(fakeFeed(2), []);
    expect((await store.read())?.revision).toBe(2);
  });

  test('keeps every revision, to be read alone', async () => {
    for (const number of [1, 2, 3, 4]) await store.commit(fakeFeed(number), [fakeEntry(number)]);
    expect(await another().revisions()).toEqual([1, 2, 3, 4]);
    expect(await another().revision(2)).toEqual({ feed: fakeFeed(2), changes: [fakeEntry(2)] });
    expect(await another().revision(5)).toBeNull();
  });

  test('[PL-03] of two writers of one revision one wins and the other is told', async () => {
    const people = ['ann', 'bob', 'eve'];
    const results = await Promise.allSettled(
      people.map((who) => another().commit({ ...fakeFeed(1), trail: who }, [fakeEntry(1, { who })])),
    );

    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(failures).toEqual([
      expect.objectContaining({
        code: 'feedConflict',
        message: expect.stringMatching(/revision 1 was made by (ann|bob|eve)/),
      }),
      expect.objectContaining({ code: 'feedConflict' }),
    ]);
    expect(await another().history()).toHaveLength(1);
    expect(await another().revisions()).toEqual([1]);
  });

  test('tells those who watch, once for each change that another makes, until they stop', async () => {
    await store.commit(fakeFeed(1), []);
    await store.read();
    const changes = jest.fn<undefined, []>();
    const stop = store.watch(changes);
    const writer = another();
    for (const number of [2, 3]) {
      const received = nextCall(changes);
      await writer.commit(fakeFeed(number), []);
      await received;
      expect((await store.read())?.revision).toBe(number);
    }
    stop();
    const others = jest.fn<undefined, []>();
    const received = nextCall(others);
    const stopOther = store.watch(others);
    await writer.commit(fakeFeed(4), []);
    await received;
    stopOther();
    expect(changes).toHaveBeenCalledTimes(2);
  });
});

/** Resolves with the next call of a mock. */
function nextCall(mock: jest.Mock<undefined, []>): Promise<void> {
  return new Promise((resolve) => {
    mock.mockImplementationOnce(() => {
      resolve();
      return undefined;
    });
  });
}
