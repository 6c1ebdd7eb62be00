import { randomUUID } from 'node:crypto';
import { makeCompany, TEST_PASSWORD } from '../testing/test-data';
import { createTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
beforeEach(async () => {
  const secrets = { providerToken: randomUUID(), providerTokens: [], fileKey: randomUUID() };
  server = await createTestServer({ publicCallsAMinute: 3, secrets });
});
afterEach(() => server.close());

const post = (url: string, payload: object, address = '203.0.113.7') =>
  server.app.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': address } });

describe('calls that need no sign-in', () => {
  it('are limited for each address and each call, and the refusal says for how long', async () => {
    const { contact } = await makeCompany(server.ctx);
    const credentials = { username: contact.email, password: TEST_PASSWORD };
    for (let i = 0; i < 3; i += 1) expect((await post('/api/client/auth', credentials)).statusCode).toBe(200);

    const refused = await post('/api/client/auth', credentials);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'tooManyCalls']);
    expect(refused.json<{ message: string }>().message).toMatch(/^Too many calls .* \d+ seconds/);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);

    expect((await post('/api/client/auth/token', { refreshToken: 'none' })).statusCode).toBe(401);
    expect((await post('/api/client/auth', credentials, '203.0.113.8')).statusCode).toBe(200);
  });

  it('are alone in that', async () => {
    for (let i = 0; i < 8; i += 1)
      expect((await server.app.inject('/api/client/contact/me')).statusCode).toBe(401);
  });
});
