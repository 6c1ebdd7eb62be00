import type { Case } from '@portal/shared/contract';
import { call, inject, refusal } from '../../testing/call';
import { startCase } from '../../testing/case-player';
import { makeCompany, makeDoctor, type CompanyFacts, type TestCompany } from '../../testing/test-data';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../../testing/test-server';

let server: TestServer;
const provider = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function submittedCase(clinic: TestCompany, doctorUuid?: string): Promise<Case> {
  const body = { impressionType: 'meditScanner', ...(doctorUuid && { doctorUuid }) } as const;
  return (await startCase(server, clinic, body)).play('submit');
}

const clinicWith = (facts: CompanyFacts = {}) => makeCompany(server.ctx, facts);
const stages = { upperStages: 12, lowerStages: 10 };

describe('the provider', () => {
  it('[CA-12] [CA-13] [CA-15] takes a case from submission to shipping, each step in its history', async () => {
    const clinic = await clinicWith();
    const { uuid } = await submittedCase(clinic);
    const params = { id: uuid };
    expect((await call(server.app, 'PUT /api/provider/case/{id}/passQc', { params }, provider)).status).toBe(
      'IN_TS_GENERATING',
    );
    const plan = await call(
      server.app,
      'POST /api/provider/case/{id}/plan',
      { params, body: stages },
      provider,
    );
    expect(plan).toMatchObject({ number: 1, status: 'PUBLISHED', weeks: 24, caseUuid: uuid });
    await call(server.app, 'PUT /plan/{id}/approve', { params: { id: plan.uuid } }, clinic.headers);
    await call(server.app, 'PUT /api/provider/case/{id}/startMfg', { params }, provider);
    await call(server.app, 'PUT /api/provider/case/{id}/finishMfg', { params }, provider);
    const body = { courierId: 1, airwayBillNumber: '784-1234 5675' };
    const booked = await call(
      server.app,
      'POST /api/provider/case/{id}/shipment',
      { params, body },
      provider,
    );
    expect(booked).toMatchObject({
      status: 'PENDING',
      caseCount: 1,
      shippedAt: null,
      courier: { title: 'DHL Express' },
    });
    const shipped = await call(
      server.app,
      'PUT /api/provider/shipment/{id}/ship',
      { params: { id: booked.uuid } },
      provider,
    );
    expect(shipped).toMatchObject({ status: 'SHIPPED', airwayBillNumber: '784-1234 5675' });
    expect((await call(server.app, 'GET /case/{id}', { params }, clinic.headers)).status).toBe('SHIPPED');
    const history = await call(server.app, 'GET /case/{id}/history', { params }, clinic.headers);
    const ofCase = history.filter(({ subject }) => subject === 'case').toReversed();
    expect(ofCase.map(({ action }) => action)).toEqual([
      'created',
      'submitted',
      'qcPassed',
      'planPublished',
      'approved',
      'manufacturingStarted',
      'manufactured',
      'shipmentCreated',
      'shipped',
    ]);
  });

  it('[CA-12] refuses a step that is not the case’s next, and changes nothing', async () => {
    const clinic = await clinicWith();
    const { uuid, version } = await submittedCase(clinic);
    const refused = await refusal(
      server.app,
      'PUT /api/provider/case/{id}/startMfg',
      { params: { id: uuid } },
      provider,
    );
    expect(refused).toMatchObject({ status: 409, code: 'notAllowedNow' });
    expect((await call(server.app, 'GET /case/{id}', { params: { id: uuid } }, clinic.headers)).version).toBe(
      version,
    );
  });

  it('[CA-13] publishes a second plan after a rejection, under the next number', async () => {
    const clinic = await clinicWith();
    const { uuid } = await submittedCase(clinic);
    const params = { id: uuid };
    await call(server.app, 'PUT /api/provider/case/{id}/passQc', { params }, provider);
    const first = await call(
      server.app,
      'POST /api/provider/case/{id}/plan',
      { params, body: stages },
      provider,
    );
    await call(
      server.app,
      'PUT /plan/{id}/reject',
      { params: { id: first.uuid }, body: { reason: 'Too much IPR' } },
      clinic.headers,
    );
    await call(
      server.app,
      'POST /api/provider/case/{id}/plan',
      { params, body: { ...stages, note: 'Less IPR' } },
      provider,
    );
    const plans = await call(server.app, 'GET /case/{id}/plan', { params }, clinic.headers);
    expect(plans.map(({ number, status }) => [number, status])).toEqual([
      [2, 'PUBLISHED'],
      [1, 'REJECTED'],
    ]);
  });

  it('[CA-13] needs no approval of a plan in a workflow without one', async () => {
    const clinic = await clinicWith({ configuration: { workflow: 'ZERO_STEP' } });
    const { uuid } = await submittedCase(clinic);
    const params = { id: uuid };
    await call(server.app, 'PUT /api/provider/case/{id}/passQc', { params }, provider);
    const plan = await call(
      server.app,
      'POST /api/provider/case/{id}/plan',
      { params, body: stages },
      provider,
    );
    expect(plan.status).toBe('APPROVED');
    expect((await call(server.app, 'GET /case/{id}', { params }, clinic.headers)).status).toBe('PRE_MFG');
  });

  it('[CA-12] sends a case back with the reason where people see it', async () => {
    const clinic = await clinicWith();
    const { uuid } = await submittedCase(clinic);
    const body = { reason: ' The upper scan is not complete ' };
    const rejected = await call(
      server.app,
      'PUT /api/provider/case/{id}/reject',
      { params: { id: uuid }, body },
      provider,
    );
    expect(rejected).toMatchObject({ status: 'REJECTED', rejectReason: 'The upper scan is not complete' });
  });
});

