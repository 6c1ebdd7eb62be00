import { TO_BE_SENT_ON_FILTER } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import { auditLog, serviceRequest } from '../../db/schema';
import { call, refusal } from '../../testing/call';
import { makeDeliveredCase } from '../../testing/delivered-case';
import { makeCompany, makeContact, makeDoctor, type TestCompany } from '../../testing/test-data';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../../testing/test-server';

let server: TestServer;
let dso: TestCompany;
let doctorId: number;
const provider = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };
let bills = 4_000_000_000;

beforeAll(async () => {
  server = await createTestServer();
  dso = await makeCompany(server.ctx, {
    company: { isDso: true },
    configuration: { areRequestsEnabled: true },
  });
  doctorId = (await makeDoctor(server.ctx, dso.company.id)).id;
});
afterAll(() => server.close());

type Side = 'client' | 'doctor';
const deliveredCase = (side: Side, status: 'SHIPPED' | 'READY_FOR_SHIPPING' = 'READY_FOR_SHIPPING') =>
  makeDeliveredCase(server.ctx, {
    companyId: dso.company.id,
    status,
    stages: { upper: 20, lower: 18 },
    ...(side === 'doctor' && { doctorId }),
  });
const newBill = () => String((bills += 1));
const book = (caseUuid: string, airwayBillNumber = newBill()) =>
  call(
    server.app,
    'POST /api/provider/case/{id}/shipment',
    { params: { id: caseUuid }, body: { courierId: 1, airwayBillNumber } },
    provider,
  );
const ship = (id: string) =>
  call(server.app, 'PUT /api/provider/shipment/{id}/ship', { params: { id } }, provider);
const read = (id: string) => call(server.app, 'GET /shipment/{id}', { params: { id } }, dso.headers);

async function shippedParcel(side: Side): Promise<{ id: string; caseUuid: string; identifier: string }> {
  const { uuid: caseUuid } = await deliveredCase(side);
  const { uuid: id, identifier } = await book(caseUuid);
  await ship(id);
  return { id, caseUuid, identifier };
}

/** A request that is being made, for a case that was delivered before. */
async function requestInWork(side: Side) {
  const ofCase = await deliveredCase(side, 'SHIPPED');
  const body = {
    caseUuid: ofCase.uuid,
    type: 'retainer',
    method: 'stepRange',
    fromStep: 3,
    toStep: 5,
    arch: 'upper',
  } as const;
  const { uuid } = await call(server.app, 'POST /request', { body }, dso.headers);
  await server.ctx.db
    .update(serviceRequest)
    .set({ status: 'MANUFACTURING' })
    .where(eq(serviceRequest.uuid, uuid));
  return { uuid, caseUuid: ofCase.uuid };
}
const readRequest = (id: string) => call(server.app, 'GET /request/{id}', { params: { id } }, dso.headers);

