import { waitFor } from '@testing-library/react';
import { FakeEvents, installFakeEvents } from '../../testing/fake-events';
import { installFakeLocks, removeFakeLocks } from '../../testing/fake-locks';
import { openFeedEvents } from './feed-events';

beforeEach(() => {
  installFakeEvents();
  installFakeLocks();
});
afterEach(removeFakeLocks);

test('[PL-03] of all tabs one holds the stream; when it goes, the next one takes over', async () => {
  const heard: string[] = [];
  const open = (name: string) =>
    openFeedEvents({
      onRevision: (revision) => heard.push(`${name} ${revision}`),
      onFeed: () => undefined,
      onLate: () => heard.push(`${name} late`),
    });
  const [first, second] = [open('first'), open('second')];
  await waitFor(() => expect(FakeEvents.all).toHaveLength(1));
  expect(second.isOpen()).toBe(true);
  FakeEvents.announce(7);
  expect(heard).toEqual(['second late', 'first 7']);
  first.close();
  await waitFor(() => expect(FakeEvents.all).toHaveLength(1));
  FakeEvents.announce(8);
  expect(heard).toEqual(['second late', 'first 7', 'second 8']);
  second.close();
  expect(FakeEvents.all).toEqual([]);
});

test('[PL-03] the feed that one tab got, all others get', async () => {
  const heard: string[] = [];
  const listeners = {
    onRevision: () => undefined,
    onFeed: (text: string) => heard.push(text),
    onLate: () => undefined,
  };
  const [first, second, third] = [1, 2, 3].map(() => openFeedEvents(listeners));
  first?.share('a feed');
  await waitFor(() => expect(heard).toEqual(['a feed', 'a feed']));
  for (const tab of [first, second, third]) tab?.close();
});

test('one that is closed before it gets the stream leaves it to the next', async () => {
  const listeners = { onRevision: () => undefined, onFeed: () => undefined, onLate: () => undefined };
  openFeedEvents(listeners).close();
  const next = openFeedEvents(listeners);
  await waitFor(() => expect(FakeEvents.all).toHaveLength(1));
  next.close();
  expect(FakeEvents.all).toEqual([]);
});