describe('the provider’s shipments', () => {
  async function readyCase(clinic: TestCompany, doctorUuid?: string): Promise<string> {
    const { uuid } = await submittedCase(clinic, doctorUuid);
    const params = { id: uuid };
    await call(server.app, 'PUT /api/provider/case/{id}/passQc', { params }, provider);
    await call(server.app, 'POST /api/provider/case/{id}/plan', { params, body: stages }, provider);
    await call(server.app, 'PUT /api/provider/case/{id}/startMfg', { params }, provider);
    await call(server.app, 'PUT /api/provider/case/{id}/finishMfg', { params }, provider);
    return uuid;
  }
  const quick = { configuration: { workflow: 'ZERO_STEP' } } as const;
  const book = (id: string, body = { courierId: 1, airwayBillNumber: '784-0000 0081' }) =>
    call(server.app, 'POST /api/provider/case/{id}/shipment', { params: { id }, body }, provider);

  it('[SM-02] put cases of one company and airway bill into one parcel, and never another company’s', async () => {
    const [clinic, other] = [await clinicWith(quick), await clinicWith(quick)];
    const first = await book(await readyCase(clinic));
    expect((await book(await readyCase(clinic))).uuid).toBe(first.uuid);
    expect((await book(await readyCase(other))).uuid).not.toBe(first.uuid);
    const shipped = await call(
      server.app,
      'PUT /api/provider/shipment/{id}/ship',
      { params: { id: first.uuid } },
      provider,
    );
    expect(shipped.caseCount).toBe(2);
    const again = await refusal(
      server.app,
      'PUT /api/provider/shipment/{id}/ship',
      { params: { id: first.uuid } },
      provider,
    );
    expect(again.code).toBe('alreadyShipped');
  });

  it('[SM-02] keep their courier: a case for another one is refused and stays where it is', async () => {
    const clinic = await clinicWith(quick);
    await book(await readyCase(clinic));
    const params = { id: await readyCase(clinic) };
    const { status: before } = await call(server.app, 'GET /case/{id}', { params }, clinic.headers);
    const body = { courierId: 2, airwayBillNumber: '784-0000 0081' };
    const refused = await refusal(
      server.app,
      'POST /api/provider/case/{id}/shipment',
      { params, body },
      provider,
    );
    expect(refused).toMatchObject({ status: 409, code: 'otherCourier' });
    expect((await call(server.app, 'GET /case/{id}', { params }, clinic.headers)).status).toBe(before);
  });

  it('[SM-02] send a doctor’s case on its first mile', async () => {
    const clinic = await clinicWith({ ...quick, company: { isDso: true } });
    const doctor = await makeDoctor(server.ctx, clinic.company.id);
    const uuid = await readyCase(clinic, doctor.uuid);
    const { uuid: id, side } = await book(uuid);
    await call(server.app, 'PUT /api/provider/shipment/{id}/ship', { params: { id } }, provider);
    expect(side).toBe('doctor');
    expect((await call(server.app, 'GET /case/{id}', { params: { id: uuid } }, clinic.headers)).status).toBe(
      'FIRST_MILE_SHIPPED',
    );
  });

  it('[SM-06] want a courier of the list', async () => {
    const uuid = await readyCase(await clinicWith(quick));
    const body = { courierId: 99, airwayBillNumber: '1' };
    const refused = await refusal(
      server.app,
      'POST /api/provider/case/{id}/shipment',
      { params: { id: uuid }, body },
      provider,
    );
    expect(refused).toMatchObject({ code: 'validation', extra: [{ field: 'courierId' }] });
  });
});

describe('the provider’s calls', () => {
  it('[AP-15] want the service token: neither none nor a person’s will do', async () => {
    const clinic = await clinicWith();
    const { uuid } = await submittedCase(clinic);
    const input = { params: { id: uuid } };
    expect((await inject(server.app, 'PUT /api/provider/case/{id}/passQc', input)).statusCode).toBe(401);
    expect(
      (await inject(server.app, 'PUT /api/provider/case/{id}/passQc', input, clinic.headers)).statusCode,
    ).toBe(403);
  });

  it('[CH-06] answer in a case’s room, which may be empty before', async () => {
    const { uuid, identifier } = await submittedCase(await clinicWith());
    const message = await call(
      server.app,
      'POST /api/provider/chat',
      { body: { room: uuid, message: 'Hello' } },
      provider,
    );
    expect(message).toMatchObject({
      room: uuid,
      msgId: 1,
      senderType: 'provider',
      caseIdentifier: identifier,
      status: 'unread',
    });
  });
});
