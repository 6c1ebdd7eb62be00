import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { FeedDocument } from '../../feed';
import { gatewayFixture, type GatewayFixture } from '../../testing/gateway-fixture';
import { FeedEvents } from './feed-events';
import { LiveFeed } from './live-feed';
import { TrustedKeys } from './trusted-keys';

let gateway: GatewayFixture;
let live: LiveFeed;
const log = { error: jest.fn() };
const logger = log as unknown as FastifyBaseLogger;
const openLive = (waitLimitMs: number) =>
  new LiveFeed(gateway.stores.feed, new TrustedKeys(gateway.stores.keysDir), logger, waitLimitMs);
beforeEach(async () => {
  log.error.mockClear();
  gateway = await gatewayFixture();
  await gateway.goLive('shell');
  live = openLive(10);
});
afterEach(() => gateway.close());

/** From now on the store answers when the test lets it. */
function holdStore() {
  const { feed } = gateway.stores;
  const read = feed.read.bind(feed);
  const waiting: ((answer: Promise<FeedDocument | null>) => void)[] = [];
  const held = jest
    .spyOn(feed, 'read')
    .mockImplementation(() => new Promise((resolve) => waiting.push(resolve)));
  const answerAll = (answer = read()) => waiting.splice(0).forEach((resolve) => resolve(answer));
  const mend = () => {
    held.mockRestore();
    answerAll();
  };
  return { held, answerAll, mend };
}

const fresh = (revision: number) => ({ feed: expect.objectContaining({ revision }), stale: null });
const stale = (revision: number) => ({ ...fresh(revision), stale: 'the store does not answer' });

test('[PL-05] while the store does not answer, the last good feed is given out as a stale one', async () => {
  await live.read();
  const { held, mend } = holdStore();
  expect(await live.read()).toMatchObject(stale(1));
  expect(log.error).toHaveBeenCalledTimes(1);
  // Whoever comes meanwhile neither waits nor asks.
  expect(await Promise.all([live.read(), live.read()])).toMatchObject([stale(1), stale(1)]);
  expect(held).toHaveBeenCalledTimes(1);

  mend();
  expect(await live.newest()).toMatchObject(fresh(1));
  await gateway.goLive('cases');
  expect(await live.newest()).toMatchObject(fresh(2));
});

test('a store that fails after it was silent is asked again', async () => {
  await live.read();
  const { held, answerAll } = holdStore();
  await live.read();
  answerAll(Promise.reject(new Error('timed out')));
  await new Promise(setImmediate);
  expect(await live.read()).toMatchObject({ stale: 'the store does not answer' });
  expect(held).toHaveBeenCalledTimes(2);
});

test('without a feed in memory there is nothing to give out, so it is waited for', async () => {
  const { held, mend } = holdStore();
  const first = live.read();
  await pause(50);
  expect(held).toHaveBeenCalledTimes(1);
  mend();
  expect(await first).toMatchObject(fresh(1));
});

test('an answer that comes late does not take the place of a newer one', async () => {
  const old = await gateway.stores.feed.read();
  const { held, answerAll } = holdStore();
  const late = live.newest();
  held.mockRestore();
  await gateway.goLive('cases');
  expect(await live.newest()).toMatchObject(fresh(2));
  answerAll(Promise.resolve(old));
  expect(await late).toMatchObject(fresh(2));
});

test('who waits is given what somebody else has read meanwhile', async () => {
  live = openLive(3_000);
  await live.read();
  await gateway.goLive('cases');
  const { held } = holdStore();
  const first = live.read();
  held.mockRestore();
  await live.newest();
  expect(await first).toMatchObject(fresh(2));
});

test('a failure that comes late does not either', async () => {
  await live.read();
  const { held, answerAll } = holdStore();
  const late = live.newest();
  held.mockRestore();
  await gateway.goLive('cases');
  await live.newest();
  answerAll(Promise.reject(new Error('timed out')));
  expect(await late).toMatchObject(fresh(2));
  expect(log.error).not.toHaveBeenCalled();
});

test('a change that comes while reads hang is told as soon as it can be read', async () => {
  await live.read();
  const announced: number[] = [];
  const events = new FeedEvents(gateway.stores.feed, live, logger);
  events.listen(({ revision }) => announced.push(revision));
  const { mend } = holdStore();
  expect(await live.read()).toMatchObject(stale(1));
  const other = await gateway.beside();
  await other.goLive('cases');
  await Promise.all([other.app.close(), other.metricsApp.close()]);
  const looked = events.look();
  mend();
  await looked;
  expect(announced).toEqual([2]);
});
