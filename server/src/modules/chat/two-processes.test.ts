import type { CallInput, CallName, CallReply, CaseAssetTicket } from '@portal/shared/contract';
import { asc, eq } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { request, type ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Upload } from 'tus-js-client';
import { createApp, type App } from '../../app';
import { openDb } from '../../db/client';
import { chatMessage, chatRoom, dentalCase } from '../../db/schema';
import { connectChat, type ChatClient } from '../../testing/chat/chat-client';
import { ChatPage } from '../../testing/chat/chat-page';
import { note, textsTold } from '../../testing/chat/chat-scene';
import { startProcess, type ServerProcess } from '../../testing/services/server-process';
import { makeCompany, type TestCompany } from '../../testing/test-data';
import { TEST_DATABASE_URL } from '../../testing/services/test-database';
import { createBareDatabase, type BareDatabase } from '../../testing/services/test-postgres';
import { testConfig } from '../../testing/test-server';
import { until } from '../../testing/until';
import { splitName } from '../../plugins/route';

const REDIS_URL = process.env['TEST_REDIS_URL'] ?? null;
const PIECE = 64 * 1024;
const hasServices = TEST_DATABASE_URL !== null && REDIS_URL !== null;
if (!hasServices)
  console.info('Two server processes are not tried: TEST_DATABASE_URL and TEST_REDIS_URL are not both set.');

/** Two processes on one PostgreSQL, one Redis and one folder of files; and a third server that only looks into the database. */
let database: BareDatabase;
let files: string;
let env: Record<string, string>;
let first: RunningServer;
let second: RunningServer;
let looker: App;
let clinic: TestCompany;
const clients: ChatClient[] = [];

(hasServices ? describe : describe.skip)('two server processes', () => {
  beforeAll(async () => {
    database = await createBareDatabase(TEST_DATABASE_URL ?? '');
    files = await mkdtemp(join(tmpdir(), 'portal-two-'));
    env = {
      DATABASE_URL: database.url,
      REDIS_URL: REDIS_URL ?? '',
      DATA_DIR: files,
      LOG_LEVEL: 'info',
      CHAT_MESSAGES_A_SECOND: '10000',
      // On a shared Redis, its key makes them an installation of their own.
      FILE_KEY: randomBytes(24).toString('hex'),
    };
    [first, second] = await Promise.all([start(), start()]);
    looker = await createApp(
      { ...testConfig(join(files, 'looker')), redisUrl: null },
      await openDb({ dataDir: 'memory', databaseUrl: database.url, databasePool: 2 }),
    );
    clinic = await makeCompany(looker.ctx);
  });
  afterEach(() => clients.splice(0).forEach(({ socket }) => socket.disconnect()));
  afterAll(async () => {
    await Promise.all([end(first, 'stop'), end(second, 'stop'), looker.app.close()]);
    await database.drop();
    await rm(files, { recursive: true, force: true });
  });

  it('[CH-06] tell each other’s sockets of messages and of changed cases', async () => {
    const room = await newCase();
    const [here, there] = [await connect(first), await connect(second)];
    for (const client of [here, there]) await client.get('join', { room });
    await here.get('message', note(room, 'from the first'));
    await there.get('message', note(room, 'from the second'));
    for (const client of [here, there]) {
      await until(() => textsTold(client).length === 2);
      expect(textsTold(client, 'numbered')).toEqual(['from the first', 'from the second']);
    }
    await ask(first, 'PATCH /case/{id}/cancel', { params: { id: room } });
    await until(() =>
      there.received.some(({ event, payload }) => event === 'caseChanged' && payload.status === 'CANCELED'),
    );
  });

  it('[AP-15] end each other’s sockets at logout', async () => {
    const leaving = await makeCompany(looker.ctx);
    const [here, there] = [await connect(first, leaving), await connect(second, leaving)];
    const staying = await connect(second);
    await ask(first, 'POST /auth/logout', {}, leaving);
    await until(() => !here.socket.connected && !there.socket.connected);
    expect(staying.socket.connected).toBe(true);
  });

  it('[CH-03] [CH-07] lose and double no message when one is killed while messages are sent', async () => {
    const rooms = await Promise.all([newCase(), newCase()]);
    const token = clinic.tokens.accessToken;
    const pageAt = (room: string, ...urls: string[]) => new ChatPage({ token, room, urls });
    const senders = rooms.map((room) => pageAt(room, first.url, second.url));
    const watchers = rooms.flatMap((room) => [
      pageAt(room, first.url, second.url),
      pageAt(room, second.url, first.url),
    ]);
    const pages = [...senders, ...watchers];
    await Promise.all(pages.map((page) => page.open()));
    let acknowledged = 0;
    const texts = Array.from({ length: 60 }, (_, n) => `text ${n}`);
    const sending = senders.map(async (sender) => {
      for (const text of texts) {
        await sender.send(text);
        acknowledged += 1;
      }
    });
    await until(() => acknowledged >= 30);
    await end(first, 'kill');
    await Promise.all(sending);
    for (const page of pages) {
      await until(() => page.messages.length >= texts.length);
      expect(page.messages.map(({ message }) => message)).toEqual(texts);
      expect(page.messages.map(({ msgId }) => msgId)).toEqual(texts.map((_, n) => n + 1));
    }
    for (const room of rooms) expect(await storedTexts(room)).toEqual(texts);
    for (const page of pages) page.close();
    first = await start();
  });

  it('[UP-04] go on with an upload whose process was killed', async () => {
    const scan = randomScan(400_000);
    const ticket = await announce(scan);
    const sent = await sendSlowly(first, ticket, scan);
    await until(async () => (await sizeOnDisk(ticket)) > 1_000_000);
    await end(first, 'kill');
    sent.destroy();
    await resume(second, ticket, scan);
    expect(await storedHash(ticket)).toBe(createHash('sha256').update(scan).digest('hex'));
    first = await start();
  });

  it('[UP-04] hand an upload over while both live, without mixing it up', async () => {
    const scan = randomScan(200_000);
    const ticket = await announce(scan);
    const sent = await sendSlowly(first, ticket, scan);
    await until(async () => (await sizeOnDisk(ticket)) > 1_000_000);
    await resume(second, ticket, scan);
    sent.destroy();
    expect(await storedHash(ticket)).toBe(createHash('sha256').update(scan).digest('hex'));
  });

  it('stop when they are told to', async () => {
    const room = await newCase();
    const there = await connect(second);
    await there.get('join', { room });
    expect(await end(first, 'stop')).toBe(0);
    expect((await there.get('message', note(room))).msgId).toBe(1);
    first = await start();
  });
});

