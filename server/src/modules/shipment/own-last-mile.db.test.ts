import { and, eq, isNotNull } from 'drizzle-orm';
import { chatMessage, chatRoom, dentalCase, shipment, shipmentCase } from '../../db/schema';
import { call } from '../../testing/call';
import { makeDeliveredCase } from '../../testing/delivered-case';
import { makeCompany, makeDoctor, type TestCompany } from '../../testing/test-data';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../../testing/test-server';

let server: TestServer;
let dso: TestCompany;
const provider = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };
let bills = 0;

beforeAll(async () => {
  server = await createTestServer();
  dso = await makeCompany(server.ctx, { company: { isDso: true } });
});
afterAll(() => server.close());

/** A doctors' parcel that has come to the organisation, with a case in it of each of some doctors. */
async function arrivedParcel(doctors = 2): Promise<{ id: string; cases: string[] }> {
  const companyId = dso.company.id;
  const body = { courierId: 1, airwayBillNumber: `arrived-${(bills += 1)}` };
  const cases: string[] = [];
  let id = '';
  while (cases.length < doctors) {
    const { id: doctorId } = await makeDoctor(server.ctx, companyId);
    const facts = { companyId, doctorId, status: 'READY_FOR_SHIPPING' } as const;
    const { uuid } = await makeDeliveredCase(server.ctx, facts);
    cases.push(uuid);
    const booking = { params: { id: uuid }, body };
    ({ uuid: id } = await call(server.app, 'POST /api/provider/case/{id}/shipment', booking, provider));
  }
  await call(server.app, 'PUT /api/provider/shipment/{id}/ship', { params: { id } }, provider);
  return { id, cases };
}
const sendAlone = (id: string, body: object) =>
  call(server.app, 'POST /dso/case/{id}/lastMileShipped', { params: { id }, body }, dso.headers);
const read = (id: string) => call(server.app, 'GET /dso/shipment/{id}', { params: { id } }, dso.headers);

