import type { ChangeCursor, MissedChanges, NumberedEvent } from '@portal/shared/contract';
import { createChangeFeed } from './change-feed';

const at = (number: number): ChangeCursor => ({ number, at: `2026-11-23T00:00:0${number}.000Z` });
const doctor = (number: number): NumberedEvent => ({
  event: 'doctorChanged',
  change: { uuid: `d${number}` },
  cursor: at(number),
});
const upTo = (number: number, ...changes: NumberedEvent[]): MissedChanges => ({
  changes,
  cursor: at(number),
  isTooOld: false,
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A page after the change 3, and a server that answers when the test says so. */
function setUp(place: ChangeCursor | null = at(3)) {
  const heard: string[] = [];
  const replies: { resolve: (missed: MissedChanges) => void; reject: (error: Error) => void }[] = [];
  const ask = jest.fn(
    () => new Promise<MissedChanges>((resolve, reject) => replies.push({ resolve, reject })),
  );
  const onLost = jest.fn(() => heard.push('lost'));
  const deliver = (_: string, change: unknown) => heard.push((change as { uuid: string }).uuid);
  const feed = createChangeFeed({ ask, deliver, onLost });
  feed.begin(place);
  return {
    feed,
    heard,
    ask,
    live: (number: number) => feed.receive('doctorChanged', { uuid: `d${number}` }, at(number)),
    answer: async (missed: MissedChanges | Error) => {
      const reply = replies.shift();
      if (missed instanceof Error) reply?.reject(missed);
      else reply?.resolve(missed);
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}

test('what was missed is heard once, in order, before what is told meanwhile', async () => {
  const { feed, heard, ask, live, answer } = setUp();
  feed.connected();
  expect(ask).toHaveBeenLastCalledWith(at(3));
  live(5);
  live(6);
  await answer(upTo(5, doctor(4), doctor(5)));
  expect(heard).toEqual(['d4', 'd5', 'd6']);
  live(6);
  feed.connected();
  expect(ask).toHaveBeenLastCalledWith(at(6));
});

test('a change that came before an earlier one is not heard again with it, and leaves the place where it was', async () => {
  const { feed, heard, ask, live, answer } = setUp();
  live(5);
  expect(heard).toEqual(['d5']);
  feed.connected();
  expect(ask).toHaveBeenLastCalledWith(at(3));
  await answer(upTo(5, doctor(4), doctor(5)));
  expect(heard).toEqual(['d5', 'd4']);
});

test('where what was missed is not known any more, everything is lost, and the place is the server’s', async () => {
  const { feed, heard, ask, live, answer } = setUp();
  live(5);
  feed.connected();
  live(2);
  await answer({ ...upTo(1), isTooOld: true });
  // The numbers of a restored backup begin again at lower ones.
  expect(heard).toEqual(['d5', 'lost', 'd2']);
  feed.connected();
  expect(ask).toHaveBeenLastCalledWith(at(2));
});

test('who knows no place hears all that comes, also before the answer', async () => {
  const { feed, heard, ask, live, answer } = setUp(null);
  feed.connected();
  expect(ask).toHaveBeenLastCalledWith(null);
  live(7);
  await answer(upTo(7));
  live(7);
  live(8);
  expect(heard).toEqual(['d7', 'd8']);
});

test('a question that fails holds nothing back and is asked again, while there is a connection', async () => {
  const { feed, heard, ask, live, answer } = setUp();
  feed.connected();
  live(4);
  await answer(new Error('no'));
  expect(heard).toEqual(['d4']);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(ask).toHaveBeenCalledTimes(2);
  feed.disconnected();
  await answer(upTo(9, doctor(9)));
  await jest.advanceTimersByTimeAsync(60_000);
  expect([heard, ask.mock.calls.length]).toEqual([['d4'], 2]);
});
