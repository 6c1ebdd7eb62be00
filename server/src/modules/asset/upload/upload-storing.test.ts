import type { AssetTypeKey, CaseAssetTicket } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { caseAsset, chatUpload, dentalCase } from '../../../db/schema';
import { call } from '../../../testing/call';
import { makeCompany, type TestCompany } from '../../../testing/test-data';
import { PNG } from '../../../testing/test-files';
import { createTestServer, type TestServer } from '../../../testing/test-server';
import { until } from '../../../testing/until';
import { clean } from './upload-cleaning';

let server: TestServer;
let base: string;
let own: TestCompany;
beforeAll(async () => {
  server = await createTestServer();
  base = await server.listen();
  own = await makeCompany(server.ctx);
});
afterAll(() => server.close());

const ask = (method: string, path: string, headers: Record<string, string> = {}, bytes?: Buffer) =>
  fetch(`${base}${path}`, {
    method,
    headers: { 'tus-resumable': '1.0.0', ...own.headers, ...headers },
    ...(bytes && { body: new Uint8Array(bytes) }),
  });
const newCase = async () =>
  (await call(server.app, 'POST /case', { body: { patientName: 'Ali', productId: 'AL' } }, own.headers)).uuid;

/** Announces a picture and creates its upload; answers the upload's address. */
async function begin(caseUuid: string, assetType: AssetTypeKey = 'frtImg'): Promise<string> {
  const body = { caseUuid, assetType, name: 'front.png', size: PNG.length };
  const ticket: CaseAssetTicket = await call(server.app, 'POST /caseAsset', { body }, own.headers);
  const { asset, upload } = ticket;
  await ask('POST', upload.url, {
    'upload-length': String(asset.size),
    'upload-metadata': `assetUuid ${Buffer.from(asset.uuid).toString('base64')}`,
  });
  return `${upload.url}/${asset.uuid}`;
}
const send = (path: string, bytes: Buffer, offset = 0) =>
  ask(
    'PATCH',
    path,
    { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    bytes,
  );

describe('a record', () => {
  it('is waited for by who asks while it is being stored, and is not taken for lost', async () => {
    const path = await begin(await newCase());
    const { storage } = server.ctx;
    const { putFile } = storage;
    let isMoved = false;
    let proceed = (): void => undefined;
    const held = jest.spyOn(storage, 'putFile').mockImplementationOnce(async (key, file) => {
      await putFile(key, file);
      await new Promise<void>((resolve) => {
        proceed = resolve;
        isMoved = true;
      });
    });
    const sent = send(path, PNG);
    await until(() => isMoved);
    const asked = ask('HEAD', path);
    // The question has reached the server when another one, asked after it, is answered.
    await ask('GET', '/api/client/assetType');
    proceed();
    expect((await sent).status).toBe(204);
    const { status, headers } = await asked;
    expect([status, headers.get('upload-offset')]).toEqual([200, String(PNG.length)]);
    held.mockRestore();
  });

  it('leaves no bytes behind when another file takes its place', async () => {
    const id = await newCase();
    const first = await begin(id);
    await send(first, PNG.subarray(0, 20));
    const next = await begin(id);
    await send(next, PNG.subarray(0, 20));
    const folder = join(server.ctx.config.filesDir, 'uploads');
    await clean(server.ctx);
    expect(await readdir(folder)).not.toContain(first.split('/').at(-1));
    expect((await send(next, PNG.subarray(20), 20)).status).toBe(204);
  });

  it('of a case that is erased while it is being stored leaves nothing', async () => {
    const { storage, db } = server.ctx;
    const id = await newCase();
    const path = await begin(id);
    const { putFile } = storage;
    let storedKey = '';
    const held = jest.spyOn(storage, 'putFile').mockImplementationOnce(async (key, file) => {
      await putFile(key, file);
      storedKey = key;
      await db.update(dentalCase).set({ erasedAt: new Date() }).where(eq(dentalCase.uuid, id));
    });
    const refused = await send(path, PNG);
    held.mockRestore();
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'caseErased' }]);
    await expect(storage.read(storedKey)).rejects.toThrow();
  });

  it('that a killed process had stored, but not marked, is cleaned away after another file took its place', async () => {
    const { storage } = server.ctx;
    const id = await newCase();
    const path = await begin(id);
    const { putFile } = storage;
    let storedKey = '';
    const killed = jest.spyOn(storage, 'putFile').mockImplementationOnce(async (key, file) => {
      await putFile(key, file);
      storedKey = key;
      throw new Error('killed');
    });
    expect((await send(path, PNG)).status).toBe(500);
    killed.mockRestore();
    await storage.read(storedKey).then((bytes) => bytes.destroy());
    await begin(id);
    await server.ctx.db.update(chatUpload).set({ activeAt: new Date('2020-01-01T00:00:00Z') });
    await clean(server.ctx);
    await expect(storage.read(storedKey)).rejects.toThrow();
  });

  it('whose file is missing is an error that no browser keeps', async () => {
    const id = await newCase();
    const path = await begin(id);
    await send(path, PNG);
    const [asset] = await call(server.app, 'GET /case/{id}/asset', { params: { id } }, own.headers);
    const [row] = await server.ctx.db
      .select()
      .from(caseAsset)
      .where(eq(caseAsset.uuid, asset?.uuid ?? ''));
    await server.ctx.storage.remove(row?.storageKey ?? '');
    const response = await fetch(`${base}${asset?.url}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store']);
  });
});