describe('a parcel with what was requested', () => {
  it('[SM-02] [SM-04] takes requests along with cases, on both ways, and names what is in it', async () => {
    const request = await requestInWork('doctor');
    const other = await deliveredCase('doctor');
    const bill = newBill();
    const { uuid: id } = await book(other.uuid, bill);
    const booking = { params: { id: request.uuid }, body: { courierId: 1, airwayBillNumber: bill } };
    const booked = await call(server.app, 'POST /api/provider/request/{id}/shipment', booking, provider);
    expect(booked).toMatchObject({ uuid: id, status: 'PENDING', caseCount: 2 });
    expect(booked.contents.map((line) => [line.case.uuid, line.request?.uuid ?? null])).toEqual([
      [request.caseUuid, request.uuid],
      [other.uuid, null],
    ]);
    expect((await readRequest(request.uuid)).shipmentUuid).toBe(id);
    const again = await refusal(server.app, 'POST /api/provider/request/{id}/shipment', booking, provider);
    expect(again.code).toBe('notAllowedNow');

    await ship(id);
    expect(await readRequest(request.uuid)).toMatchObject({
      status: 'FIRST_MILE_SHIPPED',
      courier: { id: 1 },
      airwayBillNumber: bill,
      trackingUrl: `https://www.dhl.com/en/express/tracking.html?AWB=${bill}`,
      shippedAt: expect.any(String),
    });
    // The case that is there for its request alone was delivered before, and stays so.
    expect(
      (await call(server.app, 'GET /case/{id}', { params: { id: request.caseUuid } }, dso.headers)).status,
    ).toBe('SHIPPED');

    const body = { courierId: 5, airwayBillNumber: 'van 7' };
    await call(server.app, 'PUT /dso/shipment/{id}/lastmile', { params: { id }, body }, dso.headers);
    const arrived = await readRequest(request.uuid);
    expect(arrived).toMatchObject({
      status: 'SHIPPED',
      courier: { id: 1 },
      lastMile: { courier: { title: 'Own courier' }, airwayBillNumber: 'van 7', trackingUrl: null },
    });
    const history = await call(
      server.app,
      'GET /dso/request/{id}/history',
      { params: { id: request.uuid } },
      dso.headers,
    );
    expect(history.map(({ label, note }) => [label, note])).toEqual([
      ['requestLastMileShipped', 'Own courier van 7'],
      ['requestShipped', `DHL Express ${bill}`],
      ['requestCreated', null],
    ]);
  });

  it('[SM-04] is sent on with the last request in it, and goes at once when it is shipped unbooked', async () => {
    const request = await requestInWork('doctor');
    const step = { action: 'ship', courierId: 1, airwayBillNumber: newBill() } as const;
    const params = { id: request.uuid };
    await call(server.app, 'PUT /api/provider/request/{id}/state', { params, body: step }, provider);
    const { shipmentUuid } = await readRequest(request.uuid);
    expect(await read(shipmentUuid ?? '')).toMatchObject({ status: 'SHIPPED', lastMile: null });
    await call(server.app, 'POST /dso/request/{id}/lastMileShipped', { params, body: {} }, dso.headers);
    expect((await read(shipmentUuid ?? '')).lastMile).toMatchObject({
      courier: null,
      airwayBillNumber: null,
    });
  });

  it('[SM-04] goes by the courier and airway bill that it is booked by: others are refused, and nothing is shipped', async () => {
    const request = await requestInWork('client');
    const bill = newBill();
    const params = { id: request.uuid };
    const body = { courierId: 1, airwayBillNumber: bill };
    const parcel = await call(
      server.app,
      'POST /api/provider/request/{id}/shipment',
      { params, body },
      provider,
    );
    const refused = (step: { courierId?: number; airwayBillNumber?: string }) => {
      const input = { params, body: { action: 'ship', ...body, ...step } } as const;
      return refusal(server.app, 'PUT /api/provider/request/{id}/state', input, provider);
    };
    for (const [field, other] of [
      ['airwayBillNumber', { airwayBillNumber: newBill() }],
      ['courierId', { courierId: 2 }],
    ] as const) {
      const msg = `This is booked already: shipment ${parcel.identifier} by DHL Express ${bill}`;
      expect(await refused(other)).toMatchObject({
        code: 'validation',
        extra: [{ field, code: 'bookedOtherwise', msg }],
      });
    }
    expect(await readRequest(request.uuid)).toMatchObject({ status: 'MANUFACTURING' });
    const typed = { action: 'ship', courierId: 1, airwayBillNumber: ` ${bill.toLowerCase()} ` } as const;
    const shipped = await call(
      server.app,
      'PUT /api/provider/request/{id}/state',
      { params, body: typed },
      provider,
    );
    expect(shipped).toMatchObject({ status: 'SHIPPED', airwayBillNumber: bill });
  });

  it('[SM-02] has a history that says each thing once, and a slip to print', async () => {
    const [one, two] = [await deliveredCase('doctor'), await deliveredCase('doctor')];
    const bill = newBill();
    await book(one.uuid, bill);
    const { uuid: id } = await book(two.uuid, bill);
    await ship(id);
    const params = { id };
    const history = await call(server.app, 'GET /dso/shipment/{id}/history', { params }, dso.headers);
    expect(history.map(({ label }) => label)).toEqual([
      'shipmentShipped',
      'shipmentBooked',
      'shipmentBooked',
    ]);
    const slip = await call(server.app, 'GET /dso/shipment/{id}/packingSlip', { params }, dso.headers);
    expect(slip).toMatchObject({
      shipment: { uuid: id, airwayBillNumber: bill },
      company: { name: dso.company.name },
      lines: [one, two].map(({ uuid }) => ({
        case: { uuid },
        productId: 'AL',
        doctorName: expect.any(String),
        doctorUuid: expect.any(String),
      })),
      doctors: [{ uuid: expect.any(String), name: expect.any(String), shipTo: null }],
    });
  });
});

