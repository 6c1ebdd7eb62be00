import { and, asc, eq, sql } from 'drizzle-orm';
import { auditLog, dentalCase } from '../../db/schema';
import { call, inject, refusal } from '../../testing/call';
import { makeCompany, makeContact, type TestCompany } from '../../testing/test-data';
import {
  createTestServer,
  testConfig,
  TEST_PROVIDER_TOKEN,
  type TestServer,
} from '../../testing/test-server';
import { makeWorld } from '../../testing/world';
import { moveCase } from '../provider/provider.service';
import { asPortal, nameSubject } from './audited-call';

const PEOPLE = [
  { name: 'Mia Lab', token: 'the-token-of-mia-of-the-lab', until: null },
  { name: 'Noah Lab', token: 'the-token-of-noah-of-the-lab', until: new Date('2100-01-01') },
];
const GONE = { name: 'Gus Gone', token: 'the-token-of-gus-of-before', until: new Date('2026-01-01') };

let server: TestServer;
let clinic: TestCompany;
beforeAll(async () => {
  const { secrets } = testConfig('');
  server = await createTestServer({ secrets: { ...secrets, providerTokens: [...PEOPLE, GONE] } });
  clinic = await makeCompany(server.ctx, { contact: { isSuperAdmin: true, name: 'Bea Boss' } });
});
afterAll(() => server.close());

const newCase = () =>
  call(server.app, 'POST /case', { body: { patientName: 'Ada', productId: 'AL' } }, clinic.headers);
const rowsOf = (subject: string) =>
  server.ctx.db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(asc(auditLog.id));
const list = (query: object, headers = clinic.headers) => call(server.app, 'GET /audit', { query }, headers);
const filter = (key: string, value: string) => ({ filter: JSON.stringify({ op: 'EQ', key, value }) });

it('a token of the provider’s people ends with its day', async () => {
  const headers = { authorization: `Bearer ${GONE.token}` };
  const { status, code } = await refusal(server.app, 'GET /api/provider/case', {}, headers);
  expect([status, code]).toEqual([403, 'forbidden']);
});

describe('a change', () => {
  it('[AP-15] is not made when its trace cannot be written', async () => {
    const { uuid } = await newCase();
    const { db } = server.ctx;
    await db.execute(
      sql`alter table audit_log add constraint no_room check (subject is null or subject <> ${sql.raw(`'${uuid}'`)}) not valid`,
    );
    try {
      const input = { params: { id: uuid }, body: { notes: 'without a trace' } };
      expect(
        (await inject(server.app, 'PUT /case/{id}', input, clinic.headers)).statusCode,
      ).toBeGreaterThanOrEqual(400);
      const [row] = await db.select().from(dentalCase).where(eq(dentalCase.uuid, uuid));
      expect([row?.notes, row?.version]).toEqual([null, 1]);
      // What cannot be noted is not shown either.
      const read = await inject(server.app, 'GET /case/{id}', { params: { id: uuid } }, clinic.headers);
      expect([read.statusCode >= 400, read.body.includes('Ada')]).toEqual([true, false]);
    } finally {
      await db.execute(sql`alter table audit_log drop constraint no_room`);
    }
    await call(server.app, 'GET /case/{id}', { params: { id: uuid } }, clinic.headers);
    expect((await rowsOf(uuid)).map(({ action }) => action)).toEqual(['POST /case', 'GET /case/{id}']);
  });

  it('[AP-15] leaves nothing when it is rolled back', async () => {
    const { uuid } = await newCase();
    const failed = asPortal('nightly', () =>
      server.ctx.transact(async () => {
        nameSubject(uuid);
        throw new Error('no');
      }),
    );
    await expect(failed).rejects.toThrow('no');
    expect(await rowsOf(uuid)).toHaveLength(1);
  });

  it('[AP-15] leaves nothing of what an earlier transaction of the call named and did not change', async () => {
    const [kept, undone] = [await newCase(), await newCase()];
    const name = (uuid: string, error?: Error) =>
      server.ctx.transact(async () => {
        nameSubject(uuid);
        if (error) throw error;
      });
    await asPortal('nightly', async () => {
      await expect(name(undone.uuid, new Error('no'))).rejects.toThrow('no');
      await name(kept.uuid);
    });
    expect([(await rowsOf(kept.uuid)).length, (await rowsOf(undone.uuid)).length]).toEqual([2, 1]);
  });

  it('[AP-15] by several transactions leaves a row for each record, not two for the same', async () => {
    const [first, second] = [await newCase(), await newCase()];
    await asPortal('nightly', async () => {
      for (const uuid of [first.uuid, second.uuid, first.uuid])
        await server.ctx.transact(async () => nameSubject(uuid));
    });
    for (const { uuid } of [first, second])
      expect((await rowsOf(uuid)).filter(({ action }) => action === 'nightly')).toMatchObject([
        { actorType: 'portal', actorName: 'nightly', outcome: 'done' },
      ]);
  });

  it('[AP-15] names a person who was removed since', async () => {
    const grace = await makeContact(server.ctx, clinic.company.id, { name: 'Grace Gone' });
    const { uuid } = await call(
      server.app,
      'POST /case',
      { body: { patientName: 'Ada', productId: 'AL' } },
      grace.headers,
    );
    await call(server.app, 'DELETE /contact/{id}', { params: { id: grace.contact.uuid } }, clinic.headers);
    expect(await rowsOf(uuid)).toMatchObject([{ actorName: 'Grace Gone', actorUuid: grace.contact.uuid }]);
    const { data } = await list(filter('actor.uuid', grace.contact.uuid));
    expect(data.map(({ actor, subject }) => [actor.name, subject])).toEqual([['Grace Gone', uuid]]);
  });

  it('[AP-15] of the provider’s names who had the token', async () => {
    const world = await makeWorld(server.ctx);
    for (const { name, token } of [...PEOPLE, { name: 'provider', token: TEST_PROVIDER_TOKEN }]) {
      const { uuid } = await world.case({ status: 'IN_QC' });
      const headers = { authorization: `Bearer ${token}` };
      await call(server.app, 'PUT /api/provider/case/{id}/passQc', { params: { id: uuid } }, headers);
      expect(await rowsOf(uuid)).toMatchObject([
        { actorType: 'provider', actorName: name, companyId: world.owner.company.id },
      ]);
    }
  });
});

