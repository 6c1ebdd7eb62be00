import type { NewServiceRequest } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { dentalCase } from '../../db/schema';
import { call, inject, refusal } from '../../testing/call';
import { makeDeliveredCase } from '../../testing/delivered-case';
import { makeCompany, makeDoctor, type TestCompany } from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
let dso: TestCompany;

beforeAll(async () => {
  server = await createTestServer();
  dso = await makeCompany(server.ctx, {
    company: { isDso: true },
    configuration: { areRequestsEnabled: true },
  });
});
afterAll(() => server.close());

type Facts = Omit<Parameters<typeof makeDeliveredCase>[1], 'companyId'>;
const delivered = (facts: Facts = {}) =>
  makeDeliveredCase(server.ctx, { companyId: dso.company.id, stages: { upper: 20, lower: 18 }, ...facts });
const bodyFor = (caseUuid: string, more: Partial<NewServiceRequest> = {}): NewServiceRequest => ({
  caseUuid,
  type: 'replacement',
  method: 'stepRange',
  fromStep: 5,
  toStep: 8,
  arch: 'upper',
  ...more,
});
const create = (body: NewServiceRequest) => call(server.app, 'POST /request', { body }, dso.headers);
const refused = (body: NewServiceRequest) => refusal(server.app, 'POST /request', { body }, dso.headers);

describe('a request', () => {
  it('[SM-05] is made once, however often Create is pressed', async () => {
    const { uuid } = await delivered();
    const body = bodyFor(uuid, { clientId: randomUUID() });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => inject(server.app, 'POST /request', { body }, dso.headers)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(new Set(answers.map((answer) => answer.json<{ uuid: string }>().uuid)).size).toBe(1);
    const ofCase = await call(server.app, 'GET /case/{id}/request', { params: { id: uuid } }, dso.headers);
    expect(ofCase).toHaveLength(1);
    expect((await refused({ ...body, arch: 'lower' })).code).toBe('idempotencyKeyTaken');
    const other = await delivered();
    expect((await refused({ ...body, caseUuid: other.uuid })).code).toBe('idempotencyKeyTaken');
    // Answered the same, whatever became of it since.
    const made = ofCase[0];
    await call(server.app, 'PUT /request/{id}/cancel', { params: { id: made?.uuid ?? '' } }, dso.headers);
    expect(await create(body)).toMatchObject({ uuid: made?.uuid, status: made?.status });
  });

  it('[SM-05] is not made for steps that an open one of the same kind is for', async () => {
    const { uuid } = await delivered();
    const first = await create(bodyFor(uuid));
    const clashes: [Partial<NewServiceRequest>, string][] = [
      [{ fromStep: 8, toStep: 9 }, 'fromStep'],
      [{ fromStep: 1, toStep: 20 }, 'fromStep'],
      [{ method: 'stepNumber', stepNumber: 6, arch: 'both' }, 'stepNumber'],
    ];
    for (const [steps, field] of clashes)
      expect(await refused(bodyFor(uuid, steps))).toMatchObject({
        code: 'validation',
        extra: [{ field, code: 'alreadyRequested', values: { identifier: first.identifier } }],
      });
    for (const steps of [
      { fromStep: 9, toStep: 9 },
      { arch: 'lower' },
      { type: 'retainer' },
    ] as const satisfies Partial<NewServiceRequest>[])
      expect((await create(bodyFor(uuid, steps))).uuid).not.toBe(first.uuid);
    await call(server.app, 'PUT /request/{id}/cancel', { params: { id: first.uuid } }, dso.headers);
    expect((await create(bodyFor(uuid))).uuid).not.toBe(first.uuid);
  });
});

describe('the cases that a request can be made for', () => {
  it('[SM-05] are the delivered ones of a side, with the bounds of their plan and what is asked for already', async () => {
    const company = await makeCompany(server.ctx, {
      company: { isDso: true },
      configuration: { areRequestsEnabled: true },
    });
    const companyId = company.company.id;
    const doctor = await makeDoctor(server.ctx, companyId, { name: 'Dr. Open' });
    const blocked = await makeDoctor(server.ctx, companyId, { status: 'blocked' });
    const restricted = await makeDoctor(server.ctx, companyId, { status: 'restricted' });
    const own = await delivered({ companyId } as Facts);
    const unplanned = await makeDeliveredCase(server.ctx, { companyId, status: 'COMPLETE' });
    const inWork = await makeDeliveredCase(server.ctx, { companyId, status: 'IN_MFG' });
    const doctors = await makeDeliveredCase(server.ctx, { companyId, doctorId: doctor.id, status: 'ACTIVE' });
    const erased = await makeDeliveredCase(server.ctx, { companyId });
    await server.ctx.db.update(dentalCase).set({ erasedAt: new Date() }).where(eq(dentalCase.id, erased.id));
    const others = await Promise.all(
      [blocked, restricted].map(({ id: doctorId }) => makeDeliveredCase(server.ctx, { companyId, doctorId })),
    );
    const body = bodyFor(own.uuid, { fromStep: 3, toStep: 3, arch: 'both' });
    const request = await call(server.app, 'POST /request', { body }, company.headers);
    const list = (query: object = {}) => call(server.app, 'GET /request/case', { query }, company.headers);
    expect(await list()).toMatchObject({
      total: 2,
      data: [
        { uuid: unplanned.uuid, steps: null, openRequests: [] },
        {
          uuid: own.uuid,
          identifier: own.identifier,
          steps: { upper: 20, lower: 18 },
          openRequests: [{ uuid: request.uuid, type: 'replacement', fromStep: 3, toStep: 3, arch: 'both' }],
        },
      ],
    });
    expect((await list({ search: own.identifier })).data.map(({ uuid }) => uuid)).toEqual([own.uuid]);
    expect((await list({ paginate: 1, page: 2 })).data.map(({ uuid }) => uuid)).toEqual([own.uuid]);
    const ofDoctors = await call(server.app, 'GET /dso/request/case', {}, company.headers);
    expect(ofDoctors.data).toMatchObject([{ uuid: doctors.uuid, doctor: { name: 'Dr. Open' } }]);

    const one = (id: string, headers = company.headers) =>
      inject(server.app, 'GET /case/{id}/requestable', { params: { id } }, headers);
    expect((await one(doctors.uuid)).json()).toMatchObject({ uuid: doctors.uuid, side: 'doctor' });
    expect((await one(inWork.uuid)).json()).toMatchObject({ code: 'notRequestable' });
    expect((await one(erased.uuid)).json()).toMatchObject({ code: 'caseErased' });
    expect(
      (await Promise.all(others.map(({ uuid }) => one(uuid)))).map(
        (answer) => answer.json<{ code: string }>().code,
      ),
    ).toEqual(['doctorBlocked', 'doctorRestricted']);
    expect((await one(own.uuid, dso.headers)).statusCode).toBe(404);
    const counts = await call(server.app, 'GET /request/statistics', {}, company.headers);
    expect(counts).toEqual([{ status: request.status, count: 1 }]);
  });
});
