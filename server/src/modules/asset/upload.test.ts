import type { AssetTypeKey, CaseAssetTicket } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Upload } from 'tus-js-client';
import { caseAsset, dentalCase } from '../../db/schema';
import { call, refusal } from '../../testing/call';
import { makeCompany, type TestCompany } from '../../testing/test-data';
import { binaryStl, JPEG, PNG } from '../../testing/test-files';
import { createTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
let base: string;
let own: TestCompany;
beforeAll(async () => {
  server = await createTestServer();
  base = await server.listen();
  own = await makeCompany(server.ctx);
});
afterAll(() => server.close());

const TUS = { 'tus-resumable': '1.0.0' };
const newCase = async () =>
  (await call(server.app, 'POST /case', { body: { patientName: 'Ali', productId: 'AL' } }, own.headers)).uuid;
const announce = (
  caseUuid: string,
  assetType: AssetTypeKey,
  name: string,
  size: number,
): Promise<CaseAssetTicket> =>
  call(server.app, 'POST /caseAsset', { body: { caseUuid, assetType, name, size } }, own.headers);
const metadata = (assetUuid: string) => `assetUuid ${Buffer.from(assetUuid).toString('base64')}`;
const uploadUrl = (assetUuid: string) => `${base}/api/client/upload/${assetUuid}`;

function begin({ asset, upload }: CaseAssetTicket, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${base}${upload.url}`, {
    method: 'POST',
    headers: {
      ...TUS,
      ...own.headers,
      'upload-length': String(asset.size),
      'upload-metadata': metadata(asset.uuid),
      ...headers,
    },
  });
}

function send(
  assetUuid: string,
  bytes: Buffer,
  offset = 0,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(uploadUrl(assetUuid), {
    method: 'PATCH',
    headers: {
      ...TUS,
      ...own.headers,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      ...headers,
    },
    body: new Uint8Array(bytes),
  });
}
const head = (assetUuid: string) =>
  fetch(uploadUrl(assetUuid), { method: 'HEAD', headers: { ...TUS, ...own.headers } });
const assetsOf = (id: string) => call(server.app, 'GET /case/{id}/asset', { params: { id } }, own.headers);
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];
const parts = () => readdir(join(server.ctx.config.filesDir, 'uploads'));

async function store(caseUuid: string, assetType: AssetTypeKey, name: string, bytes: Buffer) {
  const ticket = await announce(caseUuid, assetType, name, bytes.length);
  await begin(ticket);
  const done = await send(ticket.asset.uuid, bytes);
  return { assetUuid: ticket.asset.uuid, done };
}

describe('a record', () => {
  it('[CA-18] is announced, uploaded, and counts when the case is submitted', async () => {
    const id = await newCase();
    await call(
      server.app,
      'PUT /case/{id}',
      { params: { id }, body: { impressionType: 'digitalThirdParty', arch: 'upper' } },
      own.headers,
    );
    expect(
      (await refusal(server.app, 'PUT /case/{id}', { params: { id }, body: { submit: true } }, own.headers))
        .code,
    ).toBe('incomplete');
    const { done } = await store(id, 'uprImp', 'upper.stl', binaryStl(3));
    expect(done.status).toBe(204);
    expect(
      (await call(server.app, 'PUT /case/{id}', { params: { id }, body: { submit: true } }, own.headers))
        .status,
    ).toBe('IN_QC');
    const history = await call(server.app, 'GET /case/{id}/history', { params: { id } }, own.headers);
    expect(history.map(({ action }) => action)).toEqual(['submitted', 'fileAdded', 'created']);
  });

  it('[UP-04] is stored under the company’s folder with a timestamp, and read by a signed address', async () => {
    const id = await newCase();
    const { assetUuid } = await store(id, 'frtImg', 'önde (1).jpg', JPEG);
    const [asset] = await assetsOf(id);
    expect(asset).toMatchObject({
      uuid: assetUuid,
      state: 'stored',
      contentType: 'image/jpeg',
      size: JPEG.length,
    });
    expect(asset?.sha256).toBe(createHash('sha256').update(JPEG).digest('hex'));
    const folder = join(server.ctx.config.filesDir, 'objects', own.company.uuid, 'assets');
    const [file = ''] = (await readdir(folder)).filter((name) => name.includes(assetUuid.slice(0, 8)));
    expect(file).toMatch(/^\d{8}T\d{9}Z-[0-9a-f]{8}-_nde_1_.jpg$/);
    expect(await readFile(join(folder, file))).toEqual(JPEG);
    const response = await fetch(`${base}${asset?.url}`);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(JPEG);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-disposition')).toBe(
      "inline; filename*=UTF-8''%C3%B6nde%20%281%29.jpg",
    );
    const part = await fetch(`${base}${asset?.url}`, { headers: { range: 'bytes=0-1' } });
    expect([part.status, Buffer.from(await part.arrayBuffer()).toString('hex')]).toEqual([206, 'ffd8']);
    expect((await fetch(`${base}${asset?.url}x`)).status).toBe(404);
    expect(await parts()).not.toContain(assetUuid);
  });

  it('[CA-17] is listed newest first; an older one stays until the newer has arrived', async () => {
    const id = await newCase();
    await store(id, 'uprImg', 'one.png', PNG);
    const second = await announce(id, 'uprImg', 'two.png', PNG.length);
    expect((await assetsOf(id)).map(({ name, state, url }) => [name, state, url !== null])).toEqual([
      ['two.png', 'pending', false],
      ['one.png', 'stored', true],
    ]);
    await begin(second);
    await send(second.asset.uuid, PNG);
    expect((await assetsOf(id)).map(({ name, state }) => [name, state])).toEqual([
      ['two.png', 'stored'],
      ['one.png', 'stored'],
    ]);
  });

  it.each([
    ['a picture for a scan', 'uprImp', 'upper.stl', JPEG, [400, 'wrongFileType']],
    ['a scan that was cut off', 'lwrImp', 'lower.stl', binaryStl(4).subarray(0, 200), [400, 'wrongFileType']],
    ['a scan without a triangle', 'lwrImp', 'lower.stl', binaryStl(0), [400, 'emptyFile']],
    [
      'a web page for a picture',
      'frtImg',
      'front.png',
      Buffer.from('<html><script>'),
      [400, 'wrongFileType'],
    ],
  ] as const)('[UP-05] is refused and removed: %s', async (_, assetType, name, bytes, expected) => {
    const id = await newCase();
    const { assetUuid, done } = await store(id, assetType, name, bytes);
    expect(await codeOf(done)).toEqual(expected);
    expect(await assetsOf(id)).toEqual([]);
    expect(await parts()).not.toContain(assetUuid);
  });

  it('[UP-05] is refused at once for its name, for nothing in it, and for too much', async () => {
    const caseUuid = await newCase();
    const post = (name: string, size: number) =>
      refusal(
        server.app,
        'POST /caseAsset',
        { body: { caseUuid, assetType: 'uprImp', name, size } },
        own.headers,
      );
    expect(await post('upper.exe', 10)).toMatchObject({ status: 400, code: 'wrongFileType' });
    expect(await post('upper.stl', 0)).toMatchObject({ status: 400, code: 'emptyFile' });
    expect(await post('upper.stl', 3 * 1024 ** 3)).toMatchObject({ status: 413, code: 'tooLarge' });
  });

  it('[CA-11] cannot be added once the case is past quality check', async () => {
    const id = await newCase();
    const ticket = await announce(id, 'frtImg', 'front.png', PNG.length);
    await begin(ticket);
    await server.ctx.db.update(dentalCase).set({ status: 'PRE_MFG' }).where(eq(dentalCase.uuid, id));
    expect(await codeOf(await send(ticket.asset.uuid, PNG))).toEqual([409, 'filesLocked']);
    const body = { caseUuid: id, assetType: 'frtImg', name: 'a.png', size: 1 } as const;
    expect((await refusal(server.app, 'POST /caseAsset', { body }, own.headers)).code).toBe('filesLocked');
    expect(await assetsOf(id)).toEqual([]);
  });
});

describe('an upload', () => {
  it('[UP-04] is made by tus-js-client in parts and resumed where it stopped', async () => {
    const bytes = binaryStl(5_000);
    const { asset, upload } = await announce(await newCase(), 'uprImp', 'big.stl', bytes.length);
    const run = (stopAfter: number, url?: string) =>
      new Promise<string>((resolve, reject) => {
        const tus = new Upload(bytes, {
          endpoint: `${base}${upload.url}`,
          ...(url && { uploadUrl: url }),
          headers: own.headers,
          metadata: { assetUuid: asset.uuid, filename: 'big.stl' },
          chunkSize: 64 * 1024,
          retryDelays: null,
          onChunkComplete: (_size, accepted) => {
            if (accepted >= stopAfter) void tus.abort().then(() => resolve(tus.url ?? ''));
          },
          onSuccess: () => resolve(tus.url ?? ''),
          onError: reject,
        });
        tus.start();
      });
    const url = await run(100_000);
    expect(Number((await head(asset.uuid)).headers.get('upload-offset'))).toBeGreaterThanOrEqual(100_000);
    await run(Number.POSITIVE_INFINITY, url);
    expect((await head(asset.uuid)).headers.get('upload-offset')).toBe(String(bytes.length));
    const [row] = await server.ctx.db.select().from(caseAsset).where(eq(caseAsset.uuid, asset.uuid));
    expect(row).toMatchObject({ state: 'stored', sha256: createHash('sha256').update(bytes).digest('hex') });
  });

  it('is finished when somebody asks about it after the server stopped at the last moment', async () => {
    const id = await newCase();
    const ticket = await announce(id, 'frtImg', 'front.png', PNG.length);
    await begin(ticket);
    const { uuid } = ticket.asset;
    await send(uuid, PNG.subarray(0, 20));
    // All bytes are there, as if the process had been killed before it could check and move them.
    const { appendFile } = await import('node:fs/promises');
    await appendFile(join(server.ctx.config.filesDir, 'uploads', uuid), PNG.subarray(20));
    expect((await head(uuid)).headers.get('upload-offset')).toBe(String(PNG.length));
    expect((await assetsOf(id))[0]?.state).toBe('stored');
  });

  it('can be created again when the answer was lost', async () => {
    const ticket = await announce(await newCase(), 'frtImg', 'front.png', PNG.length);
    const [first, second] = [await begin(ticket), await begin(ticket)];
    expect(first.headers.get('location')).toBe(second.headers.get('location'));
    expect((await send(ticket.asset.uuid, PNG)).status).toBe(204);
    expect(await codeOf(await begin(ticket))).toEqual([409, 'notAllowedNow']);
  });

  it('has the announced size and the uuid of a record', async () => {
    const ticket = await announce(await newCase(), 'frtImg', 'front.png', PNG.length);
    expect(await codeOf(await begin(ticket, { 'upload-length': '7' }))).toEqual([400, 'badRequest']);
    expect(await codeOf(await begin(ticket, { 'upload-metadata': metadata('../../etc') }))).toEqual([
      400,
      'badRequest',
    ]);
    expect((await send(ticket.asset.uuid, PNG)).status).toBe(404);
  });

  it('goes on only from where the server is', async () => {
    const ticket = await announce(await newCase(), 'frtImg', 'front.png', PNG.length);
    await begin(ticket);
    expect((await send(ticket.asset.uuid, PNG, 5)).status).toBe(409);
  });

  it('[UP-01] can be cancelled, which frees the case', async () => {
    const id = await newCase();
    const ticket = await announce(id, 'frtImg', 'front.png', PNG.length);
    await begin(ticket);
    const gone = await fetch(uploadUrl(ticket.asset.uuid), {
      method: 'DELETE',
      headers: { ...TUS, ...own.headers },
    });
    expect(gone.status).toBe(204);
    expect(await assetsOf(id)).toEqual([]);
    expect((await head(ticket.asset.uuid)).status).toBe(404);
  });

  it('[AP-15] is its own company’s alone', async () => {
    const other = await makeCompany(server.ctx);
    const ticket = await announce(await newCase(), 'frtImg', 'front.png', PNG.length);
    const { uuid } = ticket.asset;
    expect(await codeOf(await begin(ticket, other.headers))).toEqual([404, 'notFound']);
    await begin(ticket);
    expect(await codeOf(await send(uuid, PNG, 0, other.headers))).toEqual([404, 'notFound']);
    expect(
      (await fetch(uploadUrl(uuid), { method: 'HEAD', headers: { ...TUS, ...other.headers } })).status,
    ).toBe(404);
    expect(
      (await fetch(uploadUrl(uuid), { method: 'DELETE', headers: { ...TUS, ...other.headers } })).status,
    ).toBe(404);
    expect(await codeOf(await send(uuid, PNG, 0, { authorization: '' }))).toEqual([401, 'unauthenticated']);
    expect((await send(uuid, PNG)).status).toBe(204);
  });
});
