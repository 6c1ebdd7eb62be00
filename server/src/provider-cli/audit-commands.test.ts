import { sql } from 'drizzle-orm';
import { sealEntries } from '../modules/audit/chain/seal';
import { call } from '../testing/call';
import { runCli } from '../testing/services/provider-cli';
import { makeCompany } from '../testing/test-data';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../testing/test-server';
import { EXIT } from './cli-errors';

let server: TestServer;
let url: string;
let identifier: string;
beforeAll(async () => {
  server = await createTestServer();
  url = await server.listen();
  const { headers } = await makeCompany(server.ctx, { company: { name: 'Smile Clinic' } });
  const made = await call(
    server.app,
    'POST /case',
    { body: { patientName: 'Ada', productId: 'AL' } },
    headers,
  );
  identifier = made.identifier;
  await call(server.app, 'GET /case/{id}', { params: { id: made.uuid } }, headers);
});
afterAll(() => server.close());

const run = (...words: string[]) => runCli(words, { API_URL: url, PROVIDER_TOKEN: TEST_PROVIDER_TOKEN });

describe('the commands for the audit log', () => {
  it('[AP-15] tell who did what, narrowed by company, time, area and outcome', async () => {
    const { code, out } = await run(
      'audit',
      '--company',
      'smile clinic',
      '--from',
      '2020-01-01',
      '--area',
      'case',
    );
    expect(code).toBe(EXIT.done);
    const [head, ...rows] = out.trim().split('\n');
    expect(head).toMatch(/^AT \(UTC\) +WHO +WHAT +RECORD +OUTCOME$/);
    expect(rows.map((row) => row.split(/ {2,}/).slice(1))).toEqual([
      ['Ada Admin', 'GET /case/{id}', identifier, 'done'],
      ['Ada Admin', 'POST /case', identifier, 'done'],
    ]);
    expect((await run('audit', '--outcome', 'refused', '--company', 'smile clinic')).out.trim()).toBe(
      'There is none.',
    );
    expect((await run('audit', '--outcome', 'lost')).code).toBe(EXIT.wrongUse);
  });

  it('[AP-15] tell whether it is whole, and which row is not', async () => {
    await sealEntries(server.ctx);
    const whole = await run('verify-audit');
    expect([whole.code, whole.err]).toEqual([EXIT.done, '']);
    const [, noted = ''] = /ends at (\d+:[0-9a-f]{64})$/.exec(whole.out.trim()) ?? [];
    expect((await run('verify-audit', '--noted', noted)).code).toBe(EXIT.done);
    const other = noted.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect(await run('verify-audit', '--noted', other)).toMatchObject({ code: EXIT.refused });
    expect((await run('verify-audit', '--noted', 'x')).code).toBe(EXIT.wrongUse);

    await server.ctx.db.execute(sql`update audit_log set actor_name = 'Ada Admim' where number = 2`);
    const broken = await run('verify-audit');
    expect([broken.code, broken.err.trim()]).toEqual([
      EXIT.refused,
      'Row 2 of the audit log is not what was written.',
    ]);
  });
});
