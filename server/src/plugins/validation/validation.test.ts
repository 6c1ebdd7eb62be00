import { createTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const signIn = (extra: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/client/auth',
    headers: { 'content-type': 'application/json' },
    payload: `{"username":"nobody@example.com","password":"wrong","extra":${extra}}`,
  });

describe('the check of a call', () => {
  it('takes a body that is nested as deep as it may be long', async () => {
    const response = await signIn('['.repeat(100_000) + ']'.repeat(100_000));
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'wrongCredentials']);
  });

  it('finds a zero byte wherever it is', async () => {
    const response = await signIn('[{"deep":["a\\u0000b"]}]');
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'badRequest']);
  });
});
