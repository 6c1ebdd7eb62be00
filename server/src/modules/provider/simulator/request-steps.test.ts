import type { RequestStatus, ServiceRequest } from '@portal/shared/contract';
import { call } from '../../../testing/call';
import { makeDeliveredCase } from '../../../testing/delivered-case';
import { makeCompany, makeDoctor, type TestCompany } from '../../../testing/test-data';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../../../testing/test-server';
import { until } from '../../../testing/until';
import { insertSetting, SEEDED_AT } from '../../setting/setting.repository';
import { startSimulator } from './simulator';

let server: TestServer;
let dso: TestCompany;
let stop: (() => Promise<void>) | undefined;
const quick = { pollMs: 5, stepMs: 10, replyMs: 10 };

beforeEach(async () => {
  server = await createTestServer();
  dso = await makeCompany(server.ctx, { company: { isDso: true } });
});
afterEach(async () => {
  await stop?.();
  stop = undefined;
  await server.close();
});

async function newRequest(doctorId?: number): Promise<ServiceRequest> {
  const companyId = dso.company.id;
  const { uuid } = await makeDeliveredCase(server.ctx, { companyId, ...(doctorId && { doctorId }) });
  const body = {
    caseUuid: uuid,
    type: 'replacement',
    method: 'stepNumber',
    stepNumber: 1,
    arch: 'both',
  } as const;
  return call(server.app, 'POST /request', { body }, dso.headers);
}

const read = (id: string) => call(server.app, 'GET /request/{id}', { params: { id } }, dso.headers);
const reached = (id: string, status: RequestStatus) => until(async () => (await read(id)).status === status);

describe('the simulated provider', () => {
  it('[SM-04] approves a company’s own request, makes it and ships it', async () => {
    const { uuid } = await newRequest();
    stop = startSimulator(server.ctx, quick);
    await reached(uuid, 'SHIPPED');
    expect(await read(uuid)).toMatchObject({
      courier: { id: expect.any(Number) },
      airwayBillNumber: expect.stringMatching(/^[0-9A-Z]{10,18}$/),
    });
  });

  it('[SM-04] ships what was booked by hand, by its courier and airway bill', async () => {
    const { uuid } = await newRequest();
    const params = { id: uuid };
    const provider = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };
    for (const action of ['approve', 'startMfg'] as const)
      await call(server.app, 'PUT /api/provider/request/{id}/state', { params, body: { action } }, provider);
    const body = { courierId: 1, airwayBillNumber: '4000000001' };
    await call(server.app, 'POST /api/provider/request/{id}/shipment', { params, body }, provider);
    stop = startSimulator(server.ctx, quick);
    await reached(uuid, 'SHIPPED');
    expect(await read(uuid)).toMatchObject({ courier: { id: 1 }, airwayBillNumber: '4000000001' });
  });

  it('[SM-04] leaves the decision about a doctor’s request to the organisation, then makes and ships it', async () => {
    const { id: doctorId } = await makeDoctor(server.ctx, dso.company.id);
    const [decided, open] = [await newRequest(doctorId), await newRequest(doctorId)];
    const params = { id: decided.uuid };
    await call(server.app, 'PUT /dso/request/{id}/approve', { params }, dso.headers);
    stop = startSimulator(server.ctx, quick);
    await reached(decided.uuid, 'FIRST_MILE_SHIPPED');
    expect((await read(open.uuid)).status).toBe('PENDING_PAYMENT');
  });

  it('[CA-23] takes up a refinement that was asked for since the demo began', async () => {
    const { uuid: id } = await makeDeliveredCase(server.ctx, { companyId: dso.company.id });
    const ask = { params: { id }, body: { reason: 'bite' } } as const;
    await insertSetting(server.ctx.db, SEEDED_AT, new Date(0).toISOString());
    const asked = await call(server.app, 'POST /case/{id}/refinement', ask, dso.headers);
    stop = startSimulator(server.ctx, quick);
    const refinements = () => call(server.app, 'GET /case/{id}/refinement', { params: { id } }, dso.headers);
    await until(async () => (await refinements())[0]?.status === 'IN_PROGRESS');
    expect(asked.status).toBe('REQUESTED');
  });

  it('[SM-04] takes impressions when the courier was called, and leaves alone what nobody touched since the demo began', async () => {
    const [asked, untouched] = [await newRequest(), await newRequest()];
    const headers = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };
    const params = { id: asked.uuid };
    for (const action of ['approve', 'askForImpressions'] as const)
      await call(server.app, 'PUT /api/provider/request/{id}/state', { params, body: { action } }, headers);
    await insertSetting(server.ctx.db, SEEDED_AT, new Date().toISOString());
    await call(server.app, 'PUT /request/{id}/courierNotified', { params }, dso.headers);
    stop = startSimulator(server.ctx, quick);
    await reached(asked.uuid, 'SHIPPED');
    expect((await read(untouched.uuid)).status).toBe('PENDING_PAYMENT');
  });
});
