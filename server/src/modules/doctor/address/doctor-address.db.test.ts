import { eq } from 'drizzle-orm';
import { address, shipment } from '../../../db/schema';
import { call, refusal } from '../../../testing/call';
import { createTestServer, type TestServer } from '../../../testing/test-server';
import { makeWorld } from '../../../testing/world';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const PRACTICE = {
  typeId: 2,
  title: ' Dr. Dora ',
  countryId: 840,
  city: 'Austin',
  state: 'TX',
  street: 'Main St 1',
  zipCode: '73301',
  phone: '+1 512 555 0100',
} as const;

/** An organisation that ships to its doctors, one of them, and their calls. */
async function practice() {
  const world = await makeWorld(server.ctx, {
    company: { isDso: true },
    configuration: { shipmentType: 'dropshipping' },
  });
  const { headers } = world.owner;
  const doctor = await world.doctor();
  const params = { id: doctor.uuid };
  return {
    ...{ world, headers, doctor },
    add: (body = {}) =>
      call(server.app, 'POST /dso/doctor/{id}/address', { params, body: { ...PRACTICE, ...body } }, headers),
    list: () => call(server.app, 'GET /dso/doctor/{id}/address', { params }, headers),
    history: () => call(server.app, 'GET /dso/doctor/{id}/history', { params }, headers),
  };
}

describe('an address of a doctor', () => {
  it('[DR-02] [AP-10] is added, changed and removed by the organisation, with a history', async () => {
    const { add, list, history, headers, doctor } = await practice();
    const heard: (string | null)[] = [];
    const off = server.ctx.events.on('doctorChanged', ({ uuid }) => void heard.push(uuid));
    const added = await add();
    expect(added).toMatchObject({
      title: 'Dr. Dora',
      state: 'Texas',
      ownerType: 'doctor',
      doctorUuid: doctor.uuid,
    });
    expect(await list()).toEqual([added]);
    const params = { id: added.uuid };
    const body = { ...PRACTICE, city: 'Dallas', version: added.version };
    const changed = await call(server.app, 'PUT /dso/address/{id}', { params, body }, headers);
    expect(changed).toMatchObject({ city: 'Dallas', version: 2 });
    expect((await refusal(server.app, 'PUT /dso/address/{id}', { params, body }, headers)).code).toBe(
      'conflict',
    );
    await call(server.app, 'DELETE /dso/address/{id}', { params }, headers);
    off();
    expect(await list()).toEqual([]);
    expect(heard).toEqual(Array(3).fill(doctor.uuid));
    const [austin, dallas] = ['Austin', 'Dallas'].map(
      (city) => `Dr. Dora, Main St 1, 73301 ${city}, Texas, US`,
    );
    expect(
      (await history()).map(({ action, changes }) => [action, changes[0]?.from, changes[0]?.to]),
    ).toEqual([
      ['addressRemoved', dallas, null],
      ['addressChanged', austin, dallas],
      ['addressAdded', null, austin],
    ]);
  });

  it('[DR-02] follows the rules of any shipping address, and is never the default', async () => {
    const { doctor, headers } = await practice();
    const refused = async (body: object) => {
      const input = { params: { id: doctor.uuid }, body: { ...PRACTICE, ...body } };
      const { extra } = await refusal(server.app, 'POST /dso/doctor/{id}/address', input, headers);
      return extra?.map(({ field, code }) => `${field} ${code}`);
    };
    expect(await refused({ state: 'Nowhere' })).toEqual(['state unknownState']);
    expect(await refused({ zipCode: '1' })).toEqual(['zipCode zipCode']);
    expect(await refused({ countryId: 9_998 })).toEqual(['countryId unknownCountry']);
    expect(await refused({ phone: 'call me' })).toEqual(['phone phone']);
    expect(await refused({ typeId: 3 })).toEqual(['typeId unknownChoice']);
  });

  it('[DR-02] that parcels go to needs another one of the doctor or the organisation', async () => {
    const { world, add, headers } = await practice();
    const [from, other] = [await add(), await add({ title: 'Second practice' })];
    const office = await world.address({ ownerType: 'clinic' });
    const stranger = await world.address({ ownerType: 'doctor', doctorId: (await world.doctor()).id });
    const { shipment: parcel } = await world.shipment({ side: 'doctor' }, 'IN_SHIPPING');
    const { db } = server.ctx;
    const [kept] = await db.select().from(address).where(eq(address.uuid, from.uuid));
    await db.update(shipment).set({ shipToAddressId: kept?.id }).where(eq(shipment.id, parcel.id));
    const params = { id: from.uuid };
    const refused = async (query: { replaceWith?: string }) =>
      (await refusal(server.app, 'DELETE /dso/address/{id}', { params, query }, headers)).extra?.[0];
    expect(await refused({})).toMatchObject({ code: 'addressInUse', values: { shipments: 1 } });
    for (const replaceWith of [from.uuid, stranger.uuid])
      expect(await refused({ replaceWith })).toMatchObject({ field: 'replaceWith', code: 'unknownAddress' });
    const query = { replaceWith: other.uuid };
    await call(server.app, 'DELETE /dso/address/{id}', { params, query }, headers);
    const read = () => db.select().from(shipment).where(eq(shipment.id, parcel.id));
    expect((await read())[0]?.shipTo).toMatchObject({ title: 'Second practice', via: 'doctor' });
    const next = { params: { id: other.uuid }, query: { replaceWith: office.uuid } };
    await call(server.app, 'DELETE /dso/address/{id}', next, headers);
    expect((await read())[0]).toMatchObject({ shipToAddressId: office.id, shipTo: { via: 'company' } });
  });

  it('[DR-02] is nobody else’s: neither another organisation’s nor the company’s own', async () => {
    const [own, other] = [await practice(), await practice()];
    const office = await own.world.address({ ownerType: 'adminOffice' });
    const theirs = await other.add();
    const answers = [];
    for (const { uuid } of [office, theirs]) {
      const params = { id: uuid };
      const body = PRACTICE;
      answers.push(await refusal(server.app, 'PUT /dso/address/{id}', { params, body }, own.headers));
      answers.push(await refusal(server.app, 'DELETE /dso/address/{id}', { params }, own.headers));
    }
    const input = { params: { id: other.doctor.uuid }, body: PRACTICE };
    answers.push(await refusal(server.app, 'POST /dso/doctor/{id}/address', input, own.headers));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(404));
  });
});