describe('the last mile of what is in a parcel', () => {
  it('[SM-02] [CA-12] is of each case that is sent on by itself, whose number no other case of the parcel is told', async () => {
    const { id, cases } = await arrivedParcel();
    const [first = '', second = ''] = cases;
    const ofCase = async (uuid: string) =>
      (await call(server.app, 'GET /dso/case/{id}/shipments', { params: { id: uuid } }, dso.headers))[0];
    const arrived = { params: { id }, body: { arrival: 'ARRIVED' } } as const;
    await call(server.app, 'PUT /dso/shipment/{id}/arrival', arrived, dso.headers);

    await sendAlone(first, { courierId: 5, airwayBillNumber: 'van-111' });
    const alone = { courier: { title: 'Own courier' }, airwayBillNumber: 'van-111' };
    expect(await ofCase(first)).toMatchObject({ uuid: id, lastMile: alone, arrival: null });
    expect(await ofCase(second)).toMatchObject({ uuid: id, lastMile: null, arrival: { status: 'ARRIVED' } });
    expect(await read(id)).toMatchObject({
      lastMile: null,
      contents: [{ lastMile: alone }, { lastMile: null }],
    });

    await sendAlone(second, { courierId: 3, airwayBillNumber: '1Z999AA10123456784' });
    const last = { courier: { title: 'UPS' }, airwayBillNumber: '1Z999AA10123456784' };
    expect((await ofCase(first))?.lastMile).toMatchObject(alone);
    expect((await ofCase(second))?.lastMile).toMatchObject(last);
    expect(await read(id)).toMatchObject({
      lastMile: { courier: null, airwayBillNumber: null },
      contents: [{ lastMile: alone }, { lastMile: last }],
    });
    const params = { id: first };
    const history = await call(server.app, 'GET /case/{id}/history', { params }, dso.headers);
    expect(JSON.stringify(history)).not.toContain('1Z999AA10123456784');
    const search = { query: { search: 'VAN-111' } };
    const found = await call(server.app, 'GET /dso/shipment', search, dso.headers);
    expect(found.data.map(({ uuid }) => uuid)).toEqual([id]);

    const missing = { params: { id }, body: { arrival: 'MISSING', caseUuid: first } } as const;
    await call(server.app, 'PUT /dso/shipment/{id}/arrival', missing, dso.headers);
    const messages = await server.ctx.db
      .select({ message: chatMessage.message })
      .from(chatMessage)
      .innerJoin(chatRoom, eq(chatRoom.id, chatMessage.roomId))
      .innerJoin(dentalCase, eq(dentalCase.id, chatRoom.caseId))
      .where(eq(dentalCase.uuid, first));
    expect(messages).toEqual([{ message: expect.stringContaining('(Own courier van-111)') }]);
  });

  it('[SM-02] is of the parcel where all of its cases went the same way, one after the other', async () => {
    const { id, cases } = await arrivedParcel();
    const body = { courierId: 5, airwayBillNumber: 'van-one' };
    for (const uuid of cases) await sendAlone(uuid, body);
    expect(await read(id)).toMatchObject({
      lastMile: { courier: { title: 'Own courier' }, airwayBillNumber: 'van-one' },
      contents: [{ lastMile: null }, { lastMile: null }],
    });
  });

  it('[SM-02] is of the parcel, too, where a case of it has come with a later parcel instead', async () => {
    const { id, cases } = await arrivedParcel(3);
    const [again = '', ...others] = cases;
    await server.ctx.db
      .update(dentalCase)
      .set({ status: 'READY_FOR_SHIPPING' })
      .where(eq(dentalCase.uuid, again));
    const body = { courierId: 1, airwayBillNumber: 'later-parcel' };
    const booking = { params: { id: again }, body };
    const later = await call(server.app, 'POST /api/provider/case/{id}/shipment', booking, provider);
    await call(server.app, 'PUT /api/provider/shipment/{id}/ship', { params: { id: later.uuid } }, provider);
    for (const uuid of others) await sendAlone(uuid, { courierId: 5, airwayBillNumber: 'van-two' });
    expect(await read(id)).toMatchObject({
      lastMile: { courier: { title: 'Own courier' }, airwayBillNumber: 'van-two' },
    });
  });

  it('[SM-02] is that of the parcel for what goes with the rest of it', async () => {
    const { id, cases } = await arrivedParcel();
    await sendAlone(cases[0] ?? '', { courierId: 5, airwayBillNumber: 'van-first' });
    const rest = { courierId: 5, airwayBillNumber: 'van-rest' };
    await call(server.app, 'PUT /dso/shipment/{id}/lastmile', { params: { id }, body: rest }, dso.headers);
    const ways = cases.map(async (uuid) => {
      const [found] = await call(
        server.app,
        'GET /case/{id}/shipments',
        { params: { id: uuid } },
        dso.headers,
      );
      return found?.lastMile?.airwayBillNumber;
    });
    expect(await Promise.all(ways)).toEqual(['van-first', 'van-rest']);
    expect(await read(id)).toMatchObject({
      lastMile: { airwayBillNumber: 'van-rest' },
      contents: [{ lastMile: { airwayBillNumber: 'van-first' } }, { lastMile: null }],
    });
  });

  it.each(['by itself', 'with the rest'])(
    '[SM-02] takes nothing from a report of what went before: that it is missing stays when the other goes %s',
    async (how) => {
      const { id, cases } = await arrivedParcel();
      const [first = '', second = ''] = cases;
      const params = { id };
      const report = (arrival: 'MISSING' | 'WRONG', caseUuid: string) =>
        call(
          server.app,
          'PUT /dso/shipment/{id}/arrival',
          { params, body: { arrival, caseUuid } },
          dso.headers,
        );
      const arrivalOf = async (uuid: string) => {
        const asked = { params: { id: uuid } };
        const [found] = await call(server.app, 'GET /dso/case/{id}/shipments', asked, dso.headers);
        return found?.arrival?.status ?? null;
      };
      await sendAlone(first, { courierId: 5, airwayBillNumber: 'van-lost' });
      await report('MISSING', first);
      const rest = { courierId: 5, airwayBillNumber: 'van-last' };
      if (how === 'by itself') await sendAlone(second, rest);
      else await call(server.app, 'PUT /dso/shipment/{id}/lastmile', { params, body: rest }, dso.headers);
      expect((await read(id)).arrival).toMatchObject({ status: 'MISSING', caseUuid: first });
      expect([await arrivalOf(first), await arrivalOf(second)]).toEqual(['MISSING', null]);
    },
  );

  it('[SM-02] has nothing said of it when what was said is of the first way, of whichever case', async () => {
    const { id, cases } = await arrivedParcel();
    const [first = '', second = ''] = cases;
    const wrong = { params: { id }, body: { arrival: 'WRONG', caseUuid: first } } as const;
    await call(server.app, 'PUT /dso/shipment/{id}/arrival', wrong, dso.headers);
    await sendAlone(first, {});
    expect((await read(id)).arrival).toMatchObject({ status: 'WRONG' });
    await sendAlone(second, {});
    expect((await read(id)).arrival).toBeNull();
  });

  it('[SM-01] [AP-13] is found by a filter, too, of the company alone whose parcel it is', async () => {
    const { id, cases } = await arrivedParcel();
    await sendAlone(cases[0] ?? '', { courierId: 5, airwayBillNumber: 'van-apart-1' });
    await sendAlone(cases[1] ?? '', { courierId: 5, airwayBillNumber: 'van-apart-2' });
    const whole = await arrivedParcel();
    for (const uuid of whole.cases) await sendAlone(uuid, { courierId: 5, airwayBillNumber: 'van-apart-3' });
    const listed = async (query: object, { headers } = dso) =>
      (await call(server.app, 'GET /dso/shipment', { query }, headers)).data.map(({ uuid }) => uuid);
    const by = (value: string) => ({
      filter: JSON.stringify({ op: 'LIKE', key: 'lastMile.airwayBillNumber', value }),
    });
    expect(await listed(by('VAN-apart-1'))).toEqual([id]);
    expect((await listed(by('van-apart'))).toSorted()).toEqual([id, whole.id].toSorted());
    const others = await makeCompany(server.ctx, { company: { isDso: true } });
    for (const query of [by('van-apart'), { search: 'van-apart' }])
      expect(await listed(query, others)).toEqual([]);
  });

  it('[SM-02] is kept with the parcel alone where all of that went with its last case', async () => {
    const keptOf = async ({ id }: { id: string }) =>
      server.ctx.db
        .select({ bill: shipmentCase.lastMileAirwayBill })
        .from(shipmentCase)
        .innerJoin(shipment, eq(shipment.id, shipmentCase.shipmentId))
        .where(and(eq(shipment.uuid, id), isNotNull(shipmentCase.lastMileAt)));
    const single = await arrivedParcel(1);
    await sendAlone(single.cases[0] ?? '', { courierId: 5, airwayBillNumber: 'van-single' });
    expect(await keptOf(single)).toEqual([]);
    expect(await read(single.id)).toMatchObject({ lastMile: { airwayBillNumber: 'van-single' } });
  });
});
