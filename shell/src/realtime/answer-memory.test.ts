import { createAnswerMemory } from './answer-memory';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const memory = createAnswerMemory();
  let asked = 0;
  const ask = jest.fn(() => Promise.resolve((asked += 1)));
  return { memory, ask, list: (payload = {}) => memory.share('getPendings', payload, ask) };
}

test('[CH-04] who asks for the same list at the same time gets the same answer', async () => {
  const { ask, list } = setUp();
  expect(await Promise.all([list(), list()])).toEqual([1, 1]);
  expect(await list()).toBe(1);
  expect(await list({ unreadOnly: true })).toBe(2);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('[CH-04] after an event, another request and a while it is asked again', async () => {
  const { memory, list } = setUp();
  await list();
  memory.forget();
  expect(await list()).toBe(2);
  await memory.share('setAsSeen', { room: 'r', upTo: 1 }, () => Promise.resolve(null));
  expect(await list()).toBe(3);
  jest.advanceTimersByTime(3_000);
  expect(await list()).toBe(4);
});

test('[CH-07] a failure is nobody else’s answer', async () => {
  const { memory, list } = setUp();
  const failed = memory.share('getPendings', {}, () => Promise.reject(new Error('no')));
  await expect(failed).rejects.toThrow('no');
  expect(await list()).toBe(1);
});
