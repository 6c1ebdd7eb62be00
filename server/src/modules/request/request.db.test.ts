import { CASE_STATUSES, REQUESTABLE_CASE_STATUSES, type NewServiceRequest } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { dentalCase } from '../../db/schema';
import { call, refusal } from '../../testing/call';
import { makeDeliveredCase } from '../../testing/delivered-case';
import {
  makeCompany,
  makeContact,
  makeDoctor,
  type CompanyFacts,
  type TestCompany,
} from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
let dso: TestCompany;

beforeAll(async () => {
  server = await createTestServer();
  dso = await organisation();
});
afterAll(() => server.close());

const organisation = (facts: CompanyFacts = {}): Promise<TestCompany> =>
  makeCompany(server.ctx, { ...facts, company: { isDso: true, ...facts.company } });

const oneStep = { type: 'replacement', method: 'stepNumber', stepNumber: 3, arch: 'upper' } as const;
const bodyFor = (caseUuid: string, more: Partial<NewServiceRequest> = {}) => ({
  body: { caseUuid, ...oneStep, ...more },
});

async function deliveredCase(
  { company }: TestCompany,
  facts: Omit<Parameters<typeof makeDeliveredCase>[1], 'companyId'> = {},
) {
  return makeDeliveredCase(server.ctx, { companyId: company.id, ...facts });
}

describe('a request', () => {
  it('[SM-05] [SM-03] is made for a delivered case, with an identifier, and is in list, case history and by id', async () => {
    const made = await deliveredCase(dso, { stages: { upper: 12, lower: 8 } });
    const created = await call(
      server.app,
      'POST /request',
      bodyFor(made.uuid, { note: ' The patient lost it ' }),
      dso.headers,
    );
    expect(created).toMatchObject({
      identifier: expect.stringMatching(/^R-\d+$/),
      case: { uuid: made.uuid, identifier: made.identifier, patientName: 'Ada Byron' },
      doctor: null,
      side: 'client',
      type: 'replacement',
      method: 'stepNumber',
      fromStep: 3,
      toStep: 3,
      arch: 'upper',
      note: 'The patient lost it',
      status: 'PENDING_PAYMENT',
      rejectReason: null,
      courier: null,
      shippedAt: null,
    });
    const found = await call(
      server.app,
      'GET /request',
      { query: { search: made.identifier.toLowerCase() } },
      dso.headers,
    );
    expect(found).toMatchObject({ total: 1, data: [created] });
    const params = { id: created.uuid };
    expect(await call(server.app, 'GET /request/{id}', { params }, dso.headers)).toEqual(created);
    const [entry] = await call(
      server.app,
      'GET /case/{id}/history',
      { params: { id: made.uuid } },
      dso.headers,
    );
    expect(entry).toMatchObject({
      subject: 'request',
      subjectUuid: created.uuid,
      subjectLabel: created.identifier,
      subjectFrom: null,
      subjectTo: 'PENDING_PAYMENT',
      action: 'requestCreated',
      actorName: 'Ada Admin',
      note: 'The patient lost it',
      toStatus: null,
    });
  });

  it('[SM-04] is approved at once where the workflow has no approval', async () => {
    const quick = await organisation({ configuration: { workflow: 'ZERO_STEP' } });
    const made = await deliveredCase(quick);
    expect((await call(server.app, 'POST /request', bodyFor(made.uuid), quick.headers)).status).toBe(
      'APPROVED',
    );
  });

  it('[SM-05] is possible once a case was delivered, and at no other time', async () => {
    for (const status of CASE_STATUSES) {
      const { uuid } = await deliveredCase(dso, { status });
      if ((REQUESTABLE_CASE_STATUSES as readonly string[]).includes(status))
        await call(server.app, 'POST /request', bodyFor(uuid), dso.headers);
      else
        expect([
          status,
          (await refusal(server.app, 'POST /request', bodyFor(uuid), dso.headers)).code,
        ]).toEqual([status, 'notRequestable']);
    }
  });

  it('[SM-03] asks for steps of the plan only, and says at which field they are not', async () => {
    const { uuid } = await deliveredCase(dso, { stages: { upper: 12, lower: 8 } });
    const tooFar = await refusal(
      server.app,
      'POST /request',
      bodyFor(uuid, { stepNumber: 9, arch: 'lower' }),
      dso.headers,
    );
    expect(tooFar).toMatchObject({
      status: 400,
      code: 'validation',
      extra: [{ field: 'stepNumber', msg: 'The plan ends with stage 8' }],
    });
    const backwards = bodyFor(uuid, { method: 'stepRange', fromStep: 5, toStep: 4 });
    expect(await refusal(server.app, 'POST /request', backwards, dso.headers)).toMatchObject({
      code: 'validation',
      errors: { toStep: 'The last stage comes before the first' },
    });
    for (const bad of [{ stepNumber: 0 }, { stepNumber: 2.5 }, { stepNumber: 121 }, { note: '  ' }]) {
      expect((await refusal(server.app, 'POST /request', bodyFor(uuid, bad), dso.headers)).code).toBe(
        'validation',
      );
    }
    const odd = { body: { ...bodyFor(uuid).body, type: 'spare', arch: 'left', method: 'all' } } as never;
    const { extra = [] } = await refusal(server.app, 'POST /request', odd, dso.headers);
    expect(extra.map(({ field }) => field).toSorted()).toEqual(['arch', 'method', 'type']);
  });

  it('[SM-05] is for an arch that something was made for, which the case says where there is no plan', async () => {
    const guard = await deliveredCase(dso);
    const fields = { productId: 'NG', arch: 'upper' } as const;
    await server.ctx.db.update(dentalCase).set(fields).where(eq(dentalCase.id, guard.id));
    const params = { id: guard.uuid };
    const found = await call(server.app, 'GET /case/{id}/requestable', { params }, dso.headers);
    expect(found).toMatchObject({ ...fields, steps: null });
    for (const arch of ['lower', 'both'] as const)
      expect(
        await refusal(server.app, 'POST /request', bodyFor(guard.uuid, { arch }), dso.headers),
      ).toMatchObject({ code: 'validation', extra: [{ field: 'arch', code: 'archNotMade' }] });
    const made = await call(server.app, 'POST /request', bodyFor(guard.uuid), dso.headers);
    expect(made).toMatchObject({ type: 'replacement', arch: 'upper' });
  });
});

