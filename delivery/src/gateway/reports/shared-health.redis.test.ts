import { Redis } from 'ioredis';
import { Alarms, Webhook } from '../../alarms';
import { REDIS_PREFIX } from '../../redis';
import { fakeApi, type FakeApi } from '../../testing/fake-api';
import { gatewayFixture, type GatewayFixture } from '../../testing/gateway-fixture';
import { post, sessionsApi, signIn } from '../../testing/signed-in-pages';

/** A database that no other test uses. */
const url = `${process.env['TEST_REDIS_URL'] ?? ''}/13`;
let redis: Redis;
let api: FakeApi;
let gateways: GatewayFixture[];

beforeEach(async () => {
  redis = new Redis(url);
  await redis.flushdb();
  api = await sessionsApi();
  const first = await gatewayFixture({ apiUrl: api.url, redisUrl: url });
  await first.goLive('shell');
  await first.goLive('cases', { version: '1.0.0' });
  await first.goLive('cases', { version: '2.0.0', percent: 10 });
  gateways = [first];
});
afterEach(async () => {
  for (const gateway of gateways.toReversed()) await gateway.close();
  await redis.quit();
  await api.close();
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

function createAlarms(chatUrl: string) {
  const own = redis.duplicate();
  const webhook = new Webhook({ url: chatUrl, key: null, onFailed: () => undefined });
  const silent = { warn: () => undefined, error: () => undefined };
  const book = new Alarms({ webhook, redis: own, log: silent, now: Date.now });
  const end = async (): Promise<void> => {
    await book.stop();
    await own.quit();
  };
  return { book, end };
}

async function tellBad(gateway: GatewayFixture, person: string): Promise<number> {
  const ticket = await signIn(gateway, person);
  const reports = [{ domain: 'cases', version: '2.0.0', kind: 'error' }];
  return (await post(gateway, '/portal/reports', { ticket, reports })).statusCode;
}

test('several gateways judge by the sum of their reports, and believe each other’s tickets', async () => {
  const [first] = gateways as [GatewayFixture];
  await first.app.ready();
  await until(async () => (await redis.get(`${REDIS_PREFIX}ticket-key`)) !== null);
  const second = await first.beside();
  gateways.push(second);
  for (let person = 0; person < 3; person += 1) expect(await tellBad(first, `one ${person}`)).toBe(204);
  const ticket = await signIn(first, 'two 0');
  await until(async () => {
    const reports = [{ domain: 'cases', version: '2.0.0', kind: 'error' }];
    return (await post(second, '/portal/reports', { ticket, reports })).statusCode === 204;
  });
  expect(await tellBad(second, 'two 1')).toBe(204);
  await until(async () => (await first.delivery.live())?.domains['cases']?.version === '1.0.0');
  expect((await first.delivery.history('cases')).at(-1)?.why).toContain('5 of 5 people');
});

/** Takes what is told, as a chat's webhook does. */
async function listen() {
  const statuses: string[] = [];
  const chat = await fakeApi((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      statuses.push((JSON.parse(body) as { status: string }).status);
      response.end();
    });
  });
  return { statuses, chat };
}

const STALE = { name: 'feedStale', subject: '', summary: 'stale' } as const;

test('of several gateways one tells of an alarm, and one of its end', async () => {
  const { statuses, chat } = await listen();
  const alarms = [1, 2].map(() => createAlarms(chat.url));
  for (const { book } of alarms) book.raise(STALE);
  await until(async () => statuses.length > 0);
  for (const { book } of alarms) book.keepUp();
  for (const { book } of alarms) book.resolve('feedStale');
  await until(async () => statuses.length > 1);
  await Promise.all(alarms.map(({ end }) => end()));
  expect(statuses).toEqual(['firing', 'resolved']);
  await chat.close();
});

test('an alarm whose gateway is gone is told anew by one that sees it, once', async () => {
  const { statuses, chat } = await listen();
  const [gone, ...others] = [1, 2, 3].map(() => createAlarms(chat.url));
  gone?.book.raise(STALE);
  await until(async () => statuses.length > 0);
  await gone?.end();
  for (const { book } of others) book.raise(STALE);
  for (const { book } of others) book.keepUp();
  const [key = ''] = await redis.keys('*alarm:feedStale*');
  expect(await redis.ttl(key)).toBeLessThanOrEqual(300);
  // Its five minutes are over.
  await redis.del(key);
  for (const { book } of others) book.keepUp();
  await until(async () => statuses.length > 1);
  await redis.expire(key, 10);
  for (const { book } of others) book.keepUp();
  await until(async () => (await redis.ttl(key)) > 10);
  for (const { book } of others) book.resolve('feedStale');
  await Promise.all(others.map(({ end }) => end()));
  expect(statuses).toEqual(['firing', 'firing', 'resolved']);
  await chat.close();
});
