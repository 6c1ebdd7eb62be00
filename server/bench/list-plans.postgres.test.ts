import { sql } from 'drizzle-orm';
import { DEMO_PASSWORD } from '../src/demo/demo-logins';
import { call } from '../src/testing/call';
import { createTestServer, type TestServer } from '../src/testing/test-server';
import { LIST_CALLS } from './lists/list-calls';
import { planOf } from './lists/plans';
import { watchStatements } from './lists/watch-statements';
import { scaleLogin } from './scale/scale-companies';
import { seedScaleRows } from './scale/seed-scale';

const CASES = 20_000;

let server: TestServer;
const tokens = new Map<string, string>();

beforeAll(async () => {
  server = await createTestServer();
  const { ctx } = server;
  await ctx.transact(({ tx }) =>
    seedScaleRows(tx, { cases: CASES, shape: 'mixed', seed: 2026, report: () => undefined }),
  );
  await ctx.db.execute(sql`vacuum (analyze)`);
  for (const company of new Set(LIST_CALLS.map((listCall) => listCall.company))) {
    const body = { username: scaleLogin(company), password: DEMO_PASSWORD };
    tokens.set(company, (await call(server.app, 'POST /auth', { body })).accessToken);
  }
});
afterAll(() => server.close());

it.each(LIST_CALLS.map(({ name, path, company }) => [name, path, company]))(
  '[CA-03] a list never reads the whole table of cases: %s',
  async (_, path = '', company = '') => {
    const { statements, client } = await watchStatements(server, path, tokens.get(company) ?? '');
    if (!client) throw new Error(`${path} asked the database nothing`);
    expect(statements.length).toBeGreaterThanOrEqual(3);
    for (const statement of statements) {
      const plan = await planOf(client, statement);
      expect([statement.text, plan.isWholeTable]).toEqual([statement.text, false]);
    }
  },
);