it('[AP-15] says what a task of the portal is about by the record that it changed', async () => {
  const world = await makeWorld(server.ctx);
  const { uuid } = await world.case({ status: 'IN_QC' });
  await asPortal('scheduler', () => moveCase(server.ctx, uuid, 'passQc'));
  expect(await rowsOf(uuid)).toMatchObject([
    { area: 'case', deed: 'change', actorName: 'scheduler', companyId: world.owner.company.id },
  ]);
});

describe('the list of the audit log', () => {
  it('[AP-15] shows a company what is about it, also what the provider did, and nothing of others', async () => {
    const other = await makeWorld(server.ctx, { contact: { isSuperAdmin: true } });
    const { uuid } = await other.case({ status: 'IN_QC' });
    const headers = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };
    await call(server.app, 'PUT /api/provider/case/{id}/passQc', { params: { id: uuid } }, headers);
    const seen = await list({}, other.owner.headers);
    expect(seen.data.map(({ actor, action }) => [actor.name, action])).toContainEqual([
      'provider',
      'PUT /api/provider/case/{id}/passQc',
    ]);
    expect((await list({ search: uuid })).data).toEqual([]);
    expect(
      (
        await refusal(
          server.app,
          'GET /audit',
          {},
          (await makeContact(server.ctx, clinic.company.id)).headers,
        )
      ).code,
    ).toBe('forbidden');
    const all = await call(
      server.app,
      'GET /api/provider/audit',
      { query: filter('company', other.owner.company.uuid) },
      headers,
    );
    expect(all.data.some(({ subject }) => subject === uuid)).toBe(true);
  });

  it('[AP-15] shows a company what the provider saw of its patients, and was refused', async () => {
    const other = await makeWorld(server.ctx, { contact: { isSuperAdmin: true } });
    const { plan, case: ofPlan } = await other.plan('PUBLISHED', 'IN_CUSTOMER_APPPROVE');
    const headers = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };
    const [ofCase, plans] = ['GET /api/provider/case/{id}', 'GET /api/provider/case/{id}/plan'] as const;
    const [review, passQc] = [
      'GET /api/provider/plan/{id}/review',
      'PUT /api/provider/case/{id}/passQc',
    ] as const;
    await call(server.app, ofCase, { params: { id: ofPlan.uuid } }, headers);
    await call(server.app, plans, { params: { id: ofPlan.uuid } }, headers);
    await call(server.app, review, { params: { id: plan.uuid } }, headers);
    await refusal(server.app, passQc, { params: { id: ofPlan.uuid } }, headers);
    const expected = [
      [passQc, 'refused', ofPlan.identifier],
      [review, 'done', ofPlan.identifier],
      [plans, 'done', ofPlan.identifier],
      [ofCase, 'done', ofPlan.identifier],
    ];
    const shown = ({ data }: Awaited<ReturnType<typeof list>>) =>
      data.map(({ action, outcome, subjectLabel }) => [action, outcome, subjectLabel]);
    const byProvider = filter('actor.type', 'provider');
    expect(shown(await list(byProvider, other.owner.headers))).toEqual(expected);
    const query = filter('company', other.owner.company.uuid);
    const all = await call(server.app, 'GET /api/provider/audit', { query }, headers);
    expect(shown(all)).toEqual(expect.arrayContaining(expected));
    expect((await list({ search: ofPlan.uuid })).data).toEqual([]);
  });

  it('[AP-15] names no record of another company that somebody tried to see', async () => {
    const mine = await makeCompany(server.ctx, { company: { isDso: true }, contact: { isSuperAdmin: true } });
    const other = await makeWorld(server.ctx);
    const [theirs, doctor, ofPlan] = [
      await other.case(),
      await other.doctor(),
      await other.plan('PUBLISHED', 'IN_CUSTOMER_APPPROVE'),
    ];
    const tries = [
      ['GET /case/{id}', theirs.uuid],
      ['GET /dso/doctor/{id}', doctor.uuid],
      ['GET /contact/{id}/managed', other.owner.contact.uuid],
      ['GET /plan/{id}/details', ofPlan.plan.uuid],
      ['GET /dso/company/{id}/hasCases', other.owner.company.uuid],
    ] as const;
    for (const [name, id] of tries)
      expect((await refusal(server.app, name, { params: { id } }, mine.headers)).code).toBe('notFound');
    const labelsOf = ({ data }: Awaited<ReturnType<typeof list>>) =>
      tries.map(([, id]) => data.find(({ subject }) => subject === id)?.subjectLabel);
    const refused = filter('outcome', 'refused');
    expect(labelsOf(await list(refused, mine.headers))).toEqual(tries.map(() => null));
    const headers = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };
    const query = filter('company', mine.company.uuid);
    expect(labelsOf(await call(server.app, 'GET /api/provider/audit', { query }, headers))).toEqual([
      theirs.identifier,
      doctor.name,
      other.owner.contact.name,
      ofPlan.case.identifier,
      other.owner.company.name,
    ]);
  });

  it('[AP-15] is filtered by time, person, area, deed, record and outcome', async () => {
    const { uuid, identifier } = await newCase();
    await call(server.app, 'GET /case/{id}', { params: { id: uuid } }, clinic.headers);
    await refusal(
      server.app,
      'PUT /case/{id}',
      { params: { id: uuid }, body: { version: 99, notes: 'x' } },
      clinic.headers,
    );
    const seen = await list({ search: identifier.toLowerCase() });
    expect(
      seen.data.map(({ deed, outcome, code, subjectLabel }) => [deed, outcome, code, subjectLabel]),
    ).toEqual([
      ['change', 'refused', 'conflict', identifier],
      ['view', 'done', null, identifier],
      ['add', 'done', null, identifier],
    ]);
    expect(seen.data[0]?.summary).toBe('Change a case; with submit, send it to the provider');
    expect((await list(filter('subject', uuid))).total).toBe(3);
    expect((await list({ ...filter('outcome', 'refused'), search: identifier })).total).toBe(1);
    expect((await list({ ...filter('area', 'case'), search: 'bea' })).total).toBeGreaterThan(2);
    expect((await list({ ...filter('deed', 'view'), search: uuid })).total).toBe(1);
    const past = { op: 'LTE', key: 'at', value: '2020-01-01' };
    expect((await list({ filter: JSON.stringify(past) })).total).toBe(0);
    expect(
      (await refusal(server.app, 'GET /audit', { query: filter('hash', 'x') }, clinic.headers)).code,
    ).toBe('unknownFilterKey');
  });

  it('[AP-15] is a table for spreadsheets', async () => {
    const { uuid } = await newCase();
    const response = await inject(
      server.app,
      'GET /audit/csv',
      { query: filter('subject', uuid) },
      clinic.headers,
    );
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, row, ...rest] = response.body.trim().split('\r\n');
    expect(head).toContain('Number,At (UTC),Who,');
    expect(row).toContain(`Bea Boss,person,${clinic.contact.uuid},case,add,POST /case,${uuid},done`);
    expect(rest).toEqual([]);
  });
});

describe('what makes no sense', () => {
  it('[AP-15] leaves at most sixty rows a minute, and what tells something always does', async () => {
    const { headers } = await makeCompany(server.ctx);
    const { uuid } = await newCase();
    for (let i = 0; i < 70; i += 1) await refusal(server.app, 'POST /case', { body: {} as never }, headers);
    for (let i = 0; i < 70; i += 1)
      await refusal(server.app, 'GET /case/{id}', { params: { id: uuid } }, headers);
    const ofSenseless = and(eq(auditLog.code, 'validation'), eq(auditLog.action, 'POST /case'));
    expect(await server.ctx.db.$count(auditLog, ofSenseless)).toBeLessThanOrEqual(60);
    const telling = and(eq(auditLog.code, 'notFound'), eq(auditLog.subject, uuid));
    expect(await server.ctx.db.$count(auditLog, telling)).toBe(70);
  });
});
