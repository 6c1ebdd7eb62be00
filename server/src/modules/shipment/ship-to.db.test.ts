import { TO_BE_SENT_ON_FILTER, type CompanyConfiguration } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { address, companyConfiguration, type dentalCase } from '../../db/schema';
import { call, refusal } from '../../testing/call';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../../testing/test-server';
import { makeWorld, WORLD_COURIER, type World } from '../../testing/world';

let server: TestServer;
let bills = 0;
const provider = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

type Case = typeof dentalCase.$inferSelect;
const worldOf = (shipmentType: CompanyConfiguration['shipmentType']) =>
  makeWorld(server.ctx, {
    company: { isDso: true },
    configuration: { shipmentType },
    contact: { isSuperAdmin: true },
  });
const nextBill = () => `bill-${(bills += 1)}`;

/** A case that waits for a parcel. */
async function readyCase(world: World, facts: Parameters<World['case']>[0] = {}): Promise<Case> {
  const { order } = await world.order('READY_FOR_AWB', 'READY_FOR_SHIPPING', facts);
  return world.caseById(order.caseId);
}
const bookingOf = ({ uuid }: Case, airwayBillNumber: string) => ({
  params: { id: uuid },
  body: { courierId: WORLD_COURIER, airwayBillNumber },
});
const book = (found: Case, bill = nextBill()) =>
  call(server.app, 'POST /api/provider/case/{id}/shipment', bookingOf(found, bill), provider);
const shipToOf = ({ owner }: World, { uuid }: Case) =>
  call(server.app, 'GET /case/{id}/shipTo', { params: { id: uuid } }, owner.headers);
const shipmentOf = ({ owner }: World, uuid: string) =>
  call(server.app, 'GET /shipment/{id}', { params: { id: uuid } }, owner.headers);
const makeDefault = ({ owner }: World, uuid: string) =>
  call(server.app, 'PUT /address/{id}/default', { params: { id: uuid } }, owner.headers);
const addressOf = ({ owner }: World, uuid: string) =>
  call(server.app, 'GET /address/{id}', { params: { id: uuid } }, owner.headers);
const remove = ({ owner }: World, uuid: string, replaceWith?: string) =>
  call(server.app, 'DELETE /address/{id}', removalOf(uuid, replaceWith), owner.headers);
const removalOf = (uuid: string, replaceWith?: string) => ({
  params: { id: uuid },
  query: replaceWith === undefined ? {} : { replaceWith },
});

