import { LIMITS, type CallQuery } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import jpeg from 'jpeg-js';
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { dentalCase, storedFile } from '../../../db/schema';
import { call, inject, refusal } from '../../../testing/call';
import { makeCompany } from '../../../testing/test-data';
import { JPEG, PDF, PNG, ZIP } from '../../../testing/test-files';
import { SECRETS, TELLING_PICTURES } from '../../../testing/test-pictures';
import { until } from '../../../testing/until';
import { openUploadScene, STORES, type UploadScene } from '../../../testing/upload-scene';
import { claimChatFiles, claimFile, fileUrlOf } from './stored-file.service';
import { incomingFolder } from './received-file';

type NewFile = CallQuery<'POST /file'>;
const fileOf = (bytes: Buffer, type = 'image/png') => new Blob([new Uint8Array(bytes)], { type });

const MEGABYTE = 1024 ** 2;

describe.each(STORES)('[UP-04] a file that is no record, stored in %s,', (kind) => {
  let scene: UploadScene;
  beforeAll(async () => {
    scene = await openUploadScene(kind);
  });
  afterAll(() => scene.close());
  const store = (query: NewFile, bytes: Buffer) =>
    call(scene.server.app, 'POST /file', { query, file: fileOf(bytes) }, scene.own.headers);
  const refuse = (query: NewFile, bytes: Buffer, headers = scene.own.headers) =>
    refusal(scene.server.app, 'POST /file', { query, file: fileOf(bytes) }, headers);

  it('is kept under the company’s folder with a timestamp; its key becomes an address', async () => {
    const { server, base, own } = scene;
    const file = await store({ purpose: 'avatar', name: 'ben (1).png' }, PNG);
    expect(file).toMatchObject({ name: 'ben (1).png', size: PNG.length, contentType: 'image/png' });
    expect(file.key).toMatch(
      new RegExp(`^${own.company.uuid}/avatar/\\d{8}T\\d{9}Z-[0-9a-f]{12}-ben_1_\\.png$`),
    );
    const logo = await store({ purpose: 'logo', name: 'logo.png' }, PNG);
    expect(logo.key.startsWith(`${own.company.uuid}/assets/`)).toBe(true);
    const [row] = await server.ctx.db.select().from(storedFile).where(eq(storedFile.key, file.key));
    expect(row).toMatchObject({
      companyId: own.company.id,
      contactId: own.contact.id,
      purpose: 'avatar',
      sha256: createHash('sha256').update(PNG).digest('hex'),
    });
    const served = await fetch(`${base}${file.url}`);
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await served.arrayBuffer())).toEqual(PNG);
    const part = await fetch(`${base}${file.url}`, { headers: { range: 'bytes=1-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'PNG']);
    expect((await fetch(`${base}${file.url.replace('/k.', '/k.a')}`)).status).toBe(404);
    expect(await readdir(incomingFolder(server.ctx.config))).toEqual([]);
  });

  it('[CA-17] does not tell where a picture was taken', async () => {
    const file = await store({ purpose: 'logo', name: 'logo.jpg' }, TELLING_PICTURES.jpeg);
    const bytes = await buffer(await scene.server.ctx.storage.read(file.key));
    for (const secret of SECRETS) expect(bytes.includes(secret)).toBe(false);
    expect(file.size).toBe(bytes.length);
  });

  it('[UP-05] is refused for its name, its content and its size', async () => {
    const picture = { purpose: 'avatar', name: 'a.png' } as const;
    expect((await refuse({ ...picture, name: 'a.pdf' }, PDF)).code).toBe('wrongFileType');
    expect((await refuse(picture, PDF)).code).toBe('wrongFileType');
    expect((await refuse(picture, Buffer.alloc(0))).code).toBe('emptyFile');
    expect((await refuse(picture, JPEG.subarray(0, -2))).code).toBe('damagedFile');
    const large = Buffer.concat([PNG, Buffer.alloc(LIMITS.pictureBytes)]);
    expect(await refuse(picture, large)).toMatchObject({ status: 413, code: 'tooLarge' });
    const tooLarge = Buffer.alloc(LIMITS.chatFileBytes + 1);
    expect(
      await refuse({ purpose: 'chat', name: 'a.zip', room: await scene.newCase() }, tooLarge),
    ).toMatchObject({
      status: 413,
      code: 'tooLarge',
    });
    expect(await readdir(incomingFolder(scene.server.ctx.config))).toEqual([]);
  });

  it('[CO-28] [CO-02] is refused for more pixels than its place has', async () => {
    const jpegOf = (width: number) =>
      Buffer.from(jpeg.encode({ width, height: 8, data: Buffer.alloc(width * 8 * 4) }, 30).data);
    const refused = async (purpose: 'logo' | 'avatar', width: number) =>
      (await refuse({ purpose, name: 'a.jpg' }, jpegOf(width))).extra;
    const entry = (max: number) => [expect.objectContaining({ code: 'tooManyPixels', values: { max } })];
    expect(await refused('logo', 161)).toEqual(entry(160));
    expect(await refused('avatar', 4_097)).toEqual(entry(4_096));
    await store({ purpose: 'logo', name: 'a.jpg' }, jpegOf(160));
  });

  it('that is sent without saying how long it is, is cut at the limit', async () => {
    let left = LIMITS.chatFileBytes / MEGABYTE + 8;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => (left-- > 0 ? controller.enqueue(new Uint8Array(MEGABYTE)) : controller.close()),
    });
    const sent = fetch(
      `${scene.base}/api/client/file?purpose=chat&name=a.zip&room=${await scene.newCase()}`,
      {
        method: 'POST',
        headers: { ...scene.own.headers, 'content-type': 'application/zip' },
        body,
        duplex: 'half',
      } as RequestInit,
    );
    // The server has refused it before all has come: the answer, or a connection that ends.
    const status = await sent.then(
      (response) => response.status,
      () => 413,
    );
    expect(status).toBe(413);
    expect(await readdir(incomingFolder(scene.server.ctx.config))).toEqual([]);
  });

  it('whose connection breaks leaves nothing', async () => {
    const folder = incomingFolder(scene.server.ctx.config);
    const path = '/api/client/file?purpose=avatar&name=a.png';
    const headers = { ...scene.own.headers, 'content-length': '1000', 'content-type': 'image/png' };
    const sent = request(`${scene.base}${path}`, { method: 'POST', headers });
    sent.on('error', () => undefined);
    sent.write(PNG.subarray(0, 20));
    await until(async () => (await readdir(folder)).length === 1);
    sent.destroy();
    await until(async () => (await readdir(folder)).length === 0);
    const rows = await scene.server.ctx.db.select().from(storedFile).where(eq(storedFile.name, 'a.png'));
    expect(rows).toEqual([]);
  });

  it('[CH-06] of a chat is for a room of one’s own', async () => {
    const room = await scene.newCase();
    const file = await store({ purpose: 'chat', name: 'plan.zip', room }, ZIP);
    expect(file.contentType).toBe('application/zip');
    const odd = await store({ purpose: 'chat', name: '..\\../\u001b[31mlab\u202epiz.zip', room }, ZIP);
    expect(odd.name).toBe('[31mlabpiz.zip');
    expect((await refuse({ purpose: 'chat', name: 'plan.zip', room }, ZIP.subarray(0, 8))).code).toBe(
      'wrongFileType',
    );
    expect((await refuse({ purpose: 'chat', name: 'plan.zip' }, ZIP)).errors).toHaveProperty('room');
    const { headers } = await makeCompany(scene.server.ctx);
    expect((await refuse({ purpose: 'chat', name: 'plan.zip', room }, ZIP, headers)).code).toBe('notFound');
    const input = { query: { purpose: 'chat', name: 'a.zip', room } as const, file: fileOf(ZIP) };
    expect((await inject(scene.server.app, 'POST /file', input)).statusCode).toBe(401);
  });
});