describe('lists of requests', () => {
  it('[SM-03] [AP-13] are of one side, filtered and sorted over a white list', async () => {
    const clinic = await organisation();
    const doctor = await makeDoctor(server.ctx, clinic.company.id, { name: 'Dr. Zed' });
    const own = await deliveredCase(clinic);
    const doctors = await deliveredCase(clinic, { doctorId: doctor.id });
    const first = await call(server.app, 'POST /request', bodyFor(own.uuid), clinic.headers);
    const second = await call(
      server.app,
      'POST /request',
      bodyFor(own.uuid, { type: 'retainer' }),
      clinic.headers,
    );
    const third = await call(server.app, 'POST /request', bodyFor(doctors.uuid), clinic.headers);
    const list = (query: object) => call(server.app, 'GET /request', { query }, clinic.headers);
    const newestFirst = await list({});
    expect(newestFirst.data.map(({ uuid }) => uuid)).toEqual([second.uuid, first.uuid]);
    expect((await list({ order: 'identifier asc', paginate: 1 })).data).toEqual([first]);
    expect((await list({ filter: '{"op":"EQ","key":"type","value":"retainer"}' })).data).toEqual([second]);
    expect((await list({ filter: '{"op":"LIKE","key":"case.patientName","value":"byron"}' })).total).toBe(2);
    expect((await list({ order: 'case.identifier asc' })).total).toBe(2);
    const ofDoctor = { filter: `{"op":"EQ","key":"doctor.uuid","value":"${doctor.uuid}"}` };
    expect((await list(ofDoctor)).total).toBe(0);
    expect((await call(server.app, 'GET /dso/request', { query: ofDoctor }, clinic.headers)).total).toBe(1);
    expect((await list({ filter: '{"op":"NULL","key":"doctor.name"}' })).total).toBe(2);
    expect((await list({ status: 'REJECTED' })).total).toBe(0);
    expect((await list({ search: '%' })).total).toBe(0);
    const ofDoctors = await call(server.app, 'GET /dso/request', {}, clinic.headers);
    expect(ofDoctors).toMatchObject({
      total: 1,
      data: [{ uuid: third.uuid, side: 'doctor', doctor: { uuid: doctor.uuid, name: 'Dr. Zed' } }],
    });
    for (const [query, code] of [
      [{ filter: '{"op":"EQ","key":"company.id","value":1}' }, 'unknownFilterKey'],
      [{ order: 'note asc' }, 'badRequest'],
      [{ order: 'case.patientName asc' }, 'badRequest'],
      [{ filter: '{"op":"EQ","key":"case.uuid","value":"x"}' }, 'badRequest'],
    ] as const) {
      expect((await refusal(server.app, 'GET /request', { query }, clinic.headers)).code).toBe(code);
    }
  });
});

