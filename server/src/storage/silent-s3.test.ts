import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { createS3Client } from './s3-client';
import { createS3Parts } from './s3-parts';
import { createS3Storage } from './s3-storage';

/** Where an answer comes, the machine may be busy; where none comes, waiting longer proves no more. */
const SILENCE_MS = 1_200;
const SHORT_SILENCE_MS = 100;
const BYTES = randomBytes(8 * 1024 * 1024);
const ID = 'e0a4f6b2-55a1-4a0e-9d0c-0f3c8f0c7f11';

let answer: RequestListener;
let server: Server;
let requests: number;
beforeEach(async () => {
  requests = 0;
  server = createServer((request, response) => {
    requests += 1;
    // Who sends is never held up: an answer alone is missing.
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

function openStorage(silenceMs = SILENCE_MS) {
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const config = { endpoint, region: 'us-east-1', bucket: 'records', accessKey: 'a', secretKey: 'b' };
  const client = createS3Client(config, silenceMs);
  return {
    objects: createS3Storage(client, 'records', silenceMs),
    parts: createS3Parts(client, config),
  };
}

describe('S3 that takes requests and does not answer', () => {
  beforeEach(() => {
    answer = () => undefined;
  });

  it.each([
    ['a check', ({ objects }: ReturnType<typeof openStorage>) => objects.check()],
    ['reading', ({ objects }: ReturnType<typeof openStorage>) => objects.read('a')],
    ['writing', ({ objects }: ReturnType<typeof openStorage>) => objects.put('a', BYTES)],
    ['removing', ({ objects }: ReturnType<typeof openStorage>) => objects.remove('a')],
    ['an upload', ({ parts }: ReturnType<typeof openStorage>) => parts.received(ID)],
  ])('%s fails after one silence, and is not tried again', async (_name, ask) => {
    await expect(ask(openStorage(SHORT_SILENCE_MS))).rejects.toMatchObject({
      code: 'unavailable',
      cause: { name: 'TimeoutError' },
    });
    // None where the machine was busy for as long.
    expect(requests).toBeLessThanOrEqual(1);
  });
});

it.each<[string, RequestListener]>([
  ['drops a connection', (request) => request.socket.destroy()],
  ['is busy', (_request, response) => response.writeHead(503).end()],
])('S3 that %s is asked again', async (_name, fail) => {
  answer = (request, response) =>
    requests === 1 ? fail(request, response) : void response.writeHead(204).end();
  await expect(openStorage(30_000).objects.remove('a')).resolves.toBeUndefined();
  expect(requests).toBe(2);
});

it('S3 that falls silent within an object fails its reader', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': BYTES.length });
    response.write(BYTES.subarray(0, 1_000));
  };
  await expect(buffer(await openStorage().objects.read('a'))).rejects.toMatchObject({ name: 'TimeoutError' });
});

it('a reader who pauses gets the whole object all the same', async () => {
  answer = (_request, response) => response.writeHead(200, { 'content-length': BYTES.length }).end(BYTES);
  const bytes = await openStorage().objects.read('a');
  await pause(2 * SILENCE_MS);
  expect((await buffer(bytes)).equals(BYTES)).toBe(true);
});

it('a copy within the storage may take longer, as no byte of it comes here', async () => {
  answer = (_request, response) => {
    setTimeout(() => response.end('<CopyObjectResult><ETag>"a"</ETag></CopyObjectResult>'), 2 * SILENCE_MS);
  };
  await expect(openStorage().parts.keepAs(ID, 'company/kept')).resolves.toBeUndefined();
});
