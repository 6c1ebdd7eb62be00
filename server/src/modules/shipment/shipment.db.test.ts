import { eq } from 'drizzle-orm';
import { dentalCase, productionOrder, shipment, shipmentCase } from '../../db/schema';
import type { DomainEvents } from '../../events/event-hub';
import { call, inject, refusal } from '../../testing/call';
import { makeDeliveredCase } from '../../testing/delivered-case';
import { makeCompany, makeContact, makeDoctor, type TestCompany } from '../../testing/test-data';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../../testing/test-server';

let server: TestServer;
let dso: TestCompany;
let doctorId: number;
const provider = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };
let bills = 0;

beforeAll(async () => {
  server = await createTestServer();
  dso = await makeCompany(server.ctx, { company: { isDso: true } });
  doctorId = (await makeDoctor(server.ctx, dso.company.id)).id;
});
afterAll(() => server.close());

const readyCase = (facts: { companyId?: number; doctorId?: number } = {}) =>
  makeDeliveredCase(server.ctx, { companyId: dso.company.id, status: 'READY_FOR_SHIPPING', ...facts });

const book = (id: string, airwayBillNumber: string) =>
  call(
    server.app,
    'POST /api/provider/case/{id}/shipment',
    { params: { id }, body: { courierId: 1, airwayBillNumber } },
    provider,
  );
const ship = (id: string) =>
  call(server.app, 'PUT /api/provider/shipment/{id}/ship', { params: { id } }, provider);
const statusOf = async (id: string) =>
  (await call(server.app, 'GET /case/{id}', { params: { id } }, dso.headers)).status;

/** A doctors' parcel that has come to the organisation, with so many cases in it. */
async function arrivedParcel(count = 1): Promise<{ id: string; cases: string[] }> {
  const bill = `arrived-${(bills += 1)}`;
  const cases: string[] = [];
  let id = '';
  for (let n = 0; n < count; n += 1) {
    const { uuid } = await readyCase({ doctorId });
    cases.push(uuid);
    ({ uuid: id } = await book(uuid, bill));
  }
  await ship(id);
  return { id, cases };
}

const LAST_MILE = 'PUT /dso/shipment/{id}/lastmile';
const sendOn = (id: string, body: object = {}) =>
  call(server.app, LAST_MILE, { params: { id }, body }, dso.headers);
const refusedToSendOn = (id: string, body: object = {}, headers = dso.headers) =>
  refusal(server.app, LAST_MILE, { params: { id }, body }, headers);

describe('a booked and shipped parcel', () => {
  it('[SM-02] is in the history of each case in it, and carries the order that it was booked for', async () => {
    const { id: caseId, uuid } = await readyCase();
    await server.ctx.db.insert(productionOrder).values({ caseId, status: 'READY_FOR_AWB' });
    const parcel = await book(uuid, 'with-order');
    await ship(parcel.uuid);
    const params = { id: uuid };
    const [order] = await call(server.app, 'GET /case/{id}/order', { params }, dso.headers);
    expect(order).toMatchObject({ status: 'SHIPPED', shipmentUuid: parcel.uuid });
    const history = await call(server.app, 'GET /case/{id}/history', { params }, dso.headers);
    const ofParcel = history.filter(({ subject }) => subject === 'shipment').toReversed();
    expect(ofParcel).toMatchObject([
      {
        action: 'shipmentBooked',
        subjectUuid: parcel.uuid,
        subjectLabel: parcel.identifier,
        subjectFrom: null,
        subjectTo: 'PENDING',
      },
      { action: 'shipmentShipped', subjectFrom: 'PENDING', subjectTo: 'SHIPPED', actor: 'provider' },
    ]);
  });

  it('[SM-02] is one for one airway bill, also when its cases are booked at the same time', async () => {
    const cases = await Promise.all([readyCase(), readyCase(), readyCase()]);
    const parcels = await Promise.all(cases.map(({ uuid }) => book(uuid, 'at-once')));
    expect(new Set(parcels.map(({ uuid }) => uuid)).size).toBe(1);
  });

  it('[SM-02] is listed with its cases in full, on the side that it is for', async () => {
    const own = await readyCase();
    const { uuid } = await book(own.uuid, 'own-side');
    const params = { id: uuid };
    const cases = await call(server.app, 'GET /shipment/{id}/case', { params }, dso.headers);
    const alone = await call(server.app, 'GET /case/{id}', { params: { id: own.uuid } }, dso.headers);
    // A case by itself says more than one in a list.
    const more = { madeWith: null, erasesAt: null };
    expect(cases.map((one) => ({ ...one, ...more }))).toEqual([alone]);
    expect((await refusal(server.app, 'GET /dso/shipment/{id}/case', { params }, dso.headers)).code).toBe(
      'notFound',
    );
    const doctors = await arrivedParcel(2);
    const ofDoctors = { params: { id: doctors.id } };
    const found = await call(server.app, 'GET /dso/shipment/{id}/case', ofDoctors, dso.headers);
    expect(found.map((one) => one.uuid)).toEqual(doctors.cases);
    expect(await call(server.app, 'GET /shipment/{id}/case', ofDoctors, dso.headers)).toEqual(found);
    const inCase = await call(
      server.app,
      'GET /case/{id}/shipments',
      { params: { id: doctors.cases[0] ?? '' } },
      dso.headers,
    );
    expect(inCase.map((one) => one.uuid)).toEqual([doctors.id]);
  });
});

