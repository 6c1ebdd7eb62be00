import { Redis } from 'ioredis';
import { createApp, type App } from '../../../app';
import type { DbHandle } from '../../../db/client';
import { dentalCase } from '../../../db/schema';
import { call } from '../../../testing/call';
import { connectChat, type ChatClient, pendingsOf } from '../../../testing/chat/chat-client';
import { changesTold, note, textsTold } from '../../../testing/chat/chat-scene';
import { startRelay, type TcpRelay } from '../../../testing/services/tcp-relay';
import { makeCompany, makeContact, type TestCompany } from '../../../testing/test-data';
import { openTestDb } from '../../../testing/services/test-database';
import { testConfig, TEST_PROVIDER_TOKEN } from '../../../testing/test-server';
import { until } from '../../../testing/until';
import { ensureRoom, findRoom, insertMessage } from '../chat.repository';
import { streamOf } from './chat.cluster';
import { RedisUnreachableError } from './redis-connections';

const REDIS_URL = process.env['TEST_REDIS_URL'] ?? '';
const provider = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };

/** Two servers as two processes are: one database, one Redis, one set of secrets. The second one's Redis can be cut off. */
let database: DbHandle;
let relay: TcpRelay;
let first: App;
let second: App;
let urls: string[];
let clinic: TestCompany;
let room: string;
const clients: ChatClient[] = [];

beforeAll(async () => {
  database = await openTestDb();
  relay = await startRelay(REDIS_URL);
  const config = testConfig('/nowhere');
  const lent = { ...database, close: async () => undefined };
  first = await createApp({ ...config, redisUrl: REDIS_URL }, lent);
  second = await createApp({ ...config, redisUrl: relay.url }, lent);
  urls = await Promise.all([first, second].map(({ app }) => app.listen({ host: '127.0.0.1', port: 0 })));
});
beforeEach(async () => {
  clinic = await makeCompany(first.ctx);
  room = await newCase();
});
afterEach(() => clients.splice(0).forEach(({ socket }) => socket.disconnect()));
afterAll(async () => {
  await Promise.all([first.app.close(), second.app.close()]);
  await relay.cut();
  await database.close();
});

async function newCase(): Promise<string> {
  const [row] = await database.db
    .insert(dentalCase)
    .values({
      companyId: clinic.company.id,
      identifier: `C-${clinic.company.id}`,
      patientName: 'Ada',
      side: 'client',
      status: 'NEW',
      productId: 'AL',
    })
    .returning();
  if (!row) throw new Error('no case');
  return row.uuid;
}

/** A socket in the room; of the clinic's person, on one of the servers. */
async function join(at: 0 | 1, { tokens }: Pick<TestCompany, 'tokens'> = clinic): Promise<ChatClient> {
  const client = await connectChat(urls[at] ?? '', { token: tokens.accessToken });
  clients.push(client);
  await client.get('join', { room });
  return client;
}

const isReady = async ({ app }: App) => (await app.inject('/readyz')).statusCode === 200;

