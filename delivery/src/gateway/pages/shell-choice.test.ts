import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { gatewayFixture, type GatewayFixture } from '../../testing/gateway-fixture';

let gateway: GatewayFixture;
const visit = (cookie = '') =>
  gateway.app.inject({ url: '/login', headers: { accept: 'text/html', ...(cookie && { cookie }) } });

beforeEach(async () => {
  gateway = await gatewayFixture();
  await gateway.goLive('shell', { version: '1.0.0' });
});
afterEach(() => gateway.close());

/** Version of the shell of a page, and whether its watchdog has another one to turn to. */
function shellIn(page: string): [version: string | undefined, hasFallback: boolean] {
  const [, version, fallback] = / data-shell="([^"]+)"( data-has-fallback)?><\/script>/.exec(page) ?? [];
  expect(page).toContain(`<meta name="portal-shell" content="${version}">`);
  expect(page).toContain(`src="/releases/shell/${version}/main.js"`);
  return [version, fallback !== undefined];
}

test('[PL-05] the watchdog runs before the shell, and is served packed, for good, by its content', async () => {
  const { body } = await visit();
  const [, path = '', integrity] = /<script defer src="(\S+)" integrity="(\S+)"/.exec(body) ?? [];
  expect(path).toMatch(/^\/portal\/watchdog-[0-9a-f]{12}\.js$/);
  expect(integrity).toMatch(/^sha384-/);
  expect(body.indexOf(path)).toBeLessThan(body.indexOf('src="/releases/shell/'));
  const plain = await gateway.app.inject({ url: path });
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const packed = await gateway.app.inject({ url: path, headers: { 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.rawPayload.length).toBeLessThan(4_000);
});

test('[PL-05] a browser in which the shell did not start gets the one before it, until another is live', async () => {
  expect(shellIn((await visit('portal-shell-failed=1.0.0')).body)).toEqual(['1.0.0', false]);
  await gateway.goLive('shell', { version: '2.0.0' });
  expect(shellIn((await visit()).body)).toEqual(['2.0.0', true]);
  expect(shellIn((await visit('a=b; portal-shell-failed=2.0.0')).body)).toEqual(['1.0.0', false]);
  expect(shellIn((await visit('portal-shell-failed=%E0%A4%A')).body)).toEqual(['2.0.0', true]);
  await gateway.goLive('shell', { version: '3.0.0' });
  expect(shellIn((await visit('portal-shell-failed=2.0.0')).body)).toEqual(['3.0.0', true]);
});

test('[PL-03] in a rollout of the shell a browser keeps its side, by a name that no other page sets', async () => {
  expect((await visit()).headers['set-cookie']).toBeUndefined();
  await gateway.goLive('shell', { version: '2.0.0', percent: 50 });
  const versions = new Set<string | undefined>();
  for (let times = 0; times < 20; times += 1) {
    const first = await visit();
    const [cookie = '', ...rules] = String(first.headers['set-cookie']).split('; ');
    expect(rules).toEqual(['Path=/', 'Max-Age=31536000', 'HttpOnly', 'SameSite=Lax']);
    const again = await visit(cookie);
    expect(shellIn(again.body)).toEqual(shellIn(first.body));
    expect(again.headers['set-cookie']).toBeUndefined();
    versions.add(shellIn(first.body)[0]);
  }
  expect([...versions].sort()).toEqual(['1.0.0', '2.0.0']);
  await gateway.delivery.rollback('shell', { who: 'test', why: 'test' });
  for (let times = 0; times < 5; times += 1) expect(shellIn((await visit()).body)[0]).toBe('1.0.0');
});

test('[PL-05] where the release of the live shell is gone, everybody gets the one before it', async () => {
  await gateway.goLive('shell', { version: '2.0.0' });
  await rm(join(gateway.dir, 'var/releases/shell/2.0.0'), { recursive: true });
  const { statusCode, body } = await visit();
  expect([statusCode, ...shellIn(body)]).toEqual([200, '1.0.0', false]);
});

test('over HTTPS the name is a cookie of this host alone', async () => {
  const behindProxy = await gatewayFixture({ trustProxy: ['loopback'] });
  for (const version of ['1.0.0', '2.0.0'])
    await behindProxy.goLive('shell', { version, ...(version === '2.0.0' && { percent: 50 }) });
  const headers = { accept: 'text/html', 'x-forwarded-proto': 'https' };
  const first = await behindProxy.app.inject({ url: '/', headers });
  const [cookie = '', ...rules] = String(first.headers['set-cookie']).split('; ');
  expect(cookie).toMatch(/^__Host-portal-browser=/);
  expect(rules).toContain('Secure');
  const again = await behindProxy.app.inject({ url: '/', headers: { ...headers, cookie } });
  expect(again.headers['set-cookie']).toBeUndefined();
  expect(shellIn(again.body)).toEqual(shellIn(first.body));
  await behindProxy.close();
});
