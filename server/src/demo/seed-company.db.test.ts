import { SHIPMENT_ARRIVALS } from '@portal/shared/contract';
import { chatMessage } from '../db/schema';
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
