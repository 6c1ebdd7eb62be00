import { sql } from 'drizzle-orm';
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from '../app';
import { startRelay, type TcpRelay } from '../testing/services/tcp-relay';
import { TEST_DATABASE_URL } from '../testing/services/test-database';
import { createBareDatabase, type BareDatabase } from '../testing/services/test-postgres';
import { makeCompany } from '../testing/test-data';
import { testConfig } from '../testing/test-server';
import { until } from '../testing/until';
import { openDb, type DbHandle } from './client';
import { isConnectionError } from './database-errors';
import { DatabaseUnreachableError } from './errors';
import { openPostgres } from './postgres';

let bare: BareDatabase;
beforeEach(async () => {
  bare = await createBareDatabase(TEST_DATABASE_URL ?? '');
});
afterEach(() => bare.drop());

const open = (databaseUrl = bare.url, databasePool = 4) =>
  openDb({ dataDir: 'memory', databaseUrl, databasePool });

describe('PostgreSQL', () => {
  it('takes several servers that start together on an empty database', async () => {
    const servers = await Promise.all([open(), open(), open()]);
    const { rows } = await servers[0]!.db.execute<{ applied: number; different: number }>(
      sql`select count(*) as applied, count(distinct created_at) as different from drizzle.__drizzle_migrations`,
    );
    expect(rows[0]?.applied).toBeGreaterThan(0);
    expect(rows[0]?.applied).toBe(rows[0]?.different);
    await Promise.all(servers.map(({ close }) => close()));
  });

  it('that does not answer is named, without its password', async () => {
    const url = new URL(bare.url);
    url.port = '1';
    url.password = 'geheim';
    const failure = await open(url.href).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DatabaseUnreachableError);
    expect((failure as Error).message).toMatch(/:1\/portal_test_.*ECONNREFUSED/);
    expect((failure as Error).message).not.toMatch(/geheim/);
  });

  it('counts large numbers as numbers, as the embedded database does', async () => {
    const { db, close } = await open();
    const { rows } = await db.execute(
      sql`select count(*) as n, 9007199254740991::bigint as big from setting`,
    );
    expect(rows).toEqual([{ n: 0, big: 9_007_199_254_740_991 }]);
    await close();
  });

  it('gives a connection back however its transaction ends', async () => {
    const { db, transaction, close, poolCounts } = await open(bare.url, 2);
    for (let i = 0; i < 6; i += 1) {
      await expect(transaction((tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow();
      await expect(
        transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)),
      ).rejects.toThrow();
    }
    await transaction((tx) => tx.execute(sql`select 1`));
    await db.execute(sql`select 1`);
    expect(poolCounts()).toMatchObject({ waiting: 0 });
    await close();
  });
});

