import { Readable } from 'node:stream';
import { startTestS3, type TestS3 } from '../../../../../tooling/testing/s3/s3-server';
import { createApp } from '../../../app';
import { openDb } from '../../../db/client';
import { call } from '../../../testing/call';
import { makeCompany, type TestCompany } from '../../../testing/test-data';
import { TEST_DATABASE_URL } from '../../../testing/services/test-database';
import { JPEG } from '../../../testing/test-files';
import { createBareDatabase, type BareDatabase } from '../../../testing/services/test-postgres';
import { testConfig, type TestServer } from '../../../testing/test-server';
import { metadataOf } from '../../../testing/upload-scene';
import { clean } from './upload-cleaning';

const FILES_DIR = 'not-used-with-s3';
let database: BareDatabase;
let s3: TestS3;
let servers: Pick<TestServer, 'app' | 'ctx'>[];
let bases: string[];
let own: TestCompany;
beforeAll(async () => {
  database = await createBareDatabase(TEST_DATABASE_URL ?? '');
  s3 = await startTestS3();
  const config = { ...testConfig(FILES_DIR), databaseUrl: database.url, s3: s3.config };
  servers = [];
  for (let process = 0; process < 2; process += 1)
    servers.push(await createApp(config, await openDb({ ...config, databasePool: 3 })));
  bases = await Promise.all(servers.map(({ app }) => app.listen({ host: '127.0.0.1', port: 0 })));
  const [first] = servers;
  if (!first) throw new Error('no server');
  own = await makeCompany(first.ctx);
});
afterAll(async () => {
  await Promise.all(servers.map(({ app }) => app.close()));
  await s3.close();
  await database.drop();
});

const ask = (process: number, method: string, path: string, headers: object, bytes?: Buffer) =>
  fetch(`${bases[process]}${path}`, {
    method,
    headers: { 'tus-resumable': '1.0.0', ...own.headers, ...headers },
    ...(bytes && { body: new Uint8Array(bytes) }),
  });
const send = (process: number, path: string, bytes: Buffer, offset: number) =>
  ask(
    process,
    'PATCH',
    path,
    { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    bytes,
  );
const app = () => {
  const [first] = servers;
  if (!first) throw new Error('no server');
  return first.app;
};

/** Announces a picture and begins its upload at the first process; answers its case and its address. */
async function begin(): Promise<{ caseUuid: string; path: string }> {
  const body = { patientName: 'Ali', productId: 'AL' } as const;
  const { uuid: caseUuid } = await call(app(), 'POST /case', { body }, own.headers);
  const record = { caseUuid, assetType: 'frtImg', name: 'front.jpg', size: JPEG.length } as const;
  const { asset, upload } = await call(app(), 'POST /caseAsset', { body: record }, own.headers);
  const headers = { 'upload-length': String(JPEG.length), 'upload-metadata': metadataOf(asset.uuid) };
  expect((await ask(0, 'POST', upload.url, headers)).status).toBe(201);
  return { caseUuid, path: `${upload.url}/${asset.uuid}` };
}
const assetsOf = (id: string) => call(app(), 'GET /case/{id}/asset', { params: { id } }, own.headers);

describe('[UP-04] an upload to S3 with two server processes', () => {
  it('goes on in the other process where the first one stopped', async () => {
    const { caseUuid, path } = await begin();
    expect((await send(0, path, JPEG.subarray(0, 100), 0)).status).toBe(204);
    expect((await ask(1, 'HEAD', path, {})).headers.get('upload-offset')).toBe('100');
    expect((await send(1, path, JPEG.subarray(100, 300), 100)).status).toBe(204);
    expect((await send(0, path, JPEG.subarray(300), 300)).status).toBe(204);
    const [asset] = await assetsOf(caseUuid);
    expect(asset?.state).toBe('stored');
    const served = await fetch(`${bases[1]}${asset?.url}`);
    expect(Buffer.from(await served.arrayBuffer()).equals(JPEG)).toBe(true);
  });

  it('is finished once, however many ask for it in both', async () => {
    const { caseUuid, path } = await begin();
    // All bytes are there, as if the process had been killed before it could check and move them.
    const id = path.slice(path.lastIndexOf('/') + 1);
    await servers[0]?.ctx.uploadParts.store.write(Readable.from([JPEG]), id, 0);
    const asked = [0, 1, 0, 1, 0, 1].map((process) => ask(process, 'HEAD', path, {}));
    for (const { status, headers } of await Promise.all(asked))
      expect([status, headers.get('upload-offset')]).toEqual([200, String(JPEG.length)]);
    const params = { id: caseUuid };
    const history = await call(app(), 'GET /case/{id}/history', { params }, own.headers);
    expect(history.map(({ action }) => action)).toEqual(['fileAdded', 'created']);
    const [asset] = await assetsOf(caseUuid);
    expect((await fetch(`${bases[0]}${asset?.url}`)).status).toBe(200);
  });

  it('leaves what it needs to both when they clean at the same time', async () => {
    const { path } = await begin();
    await send(0, path, JPEG.subarray(0, 100), 0);
    await Promise.all(servers.map(({ ctx }) => clean(ctx)));
    expect((await send(1, path, JPEG.subarray(100), 100)).status).toBe(204);
  });
});
