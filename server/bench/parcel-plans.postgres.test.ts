import pg from 'pg';
import { DEMO_PASSWORD } from '../src/demo/demo-logins';
import { call } from '../src/testing/call';
import { createTestServer, type TestServer } from '../src/testing/test-server';
import { planOf } from './lists/plans';
import { vacuum } from './lists/vacuum';
import { watchStatements } from './lists/watch-statements';
import { PARCEL_CALLS, PARCEL_STATISTICS } from './parcels/parcel-calls';
import { seedParcels } from './parcels/seed-parcels';
import { scaleLogin } from './scale/scale-companies';
import { seedScaleRows } from './scale/seed-scale';

const PARCELS = 20_000;

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await createTestServer();
  const { ctx } = server;
  await ctx.transact(async ({ tx }) => {
    await seedScaleRows(tx, { cases: PARCELS, shape: 'mixed', seed: 2026, report: () => undefined });
    await seedParcels(tx);
  });
  await vacuum(ctx.db);
  const body = { username: scaleLogin('large'), password: DEMO_PASSWORD };
  token = (await call(server.app, 'POST /auth', { body })).accessToken;
});
afterAll(() => server.close());

it('[SM-01] [SM-03] lists of shipments and requests never read a whole table, whatever they are sorted and filtered by', async () => {
  const calls = [...PARCEL_CALLS, ...PARCEL_STATISTICS.map(({ statistics }) => statistics)];
  for (const { name, path } of calls) {
    const { statements, client } = await watchStatements(server, path, token);
    if (!(client instanceof pg.Client)) throw new Error(`${path} asked the database nothing`);
    for (const statement of statements) {
      const plan = await planOf(client, statement);
      expect([name, plan.isWholeTable && statement.text]).toEqual([name, false]);
    }
  }
});
