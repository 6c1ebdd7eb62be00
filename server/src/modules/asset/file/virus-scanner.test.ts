import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { call, refusal } from '../../../testing/call';
import { PNG } from '../../../testing/test-files';
import { codeOf, openUploadScene, type UploadScene } from '../../../testing/upload-scene';
import { incomingFolder } from './received-file';

// The test file of scanners, in two parts: on a computer with a scanner this source is to stay.
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const INFECTED = Buffer.concat([PNG, Buffer.from(`${EICAR}\nend\n`)]);

/** What clamd does by INSTREAM; a `limit` in bytes as its `StreamMaxLength`. */
async function startClamd(limit = Infinity): Promise<Server> {
  const clamd = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      if (received.length > limit) return void socket.end('INSTREAM size limit exceeded. ERROR\0');
      const bytes = readPieces(received);
      if (bytes === null) return;
      socket.end(bytes.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
    });
  });
  clamd.listen(0, '127.0.0.1');
  await once(clamd, 'listening');
  return clamd;
}

/** The bytes of a stream that has ended; null before. */
function readPieces(received: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (received.length < command.length) return null;
  expect(received.subarray(0, command.length).toString()).toBe(command);
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

const urlOf = (clamd: Server): string => `tcp://127.0.0.1:${(clamd.address() as AddressInfo).port}`;
const logo = (bytes: Buffer) => ({
  query: { purpose: 'logo', name: 'logo.png' } as const,
  file: new Blob([new Uint8Array(bytes)], { type: 'image/png' }),
});

describe('[UP-05] an installation with a virus scanner', () => {
  let clamd: Server;
  let scene: UploadScene;
  beforeAll(async () => {
    clamd = await startClamd();
    scene = await openUploadScene('a folder', { clamdUrl: urlOf(clamd) });
  });
  afterAll(async () => {
    await scene.close();
    clamd.close();
  });

  it('keeps what it finds nothing in', async () => {
    const { server, own } = scene;
    expect((await call(server.app, 'POST /file', logo(PNG), own.headers)).size).toBe(PNG.length);
    const { done } = await scene.store(await scene.newCase(), 'frtImg', 'front.png', PNG);
    expect(done.status).toBe(204);
  });

  it('refuses a file with a virus, and nothing of it stays', async () => {
    const { server, own } = scene;
    const refused = await refusal(server.app, 'POST /file', logo(INFECTED), own.headers);
    expect([refused.status, refused.code]).toEqual([400, 'infectedFile']);
    expect(await readdir(incomingFolder(server.ctx.config))).toEqual([]);
    const room = await scene.newCase();
    const { assetUuid, done } = await scene.store(room, 'frtImg', 'front.png', INFECTED);
    expect(await codeOf(done)).toEqual([400, 'infectedFile']);
    expect((await scene.head(assetUuid)).status).toBe(404);
    expect(await scene.assetsOf(room)).toEqual([]);
  });
});

it.each([
  ['is away', null],
  ['takes less than the file', 20],
])('nothing is kept while the scanner %s, and it can be sent again', async (_, limit) => {
  const clamd = await startClamd(limit ?? Infinity);
  const clamdUrl = urlOf(clamd);
  if (limit === null) clamd.close();
  const scene = await openUploadScene('a folder', { clamdUrl });
  const room = await scene.newCase();
  const { assetUuid, done } = await scene.store(room, 'frtImg', 'front.png', PNG);
  expect(done.status).toBeGreaterThanOrEqual(500);
  expect(await scene.assetsOf(room)).toMatchObject([{ uuid: assetUuid, state: 'pending' }]);
  await scene.close();
  clamd.close();
});
