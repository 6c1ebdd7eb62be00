import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Bucket } from './bucket';

const BYTES = randomBytes(8 * 1024 * 1024);
const SILENT = { code: 'storeUnavailable', cause: { name: 'TimeoutError' } };

let answer: RequestListener;
let server: Server;
beforeEach(async () => {
  process.env['AWS_ACCESS_KEY_ID'] = 'a';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'b';
  server = createServer((request, response) => {
    request.resume();
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(
  () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
);

function openBucket(silenceMs: number): Bucket {
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  return new Bucket({ bucket: 'records', endpoint, region: 'us-east-1', prefix: '' }, silenceMs);
}

test.each([
  ['reading', (bucket: Bucket) => bucket.text('a')],
  ['writing', (bucket: Bucket) => bucket.put('a', 'text')],
  ['a list', (bucket: Bucket) => bucket.keys('a/')],
])('a storage that takes requests and does not answer fails %s', async (_name, ask) => {
  answer = () => undefined;
  await expect(ask(openBucket(100))).rejects.toMatchObject(SILENT);
});

test('a storage that falls silent within an object fails its reader', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('a part');
  };
  await expect(openBucket(100).text('a')).rejects.toMatchObject(SILENT);
});

test('a browser that takes a file slowly gets all of it', async () => {
  answer = (_request, response) => response.writeHead(200, { 'content-length': BYTES.length }).end(BYTES);
  const bytes = await openBucket(1_200).open('a');
  if (!bytes) throw new Error('no object');
  await pause(2_400);
  expect((await buffer(bytes)).equals(BYTES)).toBe(true);
});
