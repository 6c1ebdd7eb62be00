import { rm } from 'node:fs/promises';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { longText } from '../testing/fake-builds';
import { gatewayFixture, type GatewayFixture } from '../testing/gateway-fixture';
import { acceptsBrotli } from './accepts-brotli';

let gateway: GatewayFixture;
const entry = '/releases/cases/1.0.0/remoteEntry.js';

beforeEach(async () => {
  gateway = await gatewayFixture();
  await gateway.goLive('cases');
});
afterEach(() => gateway.close());

test('[PL-01] serves a file of a release for ever, to every origin', async () => {
  const answer = await gateway.app.inject(entry);

  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(longText('cases 1.0.0'));
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test('sends the packed copy where it is understood', async () => {
  const answer = await gateway.app.inject({ url: entry, headers: { 'accept-encoding': 'gzip, br' } });

  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.byteLength));
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(longText('cases 1.0.0'));
});

test('answers HEAD and a known ETag without a body', async () => {
  const head = await gateway.app.inject({ method: 'HEAD', url: entry });
  expect(head).toMatchObject({ statusCode: 200, body: '' });
  const again = await gateway.app.inject({
    url: entry,
    headers: { 'if-none-match': String(head.headers['etag']) },
  });
  expect(again).toMatchObject({ statusCode: 304, body: '' });
});

test.each([
  '/releases/cases/1.0.0/none.js',
  '/releases/cases/9.0.0/remoteEntry.js',
  '/releases/nobody/1.0.0/remoteEntry.js',
  '/releases/cases/1.0.0/release.json',
  '/releases/cases/1.0.0/remoteEntry.js.br',
  '/releases/cases/1.0.0/',
  '/releases/cases/1.0.0',
  '/releases/',
  '/releases/cases/1.0.0/..%2f..%2f..%2fdelivery%2ffeed.json',
  '/releases/cases/..%2f..%2fdelivery/feed.json',
  '/releases/..%2fdelivery/x/feed.json',
  '/releases/cases/1.0.0/%00',
  '/releases/cases/1.0.0/constructor',
])('is a true 404, even for a page that a person goes to: %s', async (url) => {
  const answer = await gateway.app.inject({ url, headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'notFound' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a path that climbs is not resolved on the way', async () => {
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = gateway.app.server.address() as AddressInfo;
  const path = '/releases/cases/1.0.0/../../../delivery/feed.json';
  const status = await new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path }, (answer) => resolve(answer.resume().statusCode)).on(
      'error',
      reject,
    );
  });
  expect(status).toBe(404);
});

test('[PL-05] a release folder that was removed is a 404, also after it was served', async () => {
  expect((await gateway.app.inject(entry)).statusCode).toBe(200);
  await rm(join(gateway.dir, 'var/releases/cases/1.0.0'), { recursive: true });
  expect((await gateway.app.inject(entry)).statusCode).toBe(404);
  expect((await gateway.app.inject(entry)).statusCode).toBe(404);
});

const MAP = 'maps/remoteEntry.js.map';

async function releaseWithMap(): Promise<void> {
  await gateway.goLive('doctors', { files: { [MAP]: longText('{"version":3}') } });
}

test('a source map is kept with its release', async () => {
  await releaseWithMap();
  const release = await gateway.stores.releases.find('doctors', '1.0.0');
  const stream = release && (await gateway.stores.releases.openFile(release, MAP, 'identity'));
  expect(stream && (await text(stream))).toBe(longText('{"version":3}'));
});

test.each([
  MAP,
  'maps/remoteEntry.js%2Emap',
  'maps/remoteEntry.js%252emap',
  'maps/remoteEntry.js.MAP',
  `${MAP}.br`,
  `${MAP}?v=1`,
  'maps%2FremoteEntry.js.map',
  'maps/',
  'maps',
])('a source map is served to nobody: %s', async (path) => {
  await releaseWithMap();
  for (const encoding of ['identity', 'br']) {
    const url = `/releases/doctors/1.0.0/${path}`;
    const answer = await gateway.app.inject({ url, headers: { 'accept-encoding': encoding } });
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'notFound' }]);
  }
});

test.each([
  ['br', true],
  ['gzip, deflate, br, zstd', true],
  ['br;q=0.5, gzip', true],
  ['br;q=0, gzip', false],
  ['br;q=0.0', false],
  ['gzip, abr', false],
  ['', false],
  [undefined, false],
])('accept-encoding %p allows brotli: %p', (header, expected) => {
  expect(acceptsBrotli(header)).toBe(expected);
});
