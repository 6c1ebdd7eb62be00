import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gatewayFixture, type GatewayFixture } from '../../testing/gateway-fixture';
import { OPS_TOKEN } from './testing/ops-client';

let gateway: GatewayFixture;

beforeEach(async () => {
  gateway = await gatewayFixture({ opsToken: OPS_TOKEN });
});
afterEach(() => gateway.close());

describe('the page', () => {
  const page = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
    gateway.app.inject({ url, headers });

  test('is served from what was built, with a policy that lets nothing else in', async () => {
    const dir = join(gateway.dir, 'ops');
    expect((await page('/ops')).statusCode).toBe(503);
    await mkdir(dir);
    await writeFile(
      join(dir, 'build.json'),
      JSON.stringify({ scripts: ['ops.1234.js'], styles: ['ops.1234.css'] }),
    );
    await writeFile(join(dir, 'ops.1234.js'), 'ops()');
    await writeFile(join(dir, 'ops.1234.css'), 'p{}');

    const { statusCode, headers, body } = await page('/ops');
    const nonce = /<meta name="csp-nonce" content="([^"]+)">/.exec(body)?.[1];
    expect(statusCode).toBe(200);
    expect(body).toMatch(
      /<script defer src="\/ops\/assets\/ops\.1234\.js" integrity="sha384-[^"]+" crossorigin/,
    );
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).not.toContain('unsafe');
    expect(body).not.toBe((await page('/ops/')).body);

    const script = await page('/ops/assets/ops.1234.js');
    expect(script.body).toBe('ops()');
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    for (const name of ['build.json', '..%2fvar%2fdelivery%2ffeed.json', 'constructor'])
      expect((await page(`/ops/assets/${name}`)).statusCode).toBe(404);
    expect((await page('/ops/elsewhere')).statusCode).toBe(404);
  });

  test('is not there where there is no token', async () => {
    const without = await gatewayFixture();
    await without.goLive('shell');
    for (const url of ['/ops', '/ops/', '/ops/api/state', '/ops/assets/x.js'])
      expect((await without.app.inject({ url, headers: { accept: 'text/html' } })).statusCode).toBe(404);
    expect(
      (await without.app.inject({ method: 'POST', url: '/ops/api/session', payload: {} })).statusCode,
    ).toBe(404);
    await without.close();
  });
});
