import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createApp } from './app';
import { openDb } from './db/client';
import { connectChat } from './testing/chat/chat-client';
import { startProcess } from './testing/services/server-process';
import { makeCompany } from './testing/test-data';
import { TEST_DATABASE_URL } from './testing/services/test-database';
import { createBareDatabase, type BareDatabase } from './testing/services/test-postgres';
import { testConfig } from './testing/test-server';
import { until } from './testing/until';

let dataDir: string;
let bare: BareDatabase;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-main-'));
  bare = await createBareDatabase(TEST_DATABASE_URL ?? '');
});
afterEach(async () => {
  await bare.drop();
  await rm(dataDir, { recursive: true, force: true });
});

it('processes that start together on an empty PostgreSQL serve it together, and leave nothing open', async () => {
  const env = { DATA_DIR: dataDir, DATABASE_URL: bare.url };
  const servers = [startProcess(env), startProcess(env)];
  const addresses = await Promise.all(servers.map(({ address }) => address));

  const database = await openDb({ dataDir: 'memory', databaseUrl: bare.url });
  const { app, ctx } = await createApp({ ...testConfig(dataDir), redisUrl: null }, database);
  const { headers, tokens } = await makeCompany(ctx);
  for (const address of addresses)
    expect((await fetch(`${address}/api/client/company/me`, { headers })).status).toBe(200);
  const { socket } = await connectChat(addresses[0]!, { token: tokens.accessToken });

  for (const server of servers) server.stop();
  for (const server of servers) expect((await server.ended).code).toBe(0);
  await until(() => !socket.connected);
  const { rows } = await ctx.db.execute<{ n: number }>(
    sql`select count(*) as n from pg_stat_activity where datname = current_database()
      and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  expect(rows[0]?.n).toBeLessThanOrEqual(ctx.config.databasePool);
  await app.close();
});
