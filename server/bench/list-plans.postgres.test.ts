import { sql } from 'drizzle-orm';
import { DEMO_PASSWORD } from '../src/demo/demo-logins';
import { call } from '../src/testing/call';
import { createTestServer, type TestServer } from '../src/testing/test-server';
import { LIST_CALLS } from './lists/list-calls';
import { planOf } from './lists/plans';
import { vacuum } from './lists/vacuum';
import { watchStatements } from './lists/watch-statements';
import { scaleLogin } from './scale/scale-companies';
import { seedScaleRows } from './scale/seed-scale';

const CASES = 20_000;

let server: TestServer;
const tokens = new Map<string, string>();
const usedIndexes = new Set<string>();

beforeAll(async () => {
  server = await createTestServer();
  const { ctx } = server;
  await ctx.transact(({ tx }) =>
    seedScaleRows(tx, { cases: CASES, shape: 'mixed', seed: 2026, report: () => undefined }),
  );
  await vacuum(ctx.db);
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
      plan.indexes.forEach((index) => usedIndexes.add(index));
    }
  },
);

it('[CA-03] every index of cases that is not there for their identity is what some list goes by', async () => {
  const { rows } = await server.ctx.db.execute<{ name: string }>(sql`
    select relname as name from pg_class join pg_index on indexrelid = oid
    where indrelid = '"case"'::regclass and not indisunique`);
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...usedIndexes].toSorted());
});
