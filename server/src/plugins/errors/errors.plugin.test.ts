import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { auditLog } from '../../db/schema';
import { refusal } from '../../testing/call';
import { makeCompany } from '../../testing/test-data';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => server.close());

async function auditedRefusals(): Promise<number> {
  const { db } = server.ctx;
  const [row] = await db.select({ rows: count() }).from(auditLog).where(eq(auditLog.outcome, 'refused'));
  return row?.rows ?? 0;
}

describe('the audit of refusals', () => {
  it('[AP-15] takes sixty a minute of nobody, and every one of a person and of the provider', async () => {
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
    for (let i = 0; i < 70; i += 1) {
      const url = i % 2 === 0 ? '/nowhere' : '/api/client/contact/me';
      expect((await server.app.inject(url)).statusCode).toBe(i % 2 === 0 ? 404 : 401);
    }
    expect(await auditedRefusals()).toBe(60);

    const params = { id: randomUUID() };
    const { headers } = await makeCompany(server.ctx);
    expect((await refusal(server.app, 'GET /case/{id}', { params }, headers)).status).toBe(404);
    const provider = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };
    const passQc = 'PUT /api/provider/case/{id}/passQc';
    expect((await refusal(server.app, passQc, { params }, provider)).status).toBe(404);
    expect(await auditedRefusals()).toBe(62);
    expect((await refusal(server.app, passQc, { params }, { authorization: 'Bearer wrong' })).status).toBe(
      403,
    );
    expect(await auditedRefusals()).toBe(62);

    clock.mockReturnValue(start + 60_000);
    await server.app.inject('/nowhere');
    expect(await auditedRefusals()).toBe(63);
  });
});
