import { connect, type AddressInfo } from 'node:net';
import { gatewayFixture, type GatewayFixture } from '../testing/gateway-fixture';

let gateway: GatewayFixture;
beforeAll(async () => {
  gateway = await gatewayFixture();
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => gateway.close());

/** Sends bytes as they are, and answers all that comes until the connection ends. */
async function send(text: string): Promise<string> {
  const socket = connect((gateway.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.setEncoding('latin1').end(text);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

const request = (...lines: string[]): string => `${lines.join('\r\n')}\r\n\r\n`;
const HIDDEN = request('GET /healthz HTTP/1.1', 'host: hidden');

test.each([
  [
    'two kinds of length',
    request('POST /portal/reports HTTP/1.1', 'host: a', 'content-length: 4', 'transfer-encoding: chunked'),
  ],
  [
    'two lengths',
    request('POST /portal/reports HTTP/1.1', 'host: a', 'content-length: 4', 'content-length: 40'),
  ],
  [
    'an encoding that is none',
    request('POST /portal/reports HTTP/1.1', 'host: a', 'transfer-encoding: xchunked'),
  ],
  [
    'a header that goes on in the next line',
    request('GET /healthz HTTP/1.1', 'host: a', 'x: 1', ' y: 2', 'z'),
  ],
])('a request with %s is refused, and nothing hides behind it', async (_title, text) => {
  const answer = await send(`${text}${HIDDEN}`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

test('TRACE says nothing back', async () => {
  const answer = await send(
    request('TRACE /healthz HTTP/1.1', 'host: a', 'x-secret: swordfish', 'connection: close'),
  );
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answer).not.toContain('swordfish');
});

test.each([
  '/metrics',
  '/releases',
  '/releases/cases/',
  '/releases/cases/1.0.0/',
  '/ops/assets/',
  '/.git/config',
])('%s is neither passed on nor listed', async (url) => {
  const { statusCode, body } = await gateway.app.inject({ url, headers: { 'sec-fetch-dest': 'empty' } });
  expect([statusCode, body]).toEqual([404, expect.stringContaining('notFound')]);
});
