import { eq } from 'drizzle-orm';
import type { ServiceRequest } from '@portal/shared/contract';
import type { DomainEvents } from '../../events/event-hub';
import { doctor } from '../../db/schema';
import { call, inject, refusal } from '../../testing/call';
import { makeDeliveredCase } from '../../testing/delivered-case';
import { makeCompany, makeDoctor, type TestCompany } from '../../testing/test-data';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../../testing/test-server';

let server: TestServer;
let dso: TestCompany;
const provider = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };

beforeAll(async () => {
  server = await createTestServer();
  dso = await makeCompany(server.ctx, { company: { isDso: true } });
});
afterAll(() => server.close());

async function newRequest(side: 'client' | 'doctor'): Promise<ServiceRequest & { doctorId: number }> {
  const companyId = dso.company.id;
  const { id: doctorId } = await makeDoctor(server.ctx, companyId);
  const made = await makeDeliveredCase(server.ctx, {
    companyId,
    ...(side === 'doctor' && { doctorId }),
  });
  const body = {
    caseUuid: made.uuid,
    type: 'retainer',
    method: 'stepRange',
    fromStep: 1,
    toStep: 2,
    arch: 'both',
  } as const;
  return { ...(await call(server.app, 'POST /request', { body }, dso.headers)), doctorId };
}

type Step = Parameters<typeof call<'PUT /api/provider/request/{id}/state'>>[2]['body'];
const move = (id: string, body: Step) =>
  call(server.app, 'PUT /api/provider/request/{id}/state', { params: { id }, body }, provider);
const refusedMove = (id: string, body: Step) =>
  refusal(server.app, 'PUT /api/provider/request/{id}/state', { params: { id }, body }, provider);

const historyOf = async ({ case: { uuid } }: ServiceRequest) => {
  const all = await call(server.app, 'GET /case/{id}/history', { params: { id: uuid } }, dso.headers);
  return all.filter(({ subject }) => subject === 'request').toReversed();
};

