import { CASE_STATUSES, DOCTOR_STATUSES, WORKFLOWS } from '@portal/shared/contract';
import { count } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { caseAsset, dentalCase } from '../db/schema';
import { call } from '../testing/call';
import { createTestServer, type TestServer } from '../testing/test-server';
import { seedDemo } from './seed-demo';
import type { DemoLogin } from './demo-logins';

let server: TestServer;
let logins: DemoLogin[];

beforeAll(async () => {
  server = await createTestServer();
  await seedDemo(server.ctx, { triangles: 2_000 });
  logins = JSON.parse(
    await readFile(join(server.ctx.config.filesDir, 'demo-logins.json'), 'utf8'),
  ) as DemoLogin[];
});
afterAll(() => server.close());

async function signIn(email: string): Promise<{ authorization: string }> {
  const login = logins.find((candidate) => candidate.email === email);
  const { accessToken } = await call(server.app, 'POST /auth', {
    body: { username: email, password: login?.password ?? '' },
  });
  return { authorization: `Bearer ${accessToken}` };
}

const all = { paginate: 9_999 };

describe('seedDemo', () => {
  it('writes logins that work, one super admin for each of the six companies', async () => {
    const supers = logins.filter(({ role }) => role === 'Super admin');
    expect(new Set(supers.map(({ company }) => company)).size).toBe(6);
    for (const { email } of logins) {
      const me = await call(server.app, 'GET /contact/me', {}, await signIn(email));
      expect(me.email).toBe(email);
    }
  });

  it('[CA-06] has a case in every status, on both sides where a side has it', async () => {
    const headers = await signIn('super@brightsmile.example');
    const own = await call(server.app, 'GET /case', { query: all }, headers);
    const doctors = await call(server.app, 'GET /dso/case', { query: all }, headers);
    const statusesOf = (list: typeof own) => new Set(list.data.map(({ status }) => status));
    expect(CASE_STATUSES.filter((status) => !statusesOf(doctors).has(status))).toEqual([]);
    expect(CASE_STATUSES.filter((status) => !statusesOf(own).has(status))).toEqual(['FIRST_MILE_SHIPPED']);
  });

  it('[CA-15] gives each case a history that ends where it is', async () => {
    const headers = await signIn('super@brightsmile.example');
    const { data } = await call(server.app, 'GET /dso/case', { query: { paginate: 30 } }, headers);
    for (const { uuid, status } of data) {
      const [newest] = await call(
        server.app,
        'GET /dso/case/{id}/history',
        { params: { id: uuid } },
        headers,
      );
      expect(newest?.toStatus).toBe(status);
    }
  });

  it('covers every workflow, doctors in every status and a blocked company', async () => {
    const seen = { workflows: new Set<string>(), companies: new Set<string>() };
    for (const { email } of logins.filter(({ role }) => role === 'Super admin')) {
      const headers = await signIn(email);
      seen.workflows.add((await call(server.app, 'GET /company/configuration', {}, headers)).workflow);
      seen.companies.add((await call(server.app, 'GET /company/me', {}, headers)).status);
    }
    expect([...seen.workflows].toSorted()).toEqual([...WORKFLOWS].toSorted());
    expect([...seen.companies]).toEqual(expect.arrayContaining(['ACTIVE', 'BLOCKED']));
    const { data } = await call(
      server.app,
      'GET /dso/doctor',
      { query: all },
      await signIn('super@brightsmile.example'),
    );
    expect(new Set(data.map(({ status }) => status))).toEqual(new Set(DOCTOR_STATUSES));
  });

  it('[SM-01] has booked and shipped parcels on both sides, each with its cases', async () => {
    const headers = await signIn('super@brightsmile.example');
    for (const name of ['GET /shipment', 'GET /dso/shipment'] as const) {
      const { data } = await call(server.app, name, { query: all }, headers);
      expect(new Set(data.map(({ status }) => status))).toEqual(new Set(['PENDING', 'SHIPPED']));
      expect(
        data.every(
          ({ caseCount, airwayBillNumber, courier }) => caseCount > 0 && airwayBillNumber && courier,
        ),
      ).toBe(true);
    }
  });

  it('[CA-17] puts the records that it lists into object storage', async () => {
    const rows = await server.ctx.db
      .selectDistinct({ key: caseAsset.storageKey, size: caseAsset.size })
      .from(caseAsset);
    expect(rows.length).toBeGreaterThan(20);
    for (const { key, size } of rows) {
      expect((await buffer(await server.ctx.storage.read(key ?? ''))).length).toBe(size);
    }
  });

  it('does nothing the second time', async () => {
    const counted = () => server.ctx.db.select({ cases: count() }).from(dentalCase);
    const before = await counted();
    await seedDemo(server.ctx, { triangles: 2_000 });
    expect(await counted()).toEqual(before);
  });
});
