import { makeCompany } from '../testing/test-data';
import { createTestServer, type TestServer } from '../testing/test-server';

const POLICY = "default-src 'none'; frame-ancestors 'none'";
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('the security headers', () => {
  it.each([
    ['an answer', '/healthz', 200],
    ['the document', '/api/docs/openapi.json', 200],
    ['a refusal', '/api/client/contact/me', 401],
    ['an address that nobody answers', '/nowhere', 404],
    ['an address that is none', '/%c0', 400],
    ['a file that is not there', '/api/files/none', 404],
    ['an upload that is refused', '/api/client/upload/x', 401],
  ])('are on %s', async (_, url, status) => {
    const response = await server.app.inject({ url, method: url.includes('upload') ? 'HEAD' : 'GET' });
    expect(response.statusCode).toBe(status);
    expect(response.headers).toMatchObject({
      'content-security-policy': POLICY,
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    expect(response.headers).not.toHaveProperty('strict-transport-security');
  });

  it('are on answers of the upload protocol, which are written past the framework', async () => {
    const { headers } = await makeCompany(server.ctx);
    const address = await server.listen();
    const response = await fetch(`${address}/api/client/upload`, {
      method: 'POST',
      headers: { ...headers, 'tus-resumable': '1.0.0' },
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.headers.get('content-security-policy')).toBe(POLICY);
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  });

  it('ask for HTTPS where the portal is reached by it', async () => {
    const secure = await createTestServer({ publicUrl: 'https://portal.example.com' });
    const response = await secure.app.inject('/healthz');
    expect(response.headers['strict-transport-security']).toMatch(/^max-age=\d{8}; includeSubDomains$/);
    await secure.close();
  });
});
