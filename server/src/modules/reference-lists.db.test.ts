import { dentalCase, shipment, shipmentCase } from '../db/schema';
import { call } from '../testing/call';
import { makeCompany, makeContact, makeDoctor } from '../testing/test-data';
import { createTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('[SM-01] lists shipments with courier, way and cases', async () => {
  const { db } = server.ctx;
  const { company, headers } = await makeCompany(server.ctx);
  const facts = { companyId: company.id, side: 'client' as const };
  const [made] = await db
    .insert(dentalCase)
    .values({ ...facts, patientName: 'Zoe', productId: 'AL' })
    .returning();
  const [parcel] = await db
    .insert(shipment)
    .values({ ...facts, courierId: 3, airwayBillNumber: '40 6' })
    .returning();
  await db.insert(shipment).values({ ...facts, status: 'SHIPPED', shippedAt: new Date() });
  await db.insert(shipmentCase).values({ shipmentId: parcel?.id ?? 0, caseId: made?.id ?? 0 });
  const found = await call(server.app, 'GET /shipment', { query: { search: 'zoe' } }, headers);
  expect(found.data).toEqual([
    expect.objectContaining({
      identifier: expect.stringMatching(/^S-\d+$/),
      status: 'PENDING',
      courier: { id: 3, title: 'UPS' },
      trackingUrl: 'https://www.ups.com/track?tracknum=40%206',
      caseCount: 1,
      cases: [{ uuid: made?.uuid, identifier: made?.identifier, patientName: 'Zoe' }],
      shippedAt: null,
    }),
  ]);
  expect((await call(server.app, 'GET /shipment', { query: { status: 'SHIPPED' } }, headers)).total).toBe(1);
  const byCourier = { filter: '{"op":"EQ","key":"courier.id","value":"3"}', order: 'shippedAt asc' };
  expect((await call(server.app, 'GET /shipment', { query: byCourier }, headers)).total).toBe(1);
  expect((await call(server.app, 'GET /dso/shipment', {}, headers)).total).toBe(0);
  expect(
    await call(server.app, 'GET /shipment/{id}', { params: { id: parcel?.uuid ?? '' } }, headers),
  ).toEqual(found.data[0]);
});

it('[DR-01] lists doctors, as many as are asked for', async () => {
  const { company, headers } = await makeCompany(server.ctx, { company: { isDso: true } });
  const rm = await makeContact(server.ctx, company.id, { role: 'RM', name: 'Rita' });
  await makeDoctor(server.ctx, company.id, {
    name: 'b',
    countryId: 792,
    assignedRmId: rm.contact.id,
    externalDoctorId: 'X1',
  });
  await makeDoctor(server.ctx, company.id, { name: 'A', status: 'invited' });
  const query = { page: 1, paginate: 9_999, getStatistics: false, order: 'name asc' };
  const { data, ...rest } = await call(server.app, 'GET /dso/doctor', { query }, headers);
  expect(rest).toEqual({ total: 2, pages: 1, page: 1 });
  expect(data.map(({ name }) => name)).toEqual(['A', 'b']);
  expect(data[1]).toMatchObject({
    country: 'Türkiye',
    locationCountryId: 792,
    assignedRm: { name: 'Rita' },
    externalDoctorId: 'X1',
    status: 'active',
  });
  const filter = '{"op":"EQ","key":"status","value":"invited"}';
  expect((await call(server.app, 'GET /dso/doctor', { query: { filter } }, headers)).total).toBe(1);
  expect(
    await call(server.app, 'GET /dso/doctor/{id}', { params: { id: data[0]?.uuid ?? '' } }, headers),
  ).toEqual(data[0]);
});

it('[CA-17] lists the slots for records', async () => {
  const { headers } = await makeCompany(server.ctx);
  const slots = await call(server.app, 'GET /assetType', {}, headers);
  expect(slots).toHaveLength(17);
  expect(slots[0]).toEqual({ key: 'uprImp', kind: 'scan', accept: ['.stl', '.ply', '.obj'] });
});
