import { request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { gatewayFixture, NO_API, type GatewayFixture } from '../testing/gateway-fixture';
import { fakeApi, type FakeApi } from '../testing/fake-api';

let api: FakeApi | undefined;
let gateway: GatewayFixture | undefined;

async function listen(fixture: GatewayFixture): Promise<string> {
  await fixture.app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(fixture.app.server.address() as AddressInfo).port}`;
}

afterEach(async () => {
  await gateway?.close();
  await api?.close();
});

test('hands a call on with its query, its id and where it came from', async () => {
  api = await fakeApi((incoming, answer) => {
    answer.writeHead(207, { 'content-type': 'application/json', 'x-total': '5' });
    answer.end(JSON.stringify({ url: incoming.url, method: incoming.method, headers: incoming.headers }));
  });
  gateway = await gatewayFixture({ apiUrl: api.url });
  const base = await listen(gateway);

  const answer = await fetch(`${base}/api/client/case?q=a%20b&q=c`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer t', 'x-request-id': 'request-12345', 'x-forwarded-for': '6.6.6.6' },
  });

  expect(answer.status).toBe(207);
  expect(answer.headers.get('x-total')).toBe('5');
  expect(await answer.json()).toMatchObject({
    url: '/api/client/case?q=a%20b&q=c',
    method: 'PATCH',
    headers: {
      authorization: 'Bearer t',
      'x-request-id': 'request-12345',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': base.replace('http://', ''),
    },
  });
  expect(answer.headers.get('x-request-id')).toBe('request-12345');
});

test('an unfit request id is replaced', async () => {
  gateway = await gatewayFixture();
  const answer = await gateway.app.inject({ url: '/healthz', headers: { 'x-request-id': 'a b' } });
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('[PL-05] while the API is down, calls get a coded answer and pages are still served', async () => {
  gateway = await gatewayFixture({ apiUrl: NO_API });
  await gateway.goLive('shell');
  for (const url of ['/api/client/case', '/chat/?transport=polling']) {
    const answer = await gateway.app.inject(url);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ code: 'unavailable', message: expect.stringContaining('try again') });
  }
  expect((await gateway.app.inject({ url: '/', headers: { accept: 'text/html' } })).statusCode).toBe(200);
});

test('[PL-05] when the API is back, the next call reaches it', async () => {
  const respond = (_: unknown, answer: { end: (text: string) => void }): void => answer.end('{}');
  api = await fakeApi(respond);
  gateway = await gatewayFixture({ apiUrl: api.url });
  const base = await listen(gateway);
  expect((await fetch(`${base}/api/x`)).status).toBe(200);
  await api.close();
  expect((await fetch(`${base}/api/x`)).status).toBe(503);
  api = await fakeApi(respond, api.port);
  expect((await fetch(`${base}/api/x`)).status).toBe(200);
});

test('a 503 of the API is an answer, not a reason to ask again', async () => {
  let calls = 0;
  api = await fakeApi((_incoming, answer) => {
    calls += 1;
    answer.writeHead(503, { 'content-type': 'application/json' }).end('{"code":"starting"}');
  });
  gateway = await gatewayFixture({ apiUrl: api.url });
  const answer = await gateway.app.inject('/api/client/case');
  expect(answer.json()).toEqual({ code: 'starting' });
  expect(calls).toBe(1);
});

test('an upload streams through while it is still being sent, whatever it claims to be', async () => {
  let firstChunk: (text: string) => void;
  const arrived = new Promise<string>((resolve) => (firstChunk = resolve));
  let bytes = 0;
  api = await fakeApi((incoming, answer) => {
    incoming.once('data', (chunk: Buffer) => firstChunk(chunk.subarray(0, 5).toString()));
    incoming.on('data', (chunk: Buffer) => (bytes += chunk.byteLength));
    incoming.on('end', () => answer.end(String(bytes)));
  });
  gateway = await gatewayFixture({ apiUrl: api.url });
  const base = await listen(gateway);

  const upload = request(`${base}/api/client/upload`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
  });
  upload.write('{not json');
  expect(await arrived).toBe('{not ');
  const part = Buffer.alloc(1 << 20);
  for (let index = 0; index < 8; index += 1) upload.write(part);
  upload.end();
  const answer = await new Promise<string>((resolve, reject) => {
    upload.on('error', reject);
    upload.on('response', (response) => response.on('data', (chunk: Buffer) => resolve(chunk.toString())));
  });
  expect(Number(answer)).toBe(8 * part.byteLength + '{not json'.length);
});

test('[UP-01] an upload that the API died of leaves no connection on which the next request would hang', async () => {
  api = await fakeApi((incoming) => incoming.once('data', () => incoming.socket.destroy()));
  gateway = await gatewayFixture({ apiUrl: api.url });
  const { hostname, port } = new URL(await listen(gateway));
  const part = Buffer.alloc(8 * 1024 ** 2);
  const browser = connect({ host: hostname, port: Number(port) });
  browser.on('data', () => undefined);
  // Broken off in the middle of its writing, or ended behind its answer.
  browser.on('error', () => undefined);
  const isOver = new Promise((resolve) => browser.on('close', resolve));
  browser.write(
    `PATCH /api/client/upload/x HTTP/1.1\r\nhost: portal\r\ncontent-length: ${part.length}\r\n\r\n`,
  );
  browser.write(part);
  await isOver;
  expect(browser.destroyed).toBe(true);
});

test('the chat socket passes with its token and its query', async () => {
  api = await fakeApi((_incoming, answer) => answer.end());
  gateway = await gatewayFixture({ apiUrl: api.url });
  const base = await listen(gateway);

  const handshake = request(`${base}/chat/?EIO=4&transport=websocket`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.from('portal portal 16').toString('base64'),
      cookie: 'a=b',
      origin: base,
    },
  });
  handshake.end();
  const frame = await new Promise<string>((resolve, reject) => {
    handshake.on('error', reject);
    handshake.on('upgrade', (_response, socket, head) => {
      let text = head.toString();
      const check = (): void => {
        if (!text.endsWith('}')) return;
        socket.destroy();
        resolve(text.slice(text.indexOf('{')));
      };
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        check();
      });
      check();
    });
  });
  expect(JSON.parse(frame)).toMatchObject({
    url: '/chat/?EIO=4&transport=websocket',
    headers: { cookie: 'a=b', 'x-forwarded-for': '127.0.0.1' },
  });
});

test('a socket is opened at the chat alone: anywhere else it is refused and closed', async () => {
  api = await fakeApi((_incoming, answer) => answer.end('{}'));
  gateway = await gatewayFixture({ apiUrl: api.url });
  await gateway.goLive('shell');
  const base = await listen(gateway);
  for (const path of ['/api/client/case', '/', '/chatter', '/portal/feed.json', '/%E0%A4%A'])
    expect([path, await refusedUpgrade(base, path)]).toEqual([path, 400]);
});

test('a page of another origin opens no socket', async () => {
  api = await fakeApi((_incoming, answer) => answer.end('{}'));
  gateway = await gatewayFixture({ apiUrl: api.url });
  const base = await listen(gateway);
  for (const origin of ['https://evil.example', 'null', `${base}.evil.example`])
    expect([origin, await refusedUpgrade(base, '/chat/?EIO=4&transport=websocket', { origin })]).toEqual([
      origin,
      403,
    ]);
});

/** The status with which a socket is refused, once its connection is closed. */
async function refusedUpgrade(
  base: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<number | undefined> {
  const asked = request(base, { path, headers: { ...headers, connection: 'Upgrade', upgrade: 'websocket' } });
  let status: number | undefined;
  asked.on('response', (answer) => ({ statusCode: status } = answer.resume()));
  const closed = new Promise((resolve, reject) => {
    asked.on('socket', (socket) => socket.on('close', resolve));
    asked.on('error', reject);
  });
  asked.end();
  await closed;
  return status;
}

test('an address that names another host leads nowhere else', async () => {
  api = await fakeApi((incoming, answer) => answer.end(incoming.url));
  gateway = await gatewayFixture({ apiUrl: api.url });
  const base = await listen(gateway);
  const ask = (path: string) =>
    new Promise<[number | undefined, string]>((resolve, reject) => {
      const asked = request(base, { path }, (answer) => {
        let body = '';
        answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
        answer.on('end', () => resolve([answer.statusCode, body]));
      });
      asked.on('error', reject);
      asked.end();
    });
  expect((await ask('http://elsewhere.example/api/client/case?page=2'))[0]).toBe(400);
  expect((await ask('/api//elsewhere.example/x'))[1]).toBe('/api//elsewhere.example/x');
  expect((await ask('/api/%2e%2e/healthz'))[0]).toBe(400);
  expect((await ask('/api/client/case?search=%E0%A4%A'))[0]).toBe(200);
});

test('what a caller says about its own connection does not hinder the call', async () => {
  api = await fakeApi((incoming, answer) => answer.end(String(incoming.headers['keep-alive'])));
  gateway = await gatewayFixture({ apiUrl: api.url });
  const headers = { 'keep-alive': 'timeout=5' };
  const answer = await gateway.app.inject({ url: '/api/client/case', headers });
  expect([answer.statusCode, answer.body]).toEqual([200, 'undefined']);
});