describe('[AP-15] a stored file', () => {
  let scene: UploadScene;
  beforeAll(async () => {
    scene = await openUploadScene('a folder');
  });
  afterAll(() => scene.close());

  it('is named in a record by its key or address, by its own company, for its purpose', async () => {
    const { server, own } = scene;
    const { db, fileLinks } = server.ctx;
    const input = { query: { purpose: 'avatar', name: 'a.png' } as const, file: fileOf(PNG) };
    const { key, url } = await call(server.app, 'POST /file', input, own.headers);
    const { id } = own.company;
    expect(await claimFile(db, id, key, 'avatar')).toBe(key);
    expect(await claimFile(db, id, url, 'avatar')).toBe(key);
    const refused = expect.objectContaining({ code: 'validation' }) as Error;
    const stranger = await makeCompany(server.ctx);
    await expect(claimFile(db, id, key, 'logo')).rejects.toEqual(refused);
    await expect(claimFile(db, stranger.company.id, key, 'avatar')).rejects.toEqual(refused);
    await expect(claimFile(db, id, 'https://example.com/a.png', 'avatar')).rejects.toEqual(refused);
    await expect(claimFile(db, id, '/api/files/k', 'avatar')).rejects.toEqual(refused);
    expect(fileUrlOf(fileLinks, key)).toBe(url);
    expect(fileUrlOf(fileLinks, null)).toBeNull();
    expect(fileUrlOf(fileLinks, 'https://example.com/a.png')).toBe('https://example.com/a.png');
  });

  it('of a chat is named in its own room only', async () => {
    const { server, own, newCase } = scene;
    const { db } = server.ctx;
    const [room, elsewhere] = [await newCase(), await newCase()];
    const input = { query: { purpose: 'chat', name: 'a.zip', room } as const, file: fileOf(ZIP) };
    const { key } = await call(server.app, 'POST /file', input, own.headers);
    const idOf = async (uuid: string) =>
      (await db.select().from(dentalCase).where(eq(dentalCase.uuid, uuid)))[0]?.id ?? 0;
    const companyId = own.company.id;
    expect(await claimChatFiles(db, { companyId, caseId: await idOf(room) }, [key])).toMatchObject([{ key }]);
    await expect(
      claimChatFiles(db, { companyId, caseId: await idOf(elsewhere) }, [key]),
    ).rejects.toMatchObject({
      code: 'validation',
    });
  });
});