describe('who may make and see requests', () => {
  it('[AP-15] [SM-03] are the roles of the group for requests: no company but an organisation', async () => {
    for (const company of [{}, { returned: true }]) {
      const plain = await makeCompany(server.ctx, { company });
      const { uuid } = await deliveredCase(plain);
      for (const refused of [
        await refusal(server.app, 'GET /request', {}, plain.headers),
        await refusal(server.app, 'GET /dso/request', {}, plain.headers),
        await refusal(server.app, 'POST /request', bodyFor(uuid), plain.headers),
      ]) {
        expect(refused).toMatchObject({ status: 403, code: 'forbidden' });
      }
    }
  });

  it('[AP-15] finds no request, and no case for one, of another company', async () => {
    const other = await organisation();
    const made = await deliveredCase(dso);
    const { uuid } = await call(server.app, 'POST /request', bodyFor(made.uuid), dso.headers);
    const params = { id: uuid };
    const refused = [
      await refusal(server.app, 'POST /request', bodyFor(made.uuid), other.headers),
      await refusal(server.app, 'GET /request/{id}', { params }, other.headers),
      await refusal(server.app, 'GET /dso/request/{id}', { params }, other.headers),
      await refusal(server.app, 'PUT /request/{id}/cancel', { params }, other.headers),
      await refusal(server.app, 'PUT /request/{id}/courierNotified', { params }, other.headers),
      await refusal(server.app, 'PUT /dso/request/{id}/approve', { params }, other.headers),
    ];
    expect(refused.map(({ status, code }) => [status, code])).toEqual(refused.map(() => [404, 'notFound']));
    expect((await call(server.app, 'GET /request', {}, other.headers)).total).toBe(0);
    const unknown = { params: { id: 'not-an-id' } };
    expect((await refusal(server.app, 'GET /request/{id}', unknown, dso.headers)).code).toBe('notFound');
  });

  it('[AP-15] [SH-27] are not those of a blocked company, who may still read', async () => {
    const blocked = await organisation({ company: { status: 'BLOCKED' } });
    const { uuid } = await deliveredCase(blocked);
    expect((await refusal(server.app, 'POST /request', bodyFor(uuid), blocked.headers)).code).toBe(
      'companyBlocked',
    );
    expect((await call(server.app, 'GET /request', {}, blocked.headers)).total).toBe(0);
  });

  it('[AP-15] are relationship managers too', async () => {
    const rm = await makeContact(server.ctx, dso.company.id, { role: 'RM' });
    const { uuid } = await deliveredCase(dso);
    const created = await call(server.app, 'POST /request', bodyFor(uuid), rm.headers);
    const params = { id: created.uuid };
    expect((await call(server.app, 'PUT /request/{id}/cancel', { params }, rm.headers)).status).toBe(
      'CANCELED',
    );
  });

  it('[AP-15] make none for a blocked or a restricted doctor', async () => {
    for (const [status, code] of [
      ['blocked', 'doctorBlocked'],
      ['restricted', 'doctorRestricted'],
    ] as const) {
      const doctor = await makeDoctor(server.ctx, dso.company.id, { status });
      const { uuid } = await deliveredCase(dso, { doctorId: doctor.id });
      expect((await refusal(server.app, 'POST /request', bodyFor(uuid), dso.headers)).code).toBe(code);
    }
  });
});
