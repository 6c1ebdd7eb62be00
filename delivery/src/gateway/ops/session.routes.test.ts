import { gatewayFixture, type GatewayFixture } from '../../testing/gateway-fixture';
import { OPS_TOKEN, openOps, type OpsClient } from './testing/ops-client';

let gateway: GatewayFixture;
let client: OpsClient;

beforeEach(async () => {
  ({ gateway, client } = await openOps());
});
afterEach(() => gateway.close());

describe('login', () => {
  test('needs the token and a name, and gives a cookie that only this page sends', async () => {
    const answer = await client.post('session', { token: OPS_TOKEN, name: 'Ann' });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['set-cookie']).toMatch(
      /^portal-ops=[\w-]{43}; Path=\/ops; Max-Age=28800; HttpOnly; SameSite=Strict$/,
    );
    expect((await client.post('session', { token: OPS_TOKEN, name: '  ' })).statusCode).toBe(400);
    const wrong = await client.post('session', { token: 'something else', name: 'Ann' });
    expect([wrong.statusCode, wrong.json(), wrong.headers['set-cookie']]).toEqual([
      401,
      { code: 'wrongToken', message: 'This is not the token.' },
      undefined,
    ]);
  });

  test('a cookie is sent by https alone where it was given by https', async () => {
    const secure = await gatewayFixture({ opsToken: OPS_TOKEN, trustProxy: ['loopback'] });
    const answer = await secure.app.inject({
      method: 'POST',
      url: '/ops/api/session',
      headers: { origin: 'https://localhost:8080', host: 'localhost:8080', 'x-forwarded-proto': 'https' },
      payload: { token: OPS_TOKEN, name: 'Ann' },
    });
    await secure.close();
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^__Host-portal-ops=.*; Path=\/; .*; Secure$/);
    expect(cookie).not.toContain('Domain');
  });

  test('after ten wrong tokens the right one does not help either', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await client.post('session', { token: `guess ${attempt}`, name: 'Eve' })).statusCode).toBe(401);
    const answer = await client.post('session', { token: OPS_TOKEN, name: 'Eve' });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(500);
    expect(answer.json()).toMatchObject({ code: 'lockedOut' });
  });

  test('logging out ends the session, and takes the cookie away', async () => {
    const cookie = await client.login();
    expect((await client.get('state', cookie)).statusCode).toBe(200);
    const answer = await client.delete('session', cookie);
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['set-cookie']).toContain('portal-ops=; Path=/ops; Max-Age=0');
    // A copy of the cookie is worth nothing any more.
    expect((await client.get('state', cookie)).statusCode).toBe(401);
  });
});