describe('parcels that are sent on together', () => {
  it('[SM-01] [SM-02] go on each as a whole, and what cannot is said by its own refusal', async () => {
    const parcels = await Promise.all(Array.from({ length: 4 }, () => shippedParcel('doctor')));
    const [first, second, gone, wrongBill] = parcels.map(({ id }) => id);
    await call(
      server.app,
      'PUT /dso/shipment/{id}/lastmile',
      { params: { id: gone ?? '' }, body: {} },
      dso.headers,
    );
    const waiting = await book((await deliveredCase('doctor')).uuid);
    const own = await shippedParcel('client');
    const others = await makeCompany(server.ctx, { company: { isDso: true } });
    const toSendOn = { query: { filter: JSON.stringify(TO_BE_SENT_ON_FILTER), paginate: 100 } };
    const before = await call(server.app, 'GET /dso/shipment', toSendOn, dso.headers);
    const statistics = () => call(server.app, 'GET /dso/shipment/statistics', {}, dso.headers);
    expect((await statistics()).toBeSentOn).toBe(before.total);

    const one = (uuid = '', airwayBillNumber = '4283716095') => ({ uuid, airwayBillNumber });
    const body = {
      courierId: 1,
      shipments: [
        one(first, '428 371 6095'),
        { uuid: second ?? '', courierId: 5 },
        one(gone),
        one(wrongBill, '1Z999AA10123456784'),
        one(waiting.uuid),
        one(own.id),
        one(first),
      ],
    };
    const { results } = await call(server.app, 'PUT /dso/shipment/lastmile', { body }, dso.headers);
    expect(
      results.map(({ uuid, refusal: why }) => [uuid, why?.extra?.[0]?.code ?? why?.code ?? null]),
    ).toEqual([
      [first, null],
      [second, null],
      [gone, 'alreadySentOn'],
      [wrongBill, 'airwayBillForm'],
      [waiting.uuid, 'notShippedYet'],
      [own.id, 'notFound'],
      [first, 'alreadySentOn'],
    ]);
    expect(results[0]?.shipment?.lastMile).toMatchObject({
      courier: { id: 1 },
      airwayBillNumber: '4283716095',
    });
    expect(results[1]?.shipment?.lastMile).toMatchObject({ courier: { id: 5 }, airwayBillNumber: null });
    expect((await read(wrongBill ?? '')).lastMile).toBeNull();
    const after = await call(server.app, 'GET /dso/shipment', toSendOn, dso.headers);
    expect(after.total).toBe(before.total - 2);
    expect((await statistics()).toBeSentOn).toBe(after.total);
    const strangers = await call(server.app, 'PUT /dso/shipment/lastmile', { body }, others.headers);
    expect(strangers.results.every(({ refusal: why }) => why?.code === 'notFound')).toBe(true);
    const isOfFirst = and(eq(auditLog.subject, first ?? ''), eq(auditLog.contactId, dso.contact.id));
    const audited = await server.ctx.db.select().from(auditLog).where(isOfFirst).orderBy(auditLog.id);
    expect(audited.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['done', null],
      ['refused', 'alreadySentOn'],
    ]);
  });

  it('[AP-15] are not for a relationship manager of a company without doctors’ cases', async () => {
    const clinic = await makeCompany(server.ctx);
    const rm = await makeContact(server.ctx, clinic.company.id, { role: 'RM' });
    const body = { shipments: [{ uuid: clinic.company.uuid }] };
    for (const headers of [clinic.headers, rm.headers])
      expect((await refusal(server.app, 'PUT /dso/shipment/lastmile', { body }, headers)).code).toBe(
        'forbidden',
      );
  });
});