interface RunningServer extends ServerProcess {
  readonly url: string;
}

async function start(): Promise<RunningServer> {
  const server = startProcess(env);
  return { ...server, url: await server.address };
}

/** Answers the exit code; null for one that was killed. */
async function end(server: RunningServer, how: 'kill' | 'stop'): Promise<number | null> {
  server[how]();
  return (await server.ended).code;
}

async function connect({ url }: RunningServer, { tokens } = clinic): Promise<ChatClient> {
  const client = await connectChat(url, { token: tokens.accessToken });
  clients.push(client);
  return client;
}

/** Makes a call of the contract that has to succeed. */
async function ask<N extends CallName>(
  { url }: RunningServer,
  name: N,
  input: CallInput<N>,
  { headers } = clinic,
): Promise<CallReply<N>> {
  const { params = {}, body } = input as { params?: Record<string, string>; body?: object };
  const [method, path] = splitName(name);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
  const response = await fetch(`${url}/api/client${filled}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as CallReply<N>;
}

async function newCase(): Promise<string> {
  return (await ask(first, 'POST /case', { body: { patientName: 'Ada', productId: 'AL' } })).uuid;
}

async function storedTexts(room: string): Promise<string[]> {
  const rows = await looker.ctx.db
    .select({ text: chatMessage.message })
    .from(chatMessage)
    .innerJoin(chatRoom, eq(chatRoom.id, chatMessage.roomId))
    .innerJoin(dentalCase, eq(dentalCase.id, chatRoom.caseId))
    .where(eq(dentalCase.uuid, room))
    .orderBy(asc(chatMessage.number));
  return rows.map(({ text }) => text);
}

/** A binary STL whose every byte counts. */
function randomScan(triangles: number): Buffer {
  const bytes = randomBytes(84 + 50 * triangles);
  bytes.fill(1, 0, 80);
  bytes.writeUInt32LE(triangles, 80);
  return bytes;
}

async function announce(scan: Buffer): Promise<CaseAssetTicket> {
  const body = {
    caseUuid: await newCase(),
    assetType: 'uprImp',
    name: 'upper.stl',
    size: scan.length,
  } as const;
  return ask(first, 'POST /caseAsset', { body });
}

/** Begins an upload and sends it in small pieces for as long as the connection holds; the last piece is left to another process. */
async function sendSlowly(
  { url }: RunningServer,
  { asset, upload }: CaseAssetTicket,
  scan: Buffer,
): Promise<ClientRequest> {
  const headers = { ...clinic.headers, 'tus-resumable': '1.0.0' };
  const metadata = `assetUuid ${Buffer.from(asset.uuid).toString('base64')}`;
  const begun = await fetch(url + upload.url, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(scan.length), 'upload-metadata': metadata },
  });
  expect(begun.status).toBe(201);
  const patch = request(new URL(begun.headers.get('location') ?? '', url), {
    method: 'PATCH',
    headers: {
      ...headers,
      'upload-offset': 0,
      'content-type': 'application/offset+octet-stream',
      'content-length': scan.length,
    },
  });
  // It ends with the connection, by design.
  patch.on('error', () => undefined);
  void (async () => {
    for (let at = 0; at + PIECE < scan.length && !patch.destroyed; at += PIECE) {
      patch.write(scan.subarray(at, at + PIECE));
      await pause(5);
    }
  })();
  return patch;
}

/** Goes on with an upload as the page does. */
function resume({ url }: RunningServer, { asset, upload }: CaseAssetTicket, scan: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    new Upload(scan, {
      uploadUrl: `${url}${upload.url}/${asset.uuid}`,
      headers: clinic.headers,
      retryDelays: [200, 1_000, 3_000],
      onSuccess: () => resolve(),
      // What tus throws holds its whole request, which no report of tests can write down.
      onError: ({ message }) => reject(new Error(message)),
    }).start();
  });
}

async function sizeOnDisk({ asset }: CaseAssetTicket): Promise<number> {
  return (await stat(join(files, 'uploads', asset.uuid))).size;
}

async function storedHash({ asset }: CaseAssetTicket): Promise<string | null> {
  const id = asset.caseUuid;
  const assets = await ask(second, 'GET /case/{id}/asset', { params: { id } });
  const stored = assets.find(({ uuid, state }) => uuid === asset.uuid && state === 'stored');
  if (!stored?.url) throw new Error('the record is not stored');
  const bytes = Buffer.from(await (await fetch(second.url + stored.url)).arrayBuffer());
  const hash = createHash('sha256').update(bytes).digest('hex');
  expect(stored.sha256).toBe(hash);
  return hash;
}
