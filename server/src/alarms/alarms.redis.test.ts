import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { namespaceOf } from '../plugins/redis-counts';
import { createTestServer, TEST_REDIS_URL, type TestServer } from '../testing/test-server';
import { until } from '../testing/until';
import { createAlarms, type Alarms } from './alarms';
import type { Notice } from './webhook';

let statuses: string[];
let chat: Server;
let server: TestServer;
let redis: Redis;
let started: Alarms[];

beforeEach(async () => {
  statuses = [];
  started = [];
  redis = new Redis(TEST_REDIS_URL ?? '');
  chat = createServer((request, response) => {
    void text(request).then((body) => {
      const { name, status } = JSON.parse(body) as Notice;
      if (name === 'mailFailing') statuses.push(status);
      response.end();
    });
  });
  await new Promise<void>((resolve) => chat.listen(0, '127.0.0.1', resolve));
  server = await createTestServer({
    alertWebhook: { url: `http://127.0.0.1:${(chat.address() as AddressInfo).port}`, key: null },
    // An installation of its own.
    secrets: { providerToken: randomUUID(), providerTokens: [], fileKey: randomUUID() },
  });
});
afterEach(async () => {
  await Promise.all(started.map((one) => one.stop()));
  await server.close();
  await redis.quit();
  await new Promise((resolve) => chat.close(resolve));
});

const claims = (name: string) => redis.keys(`${namespaceOf(server.ctx.config, 'alarm')}:${name}:*`);

/** The alarms of another process of the installation, whose connection to Redis stands. */
async function start(): Promise<Alarms> {
  const alarms = createAlarms(server.ctx.config, server.ctx.log, () => new Date());
  started.push(alarms);
  alarms.raise('diskFull', '3 bytes');
  await until(async () => {
    alarms.keepUp();
    return (await claims('diskFull')).length > 0;
  });
  alarms.resolve('diskFull');
  await until(async () => (await claims('diskFull')).length === 0);
  return alarms;
}

describe('of several processes', () => {
  it('one tells of an alarm, keeps it up, and tells of its end', async () => {
    const all = [await start(), await start()];
    for (const one of all) one.raise('mailFailing', '3 mails');
    await until(() => statuses.length > 0);
    const [key = ''] = await claims('mailFailing');
    await redis.expire(key, 10);
    for (const one of all) one.keepUp();
    await until(async () => (await redis.ttl(key)) > 10);
    for (const one of all) one.resolve('mailFailing');
    await until(() => statuses.length > 1);
    await Promise.all(all.map((one) => one.stop()));
    expect(statuses).toEqual(['firing', 'resolved']);
  });

  it('another tells anew of what is on when the one that told is gone', async () => {
    const [gone, next] = [await start(), await start()];
    gone.raise('mailFailing', '3 mails');
    await until(() => statuses.length > 0);
    next.raise('mailFailing', '3 mails');
    next.keepUp();
    expect(statuses).toEqual(['firing']);
    // Its five minutes are over.
    await redis.del(...(await claims('mailFailing')));
    next.keepUp();
    await until(() => statuses.length > 1);
    next.resolve('mailFailing');
    await until(() => statuses.length > 2);
    expect(statuses).toEqual(['firing', 'firing', 'resolved']);
  });
});