describe('where a parcel goes', () => {
  it('[CO-16] is by bulk shipping the default address, as it was when the parcel was booked', async () => {
    const world = await worldOf('bulkshipping');
    const first = await world.address({ title: 'First', isDefaultShippingAddress: true });
    const second = await world.address({ title: 'Second' });
    const doctors = await readyCase(world, { side: 'doctor' });
    const own = await readyCase(world);
    for (const found of [doctors, own])
      expect(await shipToOf(world, found)).toMatchObject({
        shipTo: { via: 'default', addressUuid: first.uuid, title: 'First', country: { code: 'US' } },
        shipmentUuid: null,
      });
    const { uuid, shipTo } = await book(doctors);
    expect(shipTo).toMatchObject({ via: 'default', title: 'First', addressType: { key: 'shipment' } });
    await makeDefault(world, second.uuid);
    await server.ctx.db
      .update(address)
      .set({ title: 'Moved', city: 'Dallas' })
      .where(eq(address.id, first.id));
    expect((await shipmentOf(world, uuid)).shipTo).toEqual(shipTo);
    expect(await shipToOf(world, doctors)).toEqual({ shipTo, shipmentUuid: uuid });
    // The case that is not booked yet follows the default.
    expect((await shipToOf(world, own)).shipTo).toMatchObject({ via: 'default', title: 'Second' });
    expect((await book(own)).shipTo).toMatchObject({ title: 'Second' });
  });

  it('[CO-16] is by drop shipping the doctor’s address, else the clinic’s before the office’s', async () => {
    const world = await worldOf('dropshipping');
    const doctor = await world.doctor();
    await world.address({ ownerType: 'adminOffice', title: 'Office' });
    const clinic = await world.address({ ownerType: 'clinic', title: 'Clinic' });
    await world.address({ ownerType: 'clinic', title: 'Later clinic' });
    await world.address({ ownerType: 'patient', title: 'Patient' });
    await world.address({ typeId: 1, ownerType: 'adminOffice', title: 'No parcels' });
    const doctors = await readyCase(world, { side: 'doctor', doctorId: doctor.id });
    expect((await shipToOf(world, doctors)).shipTo).toMatchObject({ via: 'company', title: 'Clinic' });
    const practice = await world.address({ ownerType: 'doctor', doctorId: doctor.id, title: 'Practice' });
    expect((await shipToOf(world, doctors)).shipTo).toMatchObject({
      via: 'doctor',
      addressUuid: practice.uuid,
      ownerType: 'doctor',
    });
    expect((await book(doctors)).shipTo).toMatchObject({ via: 'doctor', title: 'Practice' });
    for (const facts of [{}, { side: 'doctor' as const }])
      expect((await shipToOf(world, await readyCase(world, facts))).shipTo).toMatchObject({
        via: 'company',
        addressUuid: clinic.uuid,
      });
  });

  it('[CO-10] is not known while the company has no shipping address; the lab can book all the same', async () => {
    const world = await worldOf('bulkshipping');
    const other = await worldOf('bulkshipping');
    await other.address();
    const found = await readyCase(world);
    expect(await shipToOf(world, found)).toEqual({ shipTo: null, shipmentUuid: null });
    const { uuid, shipTo } = await book(found);
    expect(shipTo).toBeNull();
    await world.address();
    expect(await shipToOf(world, found)).toEqual({ shipTo: null, shipmentUuid: uuid });
    const params = { id: found.uuid };
    expect((await refusal(server.app, 'GET /case/{id}/shipTo', { params }, other.owner.headers)).code).toBe(
      'notFound',
    );
  });

  it('[SM-02] is one for all cases of a parcel: one for a doctor takes no case that goes elsewhere', async () => {
    const world = await worldOf('dropshipping');
    const [ada, bob] = [await world.doctor(), await world.doctor()];
    for (const { id: doctorId } of [ada, bob]) await world.address({ ownerType: 'doctor', doctorId });
    const caseOf = (doctorId: number) => readyCase(world, { side: 'doctor', doctorId });
    const bill = nextBill();
    const parcel = await book(await caseOf(ada.id), bill);
    expect((await book(await caseOf(ada.id), bill)).uuid).toBe(parcel.uuid);
    const input = bookingOf(await caseOf(bob.id), bill);
    const refused = await refusal(server.app, 'POST /api/provider/case/{id}/shipment', input, provider);
    expect(refused).toMatchObject({ status: 409, code: 'otherDestination' });
    expect((await shipmentOf(world, parcel.uuid)).caseCount).toBe(2);
  });

  it('[SM-02] is for the slip in it that of each doctor, though the parcel comes to the company', async () => {
    const world = await worldOf('bulkshipping');
    await world.address({ isDefaultShippingAddress: true });
    const [ada, bob] = [await world.doctor(), await world.doctor()];
    const doctorId = ada.id;
    await world.address({ ownerType: 'doctor', doctorId, typeId: 3, title: 'No parcels' });
    await world.address({ ownerType: 'doctor', doctorId, title: 'Practice' });
    const bill = nextBill();
    let id = '';
    for (const doctor of [ada, bob])
      ({ uuid: id } = await book(await readyCase(world, { side: 'doctor', doctorId: doctor.id }), bill));
    const { headers } = world.owner;
    const slip = await call(server.app, 'GET /dso/shipment/{id}/packingSlip', { params: { id } }, headers);
    expect(slip.lines.map(({ doctorUuid }) => doctorUuid)).toEqual([ada.uuid, bob.uuid]);
    expect(slip).toMatchObject({
      shipment: { shipTo: { via: 'default' } },
      doctors: [
        { uuid: ada.uuid, name: ada.name, shipTo: { title: 'Practice' } },
        { uuid: bob.uuid, shipTo: null },
      ],
    });
  });

  it('[SM-01] [SM-02] is straight the doctor’s: not to be sent on, and what was said of its arrival stays', async () => {
    const world = await worldOf('dropshipping');
    const { headers } = world.owner;
    const straightTo = await world.doctor();
    await world.address({ ownerType: 'clinic' });
    await world.address({ ownerType: 'doctor', doctorId: straightTo.id });
    const shipped = async (doctorId?: number) => {
      const { uuid: id } = await book(
        await readyCase(world, { side: 'doctor', ...(doctorId && { doctorId }) }),
      );
      await call(server.app, 'PUT /api/provider/shipment/{id}/ship', { params: { id } }, provider);
      return id;
    };
    const straight = await shipped(straightTo.id);
    const come = await shipped();
    const query = { filter: JSON.stringify(TO_BE_SENT_ON_FILTER) };
    const waiting = await call(server.app, 'GET /dso/shipment', { query }, headers);
    expect(waiting.data.map(({ uuid }) => uuid)).toEqual([come]);
    const statistics = () => call(server.app, 'GET /dso/shipment/statistics', {}, headers);
    expect((await statistics()).toBeSentOn).toBe(1);
    const wrong = { params: { id: straight }, body: { arrival: 'WRONG', note: 'One short' } } as const;
    const { arrival } = await call(server.app, 'PUT /dso/shipment/{id}/arrival', wrong, headers);
    const sendOn = { params: { id: straight }, body: {} };
    const sent = await call(server.app, 'PUT /dso/shipment/{id}/lastmile', sendOn, headers);
    expect(sent).toMatchObject({ arrival, lastMile: { courier: null } });
    expect((await statistics()).reported).toBe(1);
  });

  it('[CO-16] stays the parcel’s own when the default moves before its next case is booked', async () => {
    const world = await worldOf('bulkshipping');
    const first = await world.address({ title: 'First', isDefaultShippingAddress: true });
    const second = await world.address({ title: 'Second' });
    const bill = nextBill();
    const parcel = await book(await readyCase(world), bill);
    await makeDefault(world, second.uuid);
    expect((await book(await readyCase(world), bill)).shipTo).toEqual(parcel.shipTo);
    expect(parcel.shipTo).toMatchObject({ addressUuid: first.uuid });
  });
});