describe('a server whose PostgreSQL goes away', () => {
  let relay: TcpRelay;
  beforeEach(async () => {
    relay = await startRelay(bare.url);
  });
  afterEach(() => relay.cut());

  it('says so, lives on, and works again when it is back', async () => {
    const { app, ctx } = await createApp(testConfig('/nowhere'), await open(relay.url));
    const { headers } = await makeCompany(ctx);
    const ask = async (url: string): Promise<[number, string | undefined]> => {
      const response = await app.inject({ url, headers });
      return [response.statusCode, response.json<{ code?: string }>().code];
    };
    expect(await ask('/readyz')).toEqual([200, undefined]);
    // Half a transaction is lost with its connection; nothing else is.
    const lost = ctx.transact(async ({ tx }) => {
      await tx.execute(sql`insert into setting (key, value) values ('half', '1')`);
      await relay.cut();
      await pause(0);
      await tx.execute(sql`insert into setting (key, value) values ('whole', '1')`);
    });
    await expect(lost).rejects.toThrow();
    expect(await ask('/readyz')).toEqual([503, 'unavailable']);
    expect(await ask('/healthz')).toEqual([200, undefined]);
    expect(await ask('/api/client/contact/me')).toEqual([503, 'unavailable']);

    await relay.mend();
    await until(async () => (await ask('/readyz'))[0] === 200);
    expect(await ask('/api/client/contact/me')).toEqual([200, undefined]);
    const { rows } = await ctx.db.execute(sql`select key from setting where key in ('half', 'whole')`);
    expect(rows).toEqual([]);
    await app.close();
  });

  describe('without closing its connections', () => {
    const lostBy = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);
    let database: DbHandle;
    beforeEach(() => {
      database = openPostgres(relay.url, 2, { answerLimitMs: 2_500 });
    });
    afterEach(async () => {
      await relay.cut();
      await database.close();
    });

    it('loses what waits for an answer and gives its connections to others', async () => {
      await database.db.execute(sql`select 1`);
      const lost = database.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        relay.freeze();
        await tx.execute(sql`select 1`);
      });
      const failure = await lostBy(lost);
      expect(isConnectionError(failure)).toBe(true);
      // The rollback was refused at once: it did not wait for an answer too.
      expect(failure).toMatchObject({ cause: { message: 'Client was closed and is not queryable' } });
      expect(database.poolCounts()).toEqual({ open: 0, idle: 0, waiting: 0 });
      await relay.cut();
      await relay.mend();
      await database.transaction((tx) => tx.execute(sql`select 1`));
    });

    it('loses calls and readers of batches alike', async () => {
      const readAll = async (): Promise<void> => {
        for await (const rows of database.batches(sql`select generate_series(1, 3) as n`, 2)) {
          expect(rows).toHaveLength(2);
          relay.freeze();
        }
      };
      await database.db.execute(sql`select 1`);
      expect(isConnectionError(await lostBy(readAll()))).toBe(true);
      expect(isConnectionError(await lostBy(database.db.execute(sql`select 1`).then()))).toBe(true);
      expect(database.poolCounts()).toEqual({ open: 0, idle: 0, waiting: 0 });
    });
  });

  it('notices within seconds that the other end of an idle connection has gone', async () => {
    const setKeepAlive = jest.spyOn(Socket.prototype, 'setKeepAlive');
    const database = await open();
    await database.db.execute(sql`select 1`);
    expect(setKeepAlive.mock.calls).toContainEqual([true, 10_000]);
    await database.close();
  });

  it('survives that it ends all connections at once', async () => {
    const database = await open(relay.url);
    const lost: string[] = [];
    database.onConnectionLost(({ message }) => lost.push(message));
    await Promise.all([1, 2, 3].map(() => database.db.execute(sql`select pg_sleep(0.05)`)));
    const other = await open();
    await other.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await until(() => database.poolCounts().open === 0);
    expect(lost).toHaveLength(3);
    await database.db.execute(sql`select 1`);
    await Promise.all([database.close(), other.close()]);
  });
});

describe('two transactions that wait for each other', () => {
  it('are both done in the end', async () => {
    const { app, ctx } = await createApp(testConfig('/nowhere'), await open());
    await ctx.db.execute(sql`insert into setting (key, value) values ('a', '0'), ('b', '0')`);
    let first = 0;
    const met = (): Promise<void> => until(() => first >= 2);
    const raise = (keys: string[]): Promise<void> =>
      ctx.transact(async ({ tx }) => {
        for (const key of keys) {
          await tx.execute(sql`update setting set value = (value::int + 1)::text where key = ${key}`);
          first += 1;
          await met();
        }
      });
    await Promise.all([raise(['a', 'b']), raise(['b', 'a'])]);
    const { rows } = await ctx.db.execute(sql`select value from setting order by key`);
    expect(rows).toEqual([{ value: '2' }, { value: '2' }]);
    expect(await ctx.metrics.text()).toMatch(/portal_transactions_total\{outcome="repeated"\} [1-9]/);
    await app.close();
  });
});