describe('a doctor’s request', () => {
  it('[SM-04] [AP-11] goes from approval over impressions and manufacturing to the doctor, each step in its history', async () => {
    const request = await newRequest('doctor');
    const params = { id: request.uuid };
    const approved = await call(server.app, 'PUT /dso/request/{id}/approve', { params }, dso.headers);
    expect(approved.status).toBe('APPROVED');
    expect((await move(request.uuid, { action: 'askForImpressions' })).status).toBe('PENDING_COURIER_PICKUP');
    expect(
      (await call(server.app, 'PUT /dso/request/{id}/courierNotified', { params }, dso.headers)).status,
    ).toBe('AWAITING_IMPRESSION');
    expect((await move(request.uuid, { action: 'impressionsReceived' })).status).toBe('APPROVED');
    expect((await move(request.uuid, { action: 'startMfg' })).status).toBe('MANUFACTURING');
    const shipped = await move(request.uuid, {
      action: 'ship',
      courierId: 1,
      airwayBillNumber: ' 784-1234 5675 ',
    });
    expect(shipped).toMatchObject({
      status: 'FIRST_MILE_SHIPPED',
      courier: { id: 1, title: 'DHL Express' },
      airwayBillNumber: '784-1234 5675',
      shippedAt: expect.any(String),
    });
    const body = { courierId: 3, airwayBillNumber: '1z 999 AA1 01 2345 6784' };
    const arrived = await call(
      server.app,
      'POST /dso/request/{id}/lastMileShipped',
      { params, body },
      dso.headers,
    );
    expect(arrived).toMatchObject({
      status: 'SHIPPED',
      courier: { id: 1, title: 'DHL Express' },
      airwayBillNumber: '784-1234 5675',
      shippedAt: shipped.shippedAt,
      lastMile: {
        courier: { id: 3, title: 'UPS' },
        airwayBillNumber: '1Z999AA10123456784',
        trackingUrl: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
        shippedAt: expect.any(String),
      },
    });
    const history = await historyOf(request);
    expect(history.map(({ action, actor, note }) => [action, actor, note])).toEqual([
      ['requestCreated', 'client', null],
      ['requestApproved', 'client', null],
      ['requestImpressionsAsked', 'provider', null],
      ['requestCourierNotified', 'client', null],
      ['requestImpressionsReceived', 'provider', null],
      ['requestInManufacturing', 'provider', null],
      ['requestShipped', 'provider', 'DHL Express 784-1234 5675'],
      ['requestLastMileShipped', 'client', 'UPS 1Z999AA10123456784'],
    ]);
    expect(history.at(-1)).toMatchObject({
      subjectFrom: 'FIRST_MILE_SHIPPED',
      subjectTo: 'SHIPPED',
      subjectLabel: request.identifier,
    });
  });

  it('[SM-05] takes files while new impressions are waited for, until it is being made', async () => {
    const request = await newRequest('doctor');
    const params = { id: request.uuid };
    const file = { assetType: 'uprImp', name: 'upper.stl', size: 84 } as const;
    const body = { caseUuid: request.case.uuid, requestUuid: request.uuid, ...file };
    const announce = () => call(server.app, 'POST /caseAsset', { body }, dso.headers);
    await call(server.app, 'PUT /dso/request/{id}/approve', { params }, dso.headers);
    await move(request.uuid, { action: 'askForImpressions' });
    expect((await announce()).asset.requestUuid).toBe(request.uuid);
    await call(server.app, 'PUT /dso/request/{id}/courierNotified', { params }, dso.headers);
    expect((await announce()).asset.requestUuid).toBe(request.uuid);
    await move(request.uuid, { action: 'impressionsReceived' });
    await move(request.uuid, { action: 'startMfg' });
    expect((await refusal(server.app, 'POST /caseAsset', { body }, dso.headers)).code).toBe('filesLocked');
  });

  it('[SM-04] keeps the way it came by when nobody knows the last one', async () => {
    const request = await newRequest('doctor');
    const params = { id: request.uuid };
    await call(server.app, 'PUT /dso/request/{id}/approve', { params }, dso.headers);
    await move(request.uuid, { action: 'startMfg' });
    await move(request.uuid, { action: 'ship', courierId: 1, airwayBillNumber: '784-0000 0081' });
    const name = 'POST /dso/request/{id}/lastMileShipped';
    const strange = await refusal(server.app, name, { params, body: { courierId: 99 } }, dso.headers);
    expect(strange).toMatchObject({ code: 'validation', extra: [{ field: 'courierId' }] });
    expect(await call(server.app, name, { params, body: {} }, dso.headers)).toMatchObject({
      status: 'SHIPPED',
      courier: { id: 1 },
      airwayBillNumber: '784-0000 0081',
      lastMile: { courier: null, airwayBillNumber: null, trackingUrl: null },
    });
    expect((await refusal(server.app, name, { params, body: {} }, dso.headers)).code).toBe('notAllowedNow');
  });

  it('[SM-04] [SM-06] is rejected with a reason of the list', async () => {
    const request = await newRequest('doctor');
    const params = { id: request.uuid };
    const reasons = await call(server.app, 'GET /rejectReason', {}, dso.headers);
    const [reason] = reasons;
    const name = 'PUT /dso/request/{id}/reject';
    const unknown = { params, body: { rejectReasonId: 9_999 } };
    expect(await refusal(server.app, name, unknown, dso.headers)).toMatchObject({
      code: 'validation',
      extra: [{ field: 'rejectReasonId' }],
    });
    const none = { params, body: {} } as never;
    expect((await refusal(server.app, name, none, dso.headers)).code).toBe('validation');
    const body = { rejectReasonId: reason?.id ?? 0, note: ' See R-1 ' };
    expect(await call(server.app, name, { params, body }, dso.headers)).toMatchObject({
      status: 'REJECTED',
      rejectReason: reason,
      rejectNote: 'See R-1',
    });
    expect((await historyOf(request)).at(-1)?.note).toBe(`${reason?.title}: See R-1`);
    expect((await refusal(server.app, name, { params, body }, dso.headers)).code).toBe('notAllowedNow');
  });

  it('[SM-04] is decided once, however many decide at the same time', async () => {
    const request = await newRequest('doctor');
    const params = { id: request.uuid };
    const [reason] = await call(server.app, 'GET /rejectReason', {}, dso.headers);
    const body = { rejectReasonId: reason?.id ?? 0 };
    const answers = await Promise.all([
      inject(server.app, 'PUT /dso/request/{id}/approve', { params }, dso.headers),
      inject(server.app, 'PUT /dso/request/{id}/reject', { params, body }, dso.headers),
      inject(server.app, 'PUT /dso/request/{id}/approve', { params }, dso.headers),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await historyOf(request)).toHaveLength(2);
  });

  it('[AP-15] is not to be changed while its doctor is blocked', async () => {
    const request = await newRequest('doctor');
    await server.ctx.db.update(doctor).set({ status: 'blocked' }).where(eq(doctor.id, request.doctorId));
    const params = { id: request.uuid };
    const refused = await refusal(server.app, 'PUT /dso/request/{id}/approve', { params }, dso.headers);
    expect(refused).toMatchObject({ status: 403, code: 'doctorBlocked' });
    const read = await call(server.app, 'GET /request/{id}', { params }, dso.headers);
    expect(read.doctor?.status).toBe('blocked');
    await server.ctx.db.update(doctor).set({ status: 'restricted' }).where(eq(doctor.id, request.doctorId));
    const approved = await call(server.app, 'PUT /dso/request/{id}/approve', { params }, dso.headers);
    expect(approved.status).toBe('APPROVED');
  });

  it('[SM-04] is not the provider’s to approve', async () => {
    const { uuid } = await newRequest('doctor');
    expect(await refusedMove(uuid, { action: 'approve' })).toMatchObject({
      status: 409,
      code: 'notAllowedNow',
    });
  });
});

describe('a request for a case of the company’s own', () => {
  it('[SM-04] is the provider’s to approve, and is shipped straight to the company', async () => {
    const request = await newRequest('client');
    expect((await move(request.uuid, { action: 'approve', note: 'Paid' })).status).toBe('APPROVED');
    await move(request.uuid, { action: 'startMfg' });
    const shipped = await move(request.uuid, { action: 'ship', courierId: 2, airwayBillNumber: '1' });
    expect(shipped.status).toBe('SHIPPED');
    expect((await historyOf(request)).map(({ note }) => note)).toEqual([null, 'Paid', null, 'FedEx 1']);
  });

  it('[AP-15] is not found on the doctors’ side', async () => {
    const { uuid } = await newRequest('client');
    const params = { id: uuid };
    const body = { rejectReasonId: 1 };
    const refused = [
      await refusal(server.app, 'GET /dso/request/{id}', { params }, dso.headers),
      await refusal(server.app, 'PUT /dso/request/{id}/approve', { params }, dso.headers),
      await refusal(server.app, 'PUT /dso/request/{id}/reject', { params, body }, dso.headers),
      await refusal(server.app, 'PUT /dso/request/{id}/courierNotified', { params }, dso.headers),
      await refusal(server.app, 'POST /dso/request/{id}/lastMileShipped', { params, body: {} }, dso.headers),
    ];
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'notFound'));
    expect((await call(server.app, 'GET /request/{id}', { params }, dso.headers)).status).toBe(
      'PENDING_PAYMENT',
    );
  });

  it('[SM-04] can be withdrawn until it is being made, which is told after the commit', async () => {
    const request = await newRequest('client');
    const received: DomainEvents['requestChanged'][] = [];
    const stop = server.ctx.events.on('requestChanged', (event) => void received.push(event));
    const params = { id: request.uuid };
    const canceled = await call(server.app, 'PUT /request/{id}/cancel', { params }, dso.headers);
    expect(canceled.status).toBe('CANCELED');
    expect((await refusal(server.app, 'PUT /request/{id}/cancel', { params }, dso.headers)).code).toBe(
      'notAllowedNow',
    );
    stop();
    expect(received).toEqual([
      { uuid: request.uuid, caseUuid: request.case.uuid, companyId: dso.company.id },
    ]);
    const late = await newRequest('client');
    await move(late.uuid, { action: 'approve' });
    await move(late.uuid, { action: 'startMfg' });
    const refused = await refusal(
      server.app,
      'PUT /request/{id}/cancel',
      { params: { id: late.uuid } },
      dso.headers,
    );
    expect(refused.code).toBe('notAllowedNow');
  });
});