describe('an address that parcels go to', () => {
  it('[CO-12] tells how many are open, and which cases are in them', async () => {
    const world = await worldOf('dropshipping');
    const place = await world.address();
    const [one, two] = [await readyCase(world), await readyCase(world)];
    const bill = nextBill();
    const { uuid } = await book(one, bill);
    await book(two, bill);
    const named = ({ uuid: caseUuid, identifier, patientName }: Case) => ({
      uuid: caseUuid,
      identifier,
      patientName,
    });
    const openShipments = { count: 1, caseCount: 2, cases: [named(one), named(two)] };
    expect((await addressOf(world, place.uuid)).openShipments).toEqual(openShipments);
    const { data } = await call(server.app, 'GET /address', {}, world.owner.headers);
    expect(data[0]?.openShipments).toEqual(openShipments);
    await call(server.app, 'PUT /api/provider/shipment/{id}/ship', { params: { id: uuid } }, provider);
    expect((await addressOf(world, place.uuid)).openShipments.count).toBe(0);
  });

  it('[CO-12] is not removed under them without another one, to which they go then', async () => {
    const world = await worldOf('dropshipping');
    const place = await world.address({ title: 'Old clinic' });
    const other = await world.address({ title: 'New clinic' });
    const office = await world.address({ typeId: 1, ownerType: 'adminOffice' });
    const stranger = await (await worldOf('dropshipping')).address();
    const [open, gone] = [await readyCase(world), await readyCase(world)];
    const parcel = await book(open);
    const shipped = await book(gone);
    await call(
      server.app,
      'PUT /api/provider/shipment/{id}/ship',
      { params: { id: shipped.uuid } },
      provider,
    );
    const refused = (replaceWith?: string) =>
      refusal(server.app, 'DELETE /address/{id}', removalOf(place.uuid, replaceWith), world.owner.headers);
    expect(await refused()).toMatchObject({
      status: 400,
      extra: [{ field: 'replaceWith', code: 'addressInUse', values: { shipments: 1 } }],
    });
    for (const wrong of [place.uuid, office.uuid, stranger.uuid])
      expect((await refused(wrong)).extra).toMatchObject([{ field: 'replaceWith', code: 'unknownAddress' }]);
    const received: string[] = [];
    server.ctx.events.on('shipmentChanged', ({ uuid }) => void received.push(uuid));
    await remove(world, place.uuid, other.uuid);
    expect(received).toEqual([parcel.uuid]);
    expect((await shipmentOf(world, parcel.uuid)).shipTo).toMatchObject({
      addressUuid: other.uuid,
      title: 'New clinic',
    });
    const params = { id: open.uuid };
    const [newest] = await call(server.app, 'GET /case/{id}/history', { params }, world.owner.headers);
    expect(newest).toMatchObject({ action: 'shipmentBooked', note: 'New clinic', actorName: 'Ada Admin' });
    // What is on its way keeps the address that is gone.
    expect((await shipmentOf(world, shipped.uuid)).shipTo).toMatchObject({
      addressUuid: null,
      title: 'Old clinic',
    });
  });

  it('[CO-12] is free to go when nothing is open', async () => {
    const world = await worldOf('dropshipping');
    const place = await world.address();
    expect(await remove(world, place.uuid)).toEqual({ ok: true });
  });

  it('[CO-17] stays while it is the default of bulk shipping, whatever would replace it', async () => {
    const world = await worldOf('bulkshipping');
    const place = await world.address({ isDefaultShippingAddress: true });
    const other = await world.address();
    const input = removalOf(place.uuid, other.uuid);
    expect((await refusal(server.app, 'DELETE /address/{id}', input, world.owner.headers)).code).toBe(
      'defaultAddressNeeded',
    );
    await server.ctx.db
      .update(companyConfiguration)
      .set({ shipmentType: 'dropshipping' })
      .where(eq(companyConfiguration.companyId, world.owner.company.id));
    await remove(world, place.uuid);
  });

  it('[CO-16] is never lost to a booking at the same moment', async () => {
    const world = await worldOf('dropshipping');
    const place = await world.address();
    const found = await readyCase(world);
    const [parcel] = await Promise.all([
      book(found),
      call(server.app, 'DELETE /address/{id}', removalOf(place.uuid), world.owner.headers).catch(() => null),
    ]);
    const left = await server.ctx.db.$count(address, eq(address.id, place.id));
    // Booked first, the address stayed; removed first, the parcel has none.
    expect(parcel.shipTo !== null).toBe(left === 1);
  });
});
