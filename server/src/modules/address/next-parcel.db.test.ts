import type { CompanyConfiguration } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { companyConfiguration } from '../../db/schema';
import { call } from '../../testing/call';
import { createTestServer, type TestServer } from '../../testing/test-server';
import { makeWorld, type World } from '../../testing/world';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** A company that ships in bulk. */
const bulk = () =>
  makeWorld(server.ctx, {
    company: { isDso: true },
    configuration: { shipmentType: 'bulkshipping' },
    contact: { isSuperAdmin: true },
  });
const marked = async ({ owner }: World) => {
  const { data } = await call(server.app, 'GET /address', {}, owner.headers);
  return data.filter(({ isShipTo }) => isShipTo).map(({ title }) => title);
};
const ship = ({ owner }: World, shipmentType: CompanyConfiguration['shipmentType']) =>
  server.ctx.db
    .update(companyConfiguration)
    .set({ shipmentType })
    .where(eq(companyConfiguration.companyId, owner.company.id));

describe('the address that the next parcel goes to', () => {
  it('[CO-08] [CO-16] is marked among the company’s: the default, else a clinic’s before the office’s', async () => {
    const world = await bulk();
    await world.address({ typeId: 1, title: 'No parcels' });
    expect(await marked(world)).toEqual([]);
    const office = await world.address({ ownerType: 'adminOffice', title: 'Office' });
    expect(await marked(world)).toEqual(['Office']);
    await world.address({ ownerType: 'clinic', title: 'Clinic' });
    await world.address({ ownerType: 'clinic', title: 'Later clinic' });
    expect(await marked(world)).toEqual(['Clinic']);
    const params = { id: office.uuid };
    expect(
      await call(server.app, 'PUT /address/{id}/default', { params }, world.owner.headers),
    ).toMatchObject({ isShipTo: true });
    expect(await marked(world)).toEqual(['Office']);
    await ship(world, 'dropshipping');
    expect(await marked(world)).toEqual(['Clinic']);
  });

  it('[CO-16] is of a doctor’s addresses one in drop shipping alone, and then the company’s own stays marked', async () => {
    const world = await bulk();
    const { headers } = world.owner;
    await world.address({ ownerType: 'clinic', title: 'Clinic' });
    const { id: doctorId } = await world.doctor();
    const params = { id: (await world.address({ ownerType: 'doctor', doctorId })).uuid };
    const isForDoctor = async () =>
      (await call(server.app, 'GET /dso/address/{id}', { params }, headers)).isShipTo;
    expect(await isForDoctor()).toBe(false);
    await ship(world, 'dropshipping');
    expect(await isForDoctor()).toBe(true);
    expect(await marked(world)).toEqual(['Clinic']);
  });
});
