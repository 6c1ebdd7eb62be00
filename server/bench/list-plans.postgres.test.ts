import { sql } from 'drizzle-orm';
import pg from 'pg';
import { DEMO_PASSWORD } from '../src/demo/demo-logins';
import { call } from '../src/testing/call';
import { createTestServer, type TestServer } from '../src/testing/test-server';
import { LIST_CALLS } from './lists/list-calls';
import { planOf } from './lists/plans';
import type { Statement } from './lists/server-process';
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

/** The questions that a call asks the database, in the driver's words, and a connection to ask it more. */
async function watch(
  path: string,
  token: string,
): Promise<{ statements: Statement[]; client: pg.Client | undefined }> {
  const noted: Statement[] = [];
  const { query } = pg.Client.prototype;
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function note(
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [first, values] = args as [string | { text: string }, unknown[] | undefined];
    noted.push({ text: typeof first === 'string' ? first : first.text, values: values ?? [] });
    return Reflect.apply(query, this, args) as never;
  });
  const { statusCode, body } = await server.app.inject({
    url: path,
    headers: { authorization: `Bearer ${token}` },
  });
  const client = (spy.mock.contexts as pg.Client[]).at(-1);
  spy.mockRestore();
  if (statusCode !== 200) throw new Error(`${statusCode}: ${body}`);
  return { statements: noted.filter(({ text }) => text.startsWith('select')), client };
}

it.each(LIST_CALLS.map(({ name, path, company }) => [name, path, company]))(
  '[CA-03] a list never reads the whole table of cases: %s',
  async (_, path = '', company = '') => {
    const { statements, client } = await watch(path, tokens.get(company) ?? '');
    if (!client) throw new Error(`${path} asked the database nothing`);
    expect(statements.length).toBeGreaterThanOrEqual(3);
    for (const statement of statements) {
      const plan = await planOf(client, statement);
      expect([statement.text, plan.isWholeTable]).toEqual([statement.text, false]);
    }
  },
);
