import { and, eq } from 'drizzle-orm';
import type { CallName } from '@portal/shared/contract';
import { auditLog, shipment } from '../db/schema';
import { call, inject, refusal } from '../testing/call';
import { makeCompany, makeContact, makeDoctor, type TestCompany } from '../testing/test-data';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../testing/test-server';

let server: TestServer;
let own: TestCompany;
let other: TestCompany;
beforeAll(async () => {
  server = await createTestServer();
  own = await makeCompany(server.ctx, { company: { isDso: true } });
  other = await makeCompany(server.ctx, { company: { isDso: true } });
});
afterAll(() => server.close());

describe('a record of another company', () => {
  it('[AP-15] is not found, by whatever call, and the attempt is on record', async () => {
    const doctor = await makeDoctor(server.ctx, own.company.id);
    const body = { patientName: 'Secret', productId: 'AL', doctorUuid: doctor.uuid } as const;
    const { uuid } = await call(server.app, 'POST /case', { body }, own.headers);
    const [parcel] = await server.ctx.db
      .insert(shipment)
      .values({ companyId: own.company.id, side: 'doctor' })
      .returning();
    const calls: [CallName, string][] = [
      ['GET /case/{id}', uuid],
      ['PUT /case/{id}', uuid],
      ['PATCH /case/{id}/cancel', uuid],
      ['GET /case/{id}/history', uuid],
      ['GET /case/{id}/plan', uuid],
      ['GET /case/{id}/asset', uuid],
      ['GET /dso/case/{id}', uuid],
      ['GET /dso/case/{id}/history', uuid],
      ['GET /dso/case/{id}/plan', uuid],
      ['GET /dso/case/{id}/asset', uuid],
      ['GET /dso/doctor/{id}', doctor.uuid],
      ['GET /shipment/{id}', parcel?.uuid ?? ''],
      ['GET /dso/shipment/{id}', parcel?.uuid ?? ''],
    ];
    for (const [name, id] of calls) {
      const input = { params: { id }, body: name.startsWith('PUT') ? { notes: 'x' } : undefined } as never;
      const mine = name.startsWith('GET')
        ? (await inject(server.app, name, input, own.headers)).statusCode
        : 200;
      const theirs = await refusal(server.app, name, input, other.headers);
      expect([name, mine, theirs.status, theirs.code]).toEqual([name, 200, 404, 'notFound']);
    }
    const asset = { caseUuid: uuid, assetType: 'frtImg', name: 'a.jpg', size: 1 } as const;
    expect((await refusal(server.app, 'POST /caseAsset', { body: asset }, other.headers)).code).toBe(
      'notFound',
    );
    const ofOther = and(eq(auditLog.companyId, other.company.id), eq(auditLog.subject, uuid));
    expect(await server.ctx.db.$count(auditLog, ofOther)).toBeGreaterThanOrEqual(10);
  });

  it('[AP-15] is in no list', async () => {
    for (const name of [
      'GET /case',
      'GET /dso/case',
      'GET /shipment',
      'GET /dso/shipment',
      'GET /dso/doctor',
    ] as const) {
      expect(await call(server.app, name, {}, other.headers)).toMatchObject({ data: [], total: 0, pages: 0 });
    }
  });
});

describe('a right that a person lacks', () => {
  it('[AP-15] keeps the doctors from companies that are no organisation', async () => {
    const plain = await makeCompany(server.ctx);
    expect(await refusal(server.app, 'GET /dso/doctor', {}, plain.headers)).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
    expect((await refusal(server.app, 'GET /dso/case', {}, plain.headers)).code).toBe('forbidden');
    const returned = await makeCompany(server.ctx, { company: { returned: true } });
    expect((await call(server.app, 'GET /dso/case', {}, returned.headers)).total).toBe(0);
  });

  it('[AP-15] [CO-19] keeps the configuration to super admins', async () => {
    const change = { body: { dentalNotation: 'palmer' } } as const;
    expect((await refusal(server.app, 'PATCH /company/configuration', change, own.headers)).code).toBe(
      'forbidden',
    );
    const boss = await makeContact(server.ctx, own.company.id, { isSuperAdmin: true });
    expect(
      (await call(server.app, 'PATCH /company/configuration', change, boss.headers)).dentalNotation,
    ).toBe('palmer');
  });

  it('[SH-27] refuses changes of a blocked company, but not reading, leaving and one’s own profile', async () => {
    const blocked = await makeCompany(server.ctx, { company: { status: 'BLOCKED' } });
    const create = { body: { patientName: 'A', productId: 'AL' } } as const;
    expect(await refusal(server.app, 'POST /case', create, blocked.headers)).toMatchObject({
      status: 403,
      code: 'companyBlocked',
      message: 'You are blocked',
    });
    expect((await refusal(server.app, 'PUT /company', { body: { phone: '1' } }, blocked.headers)).code).toBe(
      'companyBlocked',
    );
    expect((await call(server.app, 'GET /case', {}, blocked.headers)).total).toBe(0);
    await call(server.app, 'PUT /contact/me', { body: { name: 'New' } }, blocked.headers);
    await call(server.app, 'POST /auth/logout', {}, blocked.headers);
  });

  it('[CO-06] keeps relationship managers from their own mail subscription', async () => {
    const rm = await makeContact(server.ctx, own.company.id, { role: 'RM', emailSubscription: true });
    const flags = (name: 'emailSubscription' | 'showHelp') => ({
      body: { flags: [{ name, value: 0 as const }] },
    });
    expect(
      (await refusal(server.app, 'PUT /contact/me/flags', flags('emailSubscription'), rm.headers)).code,
    ).toBe('rmNotAllowed');
    expect((await call(server.app, 'PUT /contact/me/flags', flags('showHelp'), rm.headers)).role).toBe('RM');
  });

  it('[AP-15] keeps the provider’s side to the service token', async () => {
    const params = { id: other.company.uuid };
    const name = 'PUT /api/provider/case/{id}/passQc';
    expect((await refusal(server.app, name, { params }, own.headers)).code).toBe('forbidden');
    expect(
      (await refusal(server.app, name, { params }, { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` })).code,
    ).toBe('notFound');
    expect(
      (await refusal(server.app, 'GET /case', {}, { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` })).status,
    ).toBe(401);
  });

  it('writes changes into the audit log', async () => {
    const { uuid } = await call(
      server.app,
      'POST /case',
      { body: { patientName: 'A', productId: 'AL' } },
      own.headers,
    );
    const [row] = await server.ctx.db.select().from(auditLog).where(eq(auditLog.subject, uuid));
    expect(row).toMatchObject({
      action: 'POST /case',
      outcome: 'done',
      companyId: own.company.id,
      contactId: own.contact.id,
    });
  });
});
