import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, type App } from '../app';
import { openDb } from '../db/client';
import { connectChat } from '../testing/chat/chat-client';
import { startProcess, type ServerProcess } from '../testing/services/server-process';
import { TEST_DATABASE_URL } from '../testing/services/test-database';
import { createBareDatabase, type BareDatabase } from '../testing/services/test-postgres';
import { makeCompany, type TestCompany } from '../testing/test-data';
import { testConfig } from '../testing/test-server';
import { until } from '../testing/until';
import { findNewestChange } from '.';

const CHANGES = 40;

/** Two processes on one database that hear nothing of each other, as when Redis is lost; and a server that only looks. */
let folder: string;
let database: BareDatabase;
let servers: ServerProcess[];
let looker: App;
let clinic: TestCompany;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-killed-'));
  database = await createBareDatabase(TEST_DATABASE_URL ?? '');
  const env = { DATA_DIR: folder, DATABASE_URL: database.url };
  servers = [startProcess(env), startProcess(env)];
  await Promise.all(servers.map(({ address }) => address));
  const own = await openDb({ dataDir: 'memory', databaseUrl: database.url, databasePool: 2 });
  looker = await createApp({ ...testConfig(join(folder, 'looker')), redisUrl: null }, own);
  clinic = await makeCompany(looker.ctx);
});
afterAll(async () => {
  for (const server of servers) server.kill();
  await Promise.all(servers.map(({ ended }) => ended));
  await looker.app.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

it('what a process commits before it is killed is told by another one, whole and in order', async () => {
  const [dying, living] = await Promise.all(servers.map(({ address }) => address));
  const client = await connectChat(living ?? '', { token: clinic.tokens.accessToken });
  const { cursor: beginning } = await client.get('getChanges', { after: null });
  let made = 0;
  const makeCase = async (): Promise<void> => {
    const response = await fetch(`${dying ?? ''}/api/client/case`, {
      method: 'POST',
      headers: { ...clinic.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ patientName: 'Ada', productId: 'AL' }),
    });
    if (response.ok) made += 1;
    if (made === CHANGES / 2) servers[0]?.kill();
  };
  await Promise.allSettled(Array.from({ length: CHANGES }, makeCase));
  await servers[0]?.ended;
  const heard = () => client.received.flatMap(({ cursor }) => cursor?.number ?? []);
  let end = beginning;
  await until(async () => {
    // Asked each time, as the database may still commit what the process sent last.
    end = await findNewestChange(looker.ctx.db, clinic.company.id);
    return end.number >= made && heard().length >= end.number;
  });
  expect(heard()).toEqual(Array.from({ length: end.number }, (_, n) => n + 1));
  const { changes, cursor } = await client.get('getChanges', { after: beginning });
  expect([changes.length, cursor]).toEqual([end.number, end]);
  client.socket.disconnect();
});
