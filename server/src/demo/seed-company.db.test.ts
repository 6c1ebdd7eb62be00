import { BATCH_NUMBERS, SHIPMENT_ARRIVALS } from '@portal/shared/contract';
import { asc } from 'drizzle-orm';
import { batch, chatMessage, productionOrder, serviceRequest, shipment } from '../db/schema';
import { call } from '../testing/call';
import { createTestServer, type TestServer } from '../testing/test-server';
import { DEMO_PASSWORD } from './demo-logins';
import { seedDemo } from './seed-demo';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await seedDemo(server.ctx, { triangles: 2_000 });
});
afterAll(() => server.close());

async function signIn(username: string): Promise<{ authorization: string }> {
  const body = { username, password: DEMO_PASSWORD };
  const { accessToken } = await call(server.app, 'POST /auth', { body });
  return { authorization: `Bearer ${accessToken}` };
}
const all = { paginate: 1_000 };

describe('the demo', () => {
  it('[CO-16] [CO-12] has parcels to where their companies ship, and addresses that open ones go to', async () => {
    const boss = await signIn('super@brightsmile.example');
    const { data } = await call(server.app, 'GET /dso/shipment', { query: all }, boss);
    expect(new Set(data.map(({ shipTo }) => shipTo?.via))).toEqual(new Set(['default']));
    const addresses = await call(server.app, 'GET /address/all', {}, boss);
    const byDefault = addresses.find(({ isDefaultShippingAddress }) => isDefaultShippingAddress);
    expect(byDefault?.openShipments.caseCount).toBeGreaterThan(0);
    const drop = await signIn('super@anadoludental.example');
    const parcels = await call(server.app, 'GET /dso/shipment', { query: all }, drop);
    expect(new Set(parcels.data.map(({ shipTo }) => shipTo?.via))).toEqual(new Set(['doctor', 'company']));
  });

  it('[SM-02] has parcels that arrived, are missing and are wrong, told in chats, and some to be sent on', async () => {
    const boss = await signIn('super@brightsmile.example');
    const { data } = await call(server.app, 'GET /shipment', { query: all }, boss);
    const said = new Set(data.map(({ arrival }) => arrival?.status ?? null));
    expect(said).toEqual(new Set([...SHIPMENT_ARRIVALS, null]));
    const messages = (await server.ctx.db.select().from(chatMessage)).map(({ message }) => message);
    for (const { identifier } of data.filter(({ arrival }) => arrival?.caseUuid))
      expect(messages.some((message) => message.includes(identifier))).toBe(true);
    const { toBeSentOn } = await call(server.app, 'GET /dso/shipment/statistics', {}, boss);
    expect(toBeSentOn).toBeGreaterThan(0);
  });

  it('[CA-16] [SM-01] has every batch in a parcel, each with the stages after those of the one before', async () => {
    const boss = await signIn('super@brightsmile.example');
    const parcels = [
      await call(server.app, 'GET /shipment', { query: all }, boss),
      await call(server.app, 'GET /dso/shipment', { query: all }, boss),
    ].flatMap(({ data }) => data);
    const sent = parcels.flatMap(({ contents }) => contents.map(({ batch: of }) => of?.number));
    expect(BATCH_NUMBERS.filter((number) => !sent.includes(number))).toEqual([]);
    const { db } = server.ctx;
    const batches = await db.select().from(batch).orderBy(asc(batch.id));
    const orders = await db.select().from(productionOrder);
    const shipments = await db.select().from(shipment);
    expect(orders.every(({ making }) => making !== null)).toBe(true);
    const requests = await db.select().from(serviceRequest);
    const begun = requests.filter(({ making }) => making !== null).map(({ status }) => status);
    expect(new Set(begun)).toEqual(new Set(['MANUFACTURING', 'FIRST_MILE_SHIPPED', 'SHIPPED']));
    expect(begun).toHaveLength(requests.filter(({ status }) => begun.includes(status)).length);
    for (const [index, { id, caseId, number, fromStage, createdAt }] of batches.entries()) {
      const before = batches[index - 1];
      if (number === '1st' || number === 'Refinement') continue;
      expect([before?.caseId, (before?.toStage ?? 0) + 1]).toEqual([caseId, fromStage]);
      // The batch before had left by then.
      const left = orders.find(({ batchId }) => batchId === before?.id)?.shipmentId;
      expect(shipments.find((parcel) => parcel.id === left)?.shippedAt?.getTime()).toBeLessThan(
        createdAt.getTime(),
      );
      expect(orders.some(({ batchId }) => batchId === id)).toBe(true);
    }
  });

  it('[CO-06] has relationship managers with doctors and open cases, and another to take them over', async () => {
    const boss = await signIn('super@brightsmile.example');
    const { data } = await call(server.app, 'GET /contact', {}, boss);
    const managers = data.filter(({ role }) => role === 'RM');
    expect(managers).toHaveLength(2);
    for (const { uuid } of managers) {
      const has = await call(server.app, 'GET /contact/{id}/managed', { params: { id: uuid } }, boss);
      expect(Math.min(has.doctors, has.openCases)).toBeGreaterThan(0);
    }
  });
});