describe('the last mile of a parcel', () => {
  it('[SM-02] takes every case in it to its doctor, with history and one event', async () => {
    const { id, cases } = await arrivedParcel(2);
    expect(await Promise.all(cases.map(statusOf))).toEqual(['FIRST_MILE_SHIPPED', 'FIRST_MILE_SHIPPED']);
    const received: DomainEvents['shipmentChanged'][] = [];
    const stop = server.ctx.events.on('shipmentChanged', (event) => void received.push(event));
    const sent = await sendOn(id, { courierId: 3, airwayBillNumber: ' 1Z 999 AA1 01 2345 6784 ' });
    stop();
    expect(sent).toMatchObject({
      status: 'SHIPPED',
      courier: { id: 1 },
      lastMile: {
        courier: { id: 3, title: 'UPS' },
        airwayBillNumber: '1Z999AA10123456784',
        trackingUrl: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
        shippedAt: expect.any(String),
      },
    });
    expect(received).toEqual([{ uuid: id, companyId: dso.company.id, caseUuids: cases }]);
    expect(await Promise.all(cases.map(statusOf))).toEqual(['SHIPPED', 'SHIPPED']);
    const params = { id: cases[1] ?? '' };
    const history = await call(server.app, 'GET /case/{id}/history', { params }, dso.headers);
    expect(history.slice(0, 2).map(({ action, actorName, note }) => [action, actorName, note])).toEqual([
      ['lastMileShipped', 'Ada Admin', null],
      ['shipmentLastMile', 'Ada Admin', 'UPS 1Z999AA10123456784'],
    ]);
    const found = await call(
      server.app,
      'GET /dso/shipment',
      { query: { search: '1z 999 aa' } },
      dso.headers,
    );
    expect(found.data.map(({ uuid }) => uuid)).toEqual([id]);
  });

  it('[SM-02] is told once, however many tell it, and only when the parcel has come', async () => {
    const { id } = await arrivedParcel();
    const answers = await Promise.all(
      [1, 2].map(() => inject(server.app, LAST_MILE, { params: { id }, body: {} }, dso.headers)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await refusedToSendOn(id)).toMatchObject({ status: 409, code: 'alreadySentOn' });
    const waiting = await book((await readyCase({ doctorId })).uuid, 'not-yet');
    expect((await refusedToSendOn(waiting.uuid)).code).toBe('notShippedYet');
    expect(
      (await call(server.app, 'GET /dso/shipment/{id}', { params: { id } }, dso.headers)).lastMile,
    ).toEqual({
      courier: null,
      airwayBillNumber: null,
      trackingUrl: null,
      shippedAt: expect.any(String),
    });
  });

  it('[SM-02] leaves alone a case that was sent on by itself, and one that has come with a later parcel', async () => {
    const { id, cases } = await arrivedParcel(3);
    const [alone = '', again = '', last = ''] = cases;
    for (const uuid of [alone, again])
      await call(
        server.app,
        'POST /dso/case/{id}/lastMileShipped',
        { params: { id: uuid }, body: {} },
        dso.headers,
      );
    await server.ctx.db
      .update(dentalCase)
      .set({ status: 'READY_FOR_SHIPPING' })
      .where(eq(dentalCase.uuid, again));
    const later = await book(again, 'next-batch');
    await ship(later.uuid);
    await sendOn(id);
    expect(await Promise.all([alone, again, last].map(statusOf))).toEqual([
      'SHIPPED',
      'FIRST_MILE_SHIPPED',
      'SHIPPED',
    ]);
    await sendOn(later.uuid);
    expect(await statusOf(again)).toBe('SHIPPED');
  });

  it('[SM-02] goes by when a case left with each parcel, not by which parcel was booked first', async () => {
    const bill = `van-${(bills += 1)}`;
    const waiting = await readyCase({ doctorId });
    const { uuid: van } = await book(waiting.uuid, bill);
    const { id: before, cases } = await arrivedParcel(2);
    const [again = '', other = ''] = cases;
    const sendAlone = (uuid: string) =>
      call(
        server.app,
        'POST /dso/case/{id}/lastMileShipped',
        { params: { id: uuid }, body: {} },
        dso.headers,
      );
    await sendAlone(again);
    await server.ctx.db
      .update(dentalCase)
      .set({ status: 'READY_FOR_SHIPPING' })
      .where(eq(dentalCase.uuid, again));
    expect((await book(again, bill)).uuid).toBe(van);
    await ship(van);
    expect(await statusOf(again)).toBe('FIRST_MILE_SHIPPED');
    const shipTo = await call(server.app, 'GET /case/{id}/shipTo', { params: { id: again } }, dso.headers);
    expect(shipTo.shipmentUuid).toBe(van);

    await sendOn(before);
    expect(await Promise.all([again, other].map(statusOf))).toEqual(['FIRST_MILE_SHIPPED', 'SHIPPED']);
    await sendAlone(waiting.uuid);
    const stillThere = await call(server.app, 'GET /dso/shipment/{id}', { params: { id: van } }, dso.headers);
    expect(stillThere.lastMile).toBeNull();
    await sendAlone(again);
    const sentOn = await call(server.app, 'GET /dso/shipment/{id}', { params: { id: van } }, dso.headers);
    expect(sentOn.lastMile).not.toBeNull();
  });

  it('[SM-06] wants a courier of the list', async () => {
    const { id, cases } = await arrivedParcel();
    expect(await refusedToSendOn(id, { courierId: 99 })).toMatchObject({
      code: 'validation',
      extra: [{ field: 'courierId' }],
    });
    expect((await refusedToSendOn(id, { airwayBillNumber: 'x'.repeat(41) })).code).toBe('validation');
    expect(await statusOf(cases[0] ?? '')).toBe('FIRST_MILE_SHIPPED');
  });

  it('[AP-15] is of doctors’ parcels of one’s own company, and not for companies without doctors', async () => {
    const { id } = await arrivedParcel();
    const own = await book((await readyCase()).uuid, 'own-parcel');
    await ship(own.uuid);
    expect((await refusedToSendOn(own.uuid)).code).toBe('notFound');
    const other = await makeCompany(server.ctx, { company: { isDso: true } });
    expect((await refusedToSendOn(id, {}, other.headers)).code).toBe('notFound');
    const params = { id };
    expect((await refusal(server.app, 'GET /shipment/{id}/case', { params }, other.headers)).code).toBe(
      'notFound',
    );
    const plain = await makeCompany(server.ctx);
    expect((await refusedToSendOn(id, {}, plain.headers)).code).toBe('forbidden');
    const blocked = await makeCompany(server.ctx, { company: { isDso: true, status: 'BLOCKED' } });
    expect((await refusedToSendOn(id, {}, blocked.headers)).code).toBe('companyBlocked');
    const rm = await makeContact(server.ctx, dso.company.id, { role: 'RM' });
    expect((await call(server.app, LAST_MILE, { params, body: {} }, rm.headers)).lastMile).not.toBeNull();
  });
});

describe('the provider’s list of shipments', () => {
  it('[SM-01] [AP-15] has every company’s, narrowed by company, for the service token alone', async () => {
    const other = await makeCompany(server.ctx);
    const [row] = await server.ctx.db
      .insert(shipment)
      .values({ companyId: other.company.id, side: 'client' })
      .returning();
    const { id: caseId } = await readyCase({ companyId: other.company.id });
    await server.ctx.db.insert(shipmentCase).values({ shipmentId: row?.id ?? 0, caseId });
    const query = { filter: `{"op":"EQ","key":"company.id","value":${other.company.id}}` };
    const { data } = await call(server.app, 'GET /api/provider/shipment', { query }, provider);
    expect(data.map(({ uuid }) => uuid)).toEqual([row?.uuid]);
    expect((await call(server.app, 'GET /api/provider/shipment', {}, provider)).total).toBeGreaterThan(1);
    expect((await refusal(server.app, 'GET /api/provider/shipment', {}, dso.headers)).code).toBe('forbidden');
    expect((await refusal(server.app, 'GET /shipment', { query }, dso.headers)).code).toBe(
      'unknownFilterKey',
    );
  });

  it('[SM-06] has the couriers and the reasons to choose from', async () => {
    const couriers = await call(server.app, 'GET /api/provider/courier', {}, provider);
    expect(couriers).toEqual(await call(server.app, 'GET /courier', {}, dso.headers));
    const reasons = await call(server.app, 'GET /api/provider/rejectReason', {}, provider);
    expect(reasons).toEqual(await call(server.app, 'GET /rejectReason', {}, dso.headers));
    expect(reasons.length).toBeGreaterThan(2);
  });
});
