import type { CallName } from '@portal/shared/contract';
import { CALLS, type CallSpec } from '@portal/shared/contract/schemas';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { takesKey } from '../idempotency';
import { splitName } from '../plugins/route';
import { createTestServer, type TestServer } from '../testing/test-server';
import { castActors, type Cast } from './actors';
import { SAMPLES } from './call-samples';
import { send, type LooseInput } from './send-sample';

const PRESSES = 10;
const NAMES = (Object.keys(CALLS) as CallName[]).filter((name) => takesKey(name, CALLS[name]));
/** What each try that is refused leaves, what the keys themselves are, and what is there once for a company. */
const TRACES = ['audit_log', 'idempotency_key', 'company_change_end', '__drizzle_migrations'];
/** Only the address of a sheet, which is made and noted anew. */
const MAKES_NO_ROW: readonly CallName[] = ['POST /case/{id}/physicalImpressionsLink'];

let server: TestServer;
let cast: Cast;
beforeAll(async () => {
  server = await createTestServer();
  cast = await castActors(server.ctx);
});
afterAll(() => server.close());

/** How many rows each table has. */
async function countRows(): Promise<Record<string, number>> {
  const { db } = server.ctx;
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const names = rows.map(({ name }) => name).filter((name) => !TRACES.includes(name));
  const parts = names.map(
    (name) => sql`select ${name}::text as name, count(*)::int as rows from ${sql.identifier(name)}`,
  );
  parts.push(sql`select 'done', count(*)::int from audit_log where outcome = 'done'`);
  const counts = await db.execute<{ name: string; rows: number }>(sql.join(parts, sql` union all `));
  return Object.fromEntries(counts.rows.map((row) => [row.name, row.rows]));
}

/** How many rows more each table has once some work is done. */
async function rowsAdded(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await countRows();
  await work();
  // What becomes of an invitation's mail is a change of its own.
  await server.ctx.mail.deliver();
  const after = await countRows();
  return Object.fromEntries(
    Object.entries(after)
      .map(([name, rows]) => [name, rows - (before[name] ?? 0)] as const)
      .filter(([, added]) => added !== 0),
  );
}

/** Somebody who may make the call, and what it needs. */
async function prepare(name: CallName) {
  const { access } = CALLS[name] as CallSpec;
  const wanted = access === 'provider' ? 'provider' : 'DSO super admin';
  const actor = cast.actors.find((one) => one.name === wanted);
  if (!actor) throw new Error(`no ${wanted}`);
  const { world, headers } = await actor.enter();
  const input: LooseInput = await SAMPLES[name](world, server.ctx);
  return (key: string, other: LooseInput = {}) =>
    send(server.app, name, { ...input, ...other }, { ...headers, 'idempotency-key': key });
}

/** An answer without what has become of its mail since. */
const withoutMail = (answer: object) => ({ ...answer, invitation: undefined });

describe(`${String(PRESSES)} presses at once`, () => {
  it.each(NAMES)('of %s do it once, and are answered the same', async (name) => {
    const pressOnce = await prepare(name);
    const once = await rowsAdded(() => pressOnce(randomUUID()));
    const press = await prepare(name);
    const key = randomUUID();
    const answers: Awaited<ReturnType<typeof press>>[] = [];
    const added = await rowsAdded(async () => {
      answers.push(...(await Promise.all(Array.from({ length: PRESSES }, () => press(key)))));
      answers.push(await press(key));
    });
    expect(added).toEqual(once);
    const { status: success = 200, binary } = CALLS[name] as CallSpec;
    const answered = answers.filter(({ statusCode }) => statusCode === success);
    expect(new Set(answered.map(({ body }) => body)).size).toBe(1);
    const others = answers.filter(({ statusCode }) => statusCode !== success);
    // A file that is being received cannot be waited for.
    expect(others.map((answer) => answer.json<{ code: string }>().code)).toEqual(
      binary ? others.map(() => 'inProgress') : [],
    );
    const [first] = answered;
    expect((await press(key)).body).toBe(first?.body);
  });

  it('have their key in the API document', async () => {
    type Parameters = { readonly parameters?: readonly { readonly in: string; readonly name: string }[] };
    const { paths } = (await server.app.inject('/api/docs/openapi.json')).json<{
      paths: Record<string, { post?: Parameters }>;
    }>();
    const unnamed = NAMES.filter((name) => {
      const [, path] = splitName(name);
      const { parameters = [] } = paths[path.startsWith('/api/') ? path : `/api/client${path}`]?.post ?? {};
      return !parameters.some((one) => one.in === 'header' && one.name === 'idempotency-key');
    });
    expect([NAMES.length > 20, unnamed]).toEqual([true, []]);
  });

  it('the same key does not stand for something else', async () => {
    const press = await prepare('POST /case');
    const key = randomUUID();
    expect((await press(key)).statusCode).toBe(201);
    const other = await press(key, { body: { patientName: 'Grace', productId: 'AL' } });
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, 'idempotencyKeyTaken']);
    const anotherPerson = await prepare('POST /case');
    expect((await anotherPerson(key)).statusCode).toBe(201);
    expect((await press('no key')).statusCode).toBe(400);
  });

  it('what was refused can be pressed again under the same key', async () => {
    const press = await prepare('POST /contact');
    const key = randomUUID();
    expect((await press(key, { body: { name: 'No address' } })).statusCode).toBe(400);
    expect((await press(key)).statusCode).toBe(201);
  });

  // The answer of a file is kept for as long as it is being received: see `receiveOnce`.
  it.each(NAMES.filter((name) => !(CALLS[name] as CallSpec).binary))(
    'of %s, whose process died before it answered, is answered by what it had done',
    async (name) => {
      const press = await prepare(name);
      const key = randomUUID();
      const made = await press(key);
      await server.ctx.mail.deliver();
      await server.ctx.db.execute(sql`update idempotency_key set answer = null where key = ${key}`);
      const again = await rowsAdded(async () => {
        expect(withoutMail((await press(key)).json())).toEqual(withoutMail(made.json()));
      });
      expect(again).toEqual(MAKES_NO_ROW.includes(name) ? { done: 1 } : {});
    },
  );
});