describe('two servers on one Redis', () => {
  it('[CH-06] tell a message to the sockets of both, once and numbered in the order in which they were sent', async () => {
    const [here, there] = [await join(0), await join(1)];
    for (const [n, client] of [here, there, here, there].entries())
      await client.get('message', note(room, `text ${n}`));
    const expected = ['text 0', 'text 1', 'text 2', 'text 3'];
    for (const client of [here, there]) {
      await until(() => textsTold(client).length >= 4);
      // What the other server says may come after what its own says later: pages go by the numbers.
      expect(textsTold(client, 'numbered')).toEqual(expected);
    }
  });

  it('[CH-04] hint at news, and tell what was read, to the sockets of both', async () => {
    const colleague = await makeContact(first.ctx, clinic.company.id);
    const [here, there] = [await join(0), await join(1)];
    const outside = await connectChat(urls[1] ?? '', { token: colleague.tokens.accessToken });
    clients.push(outside);
    await call(first.app, 'POST /api/provider/chat', { body: { room, message: 'Hello' } }, provider);
    await until(() => outside.received.some(({ event }) => event === 'notify'));
    await here.get('setAsSeen', { room, upTo: 1 });
    await until(() => changesTold(there).some(({ status }) => status === 'read'));
    expect(textsTold(outside)).toEqual([]);
  });

  it('tell of changed records', async () => {
    const there = await join(1);
    const companyId = clinic.company.id;
    first.ctx.events.emit('caseAssetsChanged', { caseUuid: room, companyId });
    first.ctx.events.emit('shipmentChanged', { uuid: room, companyId });
    first.ctx.events.emit('requestChanged', { uuid: room, caseUuid: room, companyId });
    await until(() => there.received.length === 3);
    expect(there.received).toEqual([
      { event: 'assetsChanged', payload: { caseUuid: room } },
      { event: 'shipmentChanged', payload: { uuid: room } },
      { event: 'requestChanged', payload: { uuid: room, caseUuid: room } },
    ]);
  });

  it('[AP-15] tell a company’s news to nobody else’s sockets', async () => {
    const stranger = await connectChat(urls[1] ?? '', {
      token: (await makeCompany(second.ctx)).tokens.accessToken,
    });
    clients.push(stranger);
    const there = await join(1);
    await (await join(0)).get('message', note(room));
    first.ctx.events.emit('shipmentChanged', { uuid: room, companyId: clinic.company.id });
    const events = (): readonly string[] => there.received.map(({ event }) => event);
    await until(() => events().includes('message') && events().includes('shipmentChanged'));
    await pendingsOf(stranger);
    expect(stranger.received).toEqual([]);
  });

  it('[AP-15] end the sockets of a session that is logged out on either', async () => {
    const [here, there] = [await join(0), await join(1)];
    const other = await join(1, await makeContact(first.ctx, clinic.company.id));
    await call(first.app, 'POST /auth/logout', {}, clinic.headers);
    await until(() => !here.socket.connected && !there.socket.connected);
    expect(other.socket.connected).toBe(true);
  });

  it('are strangers to a server with other secrets', async () => {
    const stranger = await createApp(
      { ...testConfig('/nowhere'), redisUrl: REDIS_URL },
      { ...database, close: async () => undefined },
    );
    const [here, there] = [await join(0), await join(1)];
    stranger.ctx.events.emit('shipmentChanged', { uuid: room, companyId: clinic.company.id });
    await here.get('message', note(room));
    await until(() => textsTold(there).length === 1);
    expect(there.received.map(({ event }) => event)).not.toContain('shipmentChanged');
    await stranger.app.close();
  });

  it('leave nothing behind in Redis for ever', async () => {
    const redis = new Redis(REDIS_URL);
    expect(await redis.ttl(streamOf(first.ctx.config.secrets.fileKey))).toBeGreaterThan(0);
    await redis.quit();
  });

  it('are not ended by the end of a third', async () => {
    const third = await createApp({ ...first.ctx.config }, { ...database, close: async () => undefined });
    const [here, there] = [await join(0), await join(1)];
    await third.app.close();
    expect((await there.get('message', note(room))).msgId).toBe(1);
    await until(() => textsTold(here).length === 1);
  });
});

describe('a server that loses Redis', () => {
  it('[CH-07] says so, goes on with its own sockets, and catches up when it is back', async () => {
    const [here, there, beside] = [await join(0), await join(1), await join(1)];
    await relay.cut();
    await until(async () => !(await isReady(second)));
    expect(await isReady(first)).toBe(true);
    await there.get('message', note(room, 'while it is away'));
    await until(() => textsTold(beside).length === 1);
    await here.get('message', note(room, 'from the other'));
    await relay.mend();
    await until(() => isReady(second));
    for (const client of [here, there, beside]) {
      await until(() => new Set(textsTold(client)).size === 2);
    }
  });

  it('[AP-15] ends the sockets of a session that ended elsewhere all the same', async () => {
    const there = await join(1);
    await relay.cut();
    await call(first.app, 'POST /auth/logout', {}, clinic.headers);
    await until(() => !there.socket.connected);
    await relay.mend();
    await until(() => isReady(second));
  });
});

it('[CH-07] a message whose server died before it told anybody reaches the sockets of the others', async () => {
  const [here, there] = [await join(0), await join(1)];
  const found = await findRoom(database.db, clinic.contact, room);
  if (!found) throw new Error('no room');
  await insertMessage(database.db, await ensureRoom(database.db, found), {
    message: 'untold',
    senderType: 'client',
    senderName: 'Ada Admin',
  });
  for (const client of [here, there]) await until(() => textsTold(client).length === 1);
});

it('a server without its Redis does not start, and does not tell the password', async () => {
  const url = new URL(REDIS_URL);
  url.port = '1';
  url.password = 'geheim';
  const { connectRedis } = await import('./redis-connections');
  const failure = await connectRedis(url.href, first.app.log, 300).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RedisUnreachableError);
  expect((failure as Error).message).toMatch(/127\.0\.0\.1:1.*ECONNREFUSED/);
  expect((failure as Error).message).not.toMatch(/geheim/);
});