describe('the provider’s steps on requests', () => {
  it('[SM-04] [SM-06] want what each needs', async () => {
    const { uuid } = await newRequest('client');
    const fieldsOf = async (body: Step) => (await refusedMove(uuid, body)).extra?.map(({ field }) => field);
    expect(await fieldsOf({ action: 'reject' })).toEqual(['rejectReasonId']);
    expect(await fieldsOf({ action: 'reject', rejectReasonId: 9_999 })).toEqual(['rejectReasonId']);
    expect(await fieldsOf({ action: 'ship' })).toEqual(['courierId']);
    expect(await fieldsOf({ action: 'ship', courierId: 1 })).toEqual(['airwayBillNumber']);
    expect(await fieldsOf({ action: 'ship', courierId: 99, airwayBillNumber: '1' })).toEqual(['courierId']);
    expect(await fieldsOf({ action: 'cancel' })).toEqual(['action']);
    const notYet = await refusedMove(uuid, { action: 'ship', courierId: 1, airwayBillNumber: '1' });
    expect(notYet).toMatchObject({ status: 409, code: 'notAllowedNow' });
    expect(await move(uuid, { action: 'reject', rejectReasonId: 1, note: 'Twice' })).toMatchObject({
      status: 'REJECTED',
      rejectNote: 'Twice',
    });
  });

  it('[AP-15] want the service token, and find every company’s', async () => {
    const { uuid, identifier } = await newRequest('client');
    const other = await makeCompany(server.ctx, { company: { isDso: true } });
    const input = { params: { id: uuid }, body: { action: 'approve' } as const };
    const name = 'PUT /api/provider/request/{id}/state';
    expect((await refusal(server.app, name, input, dso.headers)).code).toBe('forbidden');
    expect((await inject(server.app, name, input)).statusCode).toBe(401);
    const unknown = { ...input, params: { id: dso.company.uuid } };
    expect((await refusal(server.app, name, unknown, provider)).code).toBe('notFound');
    const list = (query: object) => call(server.app, 'GET /api/provider/request', { query }, provider);
    expect((await list({ search: identifier })).data).toMatchObject([{ uuid }]);
    const ofCompany = (id: number) => ({ filter: `{"op":"EQ","key":"company.id","value":${id}}` });
    expect((await list(ofCompany(dso.company.id))).total).toBeGreaterThan(0);
    expect((await list(ofCompany(other.company.id))).total).toBe(0);
    expect((await refusal(server.app, 'GET /api/provider/request', {}, dso.headers)).code).toBe('forbidden');
  });
});
