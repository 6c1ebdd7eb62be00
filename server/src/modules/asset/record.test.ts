import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { caseAsset, chatUpload, dentalCase } from '../../db/schema';
import { call, refusal } from '../../testing/call';
import { binaryStl, JPEG, PDF, PNG } from '../../testing/test-files';
import { PLAIN_WEBP, SECRETS, TELLING_PICTURES } from '../../testing/test-pictures';
import { codeOf, openUploadScene, STORES, type UploadScene } from '../../testing/upload-scene';
import { clean } from './upload/upload-cleaning';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe.each(STORES)('a record, stored in %s,', (kind) => {
  let scene: UploadScene;
  beforeAll(async () => {
    scene = await openUploadScene(kind);
  });
  afterAll(() => scene.close());

  const rowOf = async (assetUuid: string) => {
    const [row] = await scene.server.ctx.db.select().from(caseAsset).where(eq(caseAsset.uuid, assetUuid));
    return row;
  };
  const bytesOf = async (assetUuid: string) =>
    buffer(await scene.server.ctx.storage.read((await rowOf(assetUuid))?.storageKey ?? ''));

  it('[CA-18] is announced, uploaded, and counts when the case is submitted', async () => {
    const { server, own, newCase, store } = scene;
    const params = { id: await newCase() };
    const arch = { impressionType: 'digitalThirdParty', arch: 'upper' } as const;
    await call(server.app, 'PUT /case/{id}', { params, body: arch }, own.headers);
    const submit = { params, body: { submit: true } };
    expect((await refusal(server.app, 'PUT /case/{id}', submit, own.headers)).code).toBe('incomplete');
    const { done } = await store(params.id, 'uprImp', 'upper.stl', binaryStl(3));
    expect(done.status).toBe(204);
    await store(params.id, 'lwrImp', 'lower.stl', binaryStl(1_000));
    for (const slot of ['frtImg', 'ritImg', 'lftImg'] as const) await store(params.id, slot, 'a.jpg', JPEG);
    const small = await refusal(server.app, 'PUT /case/{id}', submit, own.headers);
    expect(small.extra).toMatchObject([{ field: 'uprImp', code: 'scanTooSmall', values: { min: 1_000 } }]);
    await store(params.id, 'uprImp', 'upper again.stl', binaryStl(1_000));
    expect((await call(server.app, 'PUT /case/{id}', submit, own.headers)).status).toBe('IN_QC');
    const history = await call(server.app, 'GET /case/{id}/history', { params }, own.headers);
    expect(history.map(({ action }) => action)).toEqual([
      'submitted',
      // The scan that was too small gave way to the other.
      'fileAdded',
      'fileRemoved',
      ...Array.from({ length: 5 }, () => 'fileAdded'),
      'created',
    ]);
  });

  it('[CA-17] of a phone’s HEIC is kept as JPEG, under such a name, also a JPEG that only calls itself so', async () => {
    const id = await scene.newCase();
    const heic = readFileSync(new URL('../../testing/files/turned.heic', import.meta.url));
    const { assetUuid, done } = await scene.store(id, 'frtImg', 'IMG_1.HEIC', heic);
    expect(done.status).toBe(204);
    await scene.store(id, 'presc', 'IMG_2.heic', JPEG);
    const bytes = await bytesOf(assetUuid);
    expect(await scene.assetsOf(id)).toMatchObject([
      { name: 'IMG_2.jpg', contentType: 'image/jpeg' },
      { name: 'IMG_1.jpg', contentType: 'image/jpeg', size: bytes.length, sha256: sha256(bytes) },
    ]);
    expect(
      await codeOf((await scene.store(id, 'frtImg', 'IMG_3.heic', heic.subarray(0, 1_000))).done),
    ).toEqual([400, 'damagedFile']);
  });

  it('[UP-04] is under the company’s folder with a timestamp, and read by a signed address', async () => {
    const { server, base, own, newCase, store, assetsOf } = scene;
    const id = await newCase();
    const { assetUuid } = await store(id, 'frtImg', 'önde (1).jpg', JPEG);
    const [asset] = await assetsOf(id);
    expect(asset).toMatchObject({
      uuid: assetUuid,
      state: 'stored',
      contentType: 'image/jpeg',
      size: JPEG.length,
      sha256: sha256(JPEG),
    });
    const key = (await rowOf(assetUuid))?.storageKey ?? '';
    expect(key).toMatch(
      new RegExp(`^${own.company.uuid}/assets/\\d{8}T\\d{9}Z-${assetUuid.slice(0, 8)}-_nde_1_\\.jpg$`),
    );
    if (kind === 'a folder')
      expect(await readdir(join(server.ctx.config.filesDir, 'objects', own.company.uuid))).toEqual([
        'assets',
      ]);
    expect(await bytesOf(assetUuid)).toEqual(JPEG);
    const response = await fetch(`${base}${asset?.url}`);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(JPEG);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-disposition': "inline; filename*=UTF-8''%C3%B6nde%20%281%29.jpg",
    });
    const part = await fetch(`${base}${asset?.url}`, { headers: { range: 'bytes=0-1' } });
    expect([part.status, Buffer.from(await part.arrayBuffer()).toString('hex')]).toEqual([206, 'ffd8']);
    expect((await fetch(`${base}${asset?.url}x`)).status).toBe(404);
    expect(await server.ctx.uploadParts.list()).not.toContain(assetUuid);
  });

  it('[CA-17] is listed newest first; an older one stays until the newer has arrived, and in a draft is gone then', async () => {
    const { server, newCase, store, announce, begin, send, assetsOf } = scene;
    const id = await newCase();
    const { assetUuid } = await store(id, 'uprImg', 'one.png', PNG);
    await store(id, 'lwrImg', 'other.png', PNG);
    const key = (await rowOf(assetUuid))?.storageKey ?? '';
    const second = await announce(id, 'uprImg', { name: 'two.png', size: PNG.length });
    expect((await assetsOf(id)).map(({ name, state, url }) => [name, state, url !== null])).toEqual([
      ['two.png', 'pending', false],
      ['other.png', 'stored', true],
      ['one.png', 'stored', true],
    ]);
    await begin(second);
    await send(second.asset.uuid, PNG);
    expect((await assetsOf(id)).map(({ name, state }) => [name, state])).toEqual([
      ['two.png', 'stored'],
      ['other.png', 'stored'],
    ]);
    await expect(server.ctx.storage.read(key)).rejects.toThrow();
    expect(await server.ctx.db.$count(chatUpload)).toBe(0);
    await server.ctx.db.update(dentalCase).set({ submittedAt: new Date() }).where(eq(dentalCase.uuid, id));
    await store(id, 'uprImg', 'three.png', PNG);
    expect((await assetsOf(id)).map(({ name }) => name)).toEqual(['three.png', 'two.png', 'other.png']);
  });

  it('[CA-17] of a draft does not come back when the one that replaced it is moved or removed', async () => {
    const { server, own, newCase, store, assetsOf } = scene;
    const id = await newCase();
    const names = async () => (await assetsOf(id)).map(({ assetType, name }) => [assetType, name]);
    await store(id, 'ritImg', 'wrong.png', PNG);
    const { assetUuid } = await store(id, 'ritImg', 'right.png', PNG);
    const params = { id: assetUuid };
    await call(server.app, 'PUT /caseAsset/{id}', { params, body: { assetType: 'lftImg' } }, own.headers);
    expect(await names()).toEqual([['lftImg', 'right.png']]);
    const { assetUuid: next } = await store(id, 'lftImg', 'left.png', PNG);
    expect(await names()).toEqual([['lftImg', 'left.png']]);
    await call(server.app, 'DELETE /caseAsset/{id}', { params: { id: next } }, own.headers);
    expect(await names()).toEqual([]);
    const history = await call(server.app, 'GET /case/{id}/history', { params: { id } }, own.headers);
    const removed = history.filter(({ action }) => action === 'fileRemoved').map(({ note }) => note);
    expect(removed).toEqual(['left.png', 'right.png', 'wrong.png']);
  });

  it.each([
    ['frtImg', 'front.jpg', TELLING_PICTURES.jpeg],
    ['frtImg', 'front.webp', TELLING_PICTURES.webp],
    ['presc', 'prescription.png', TELLING_PICTURES.png],
  ] as const)('[CA-17] does not tell where and by whom it was taken: %s %s', async (type, name, picture) => {
    const id = await scene.newCase();
    const { assetUuid, done } = await scene.store(id, type, name, picture);
    expect(done.status).toBe(204);
    const bytes = await bytesOf(assetUuid);
    for (const secret of SECRETS) expect(bytes.includes(secret)).toBe(false);
    const [asset] = await scene.assetsOf(id);
    expect(asset).toMatchObject({ size: bytes.length, sha256: sha256(bytes) });
    expect(bytes.length).toBeLessThan(picture.length);
    const served = await fetch(`${scene.base}${asset?.url}`);
    expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
    const asked = await scene.head(assetUuid);
    expect(asked.headers.get('upload-offset')).toBe(asked.headers.get('upload-length'));
  });

  it.each([
    ['frtImg', 'front.png', PNG],
    ['frtImg', 'front.webp', PLAIN_WEBP],
    ['presc', 'prescription.pdf', PDF],
  ] as const)('[CA-17] is stored as it is when it tells nothing: %s %s', async (type, name, bytes) => {
    const { assetUuid } = await scene.store(await scene.newCase(), type, name, bytes);
    expect(await rowOf(assetUuid)).toMatchObject({ size: bytes.length, sha256: sha256(bytes) });
    expect(await bytesOf(assetUuid)).toEqual(bytes);
  });

  it.each([
    ['a picture for a scan', 'uprImp', 'upper.stl', JPEG, [400, 'wrongFileType']],
    ['a scan that was cut off', 'lwrImp', 'lower.stl', binaryStl(4).subarray(0, 200), [400, 'wrongFileType']],
    ['a scan without a triangle', 'lwrImp', 'lower.stl', binaryStl(0), [400, 'emptyFile']],
    ['a web page for a picture', 'frtImg', 'a.png', Buffer.from('<html><script>'), [400, 'wrongFileType']],
    ['a picture that was cut off', 'frtImg', 'a.jpg', JPEG.subarray(0, -2), [400, 'damagedFile']],
  ] as const)('[UP-05] is refused and removed: %s', async (_, assetType, name, bytes, expected) => {
    const id = await scene.newCase();
    const { assetUuid, done } = await scene.store(id, assetType, name, bytes);
    expect(await codeOf(done)).toEqual(expected);
    expect(await scene.assetsOf(id)).toEqual([]);
    expect(await scene.server.ctx.uploadParts.list()).not.toContain(assetUuid);
  });
});

describe('a record', () => {
  let scene: UploadScene;
  beforeAll(async () => {
    scene = await openUploadScene('a folder');
  });
  afterAll(() => scene.close());

  it('[UP-05] is refused at once for its name, for nothing in it, and for too much', async () => {
    const { server, own, newCase } = scene;
    const caseUuid = await newCase();
    const post = (assetType: 'uprImp' | 'frtImg', name: string, size: number) =>
      refusal(server.app, 'POST /caseAsset', { body: { caseUuid, assetType, name, size } }, own.headers);
    expect(await post('uprImp', 'upper.exe', 10)).toMatchObject({ status: 400, code: 'wrongFileType' });
    expect(await post('uprImp', 'upper.stl', 0)).toMatchObject({ status: 400, code: 'emptyFile' });
    expect(await post('uprImp', 'upper.stl', 3 * 1024 ** 3)).toMatchObject({ status: 413, code: 'tooLarge' });
    expect(await post('frtImg', 'front.jpg', 65 * 1024 ** 2)).toMatchObject({
      status: 413,
      code: 'tooLarge',
    });
  });

  it('counts as going on with its draft: announced, stored, renamed, removed, and no form of the case is behind', async () => {
    const { server, own, newCase, announce, begin, send } = scene;
    const { app, ctx } = server;
    const where = eq(dentalCase.uuid, await newCase());
    const activity = async (change: () => Promise<unknown>) => {
      const long = new Date('2020-01-01T00:00:00Z');
      await ctx.db.update(dentalCase).set({ updatedAt: long }).where(where);
      await change();
      const [row] = await ctx.db.select().from(dentalCase).where(where);
      return row && [row.updatedAt > long, row.version];
    };
    const [draft] = await ctx.db.select().from(dentalCase).where(where);
    const ticket = () => announce(draft?.uuid ?? '', 'frtImg', { name: 'front.png', size: PNG.length });
    const { asset, upload } = await ticket();
    await begin({ asset, upload });
    const params = { id: asset.uuid };
    expect([
      await activity(() => send(asset.uuid, PNG)),
      await activity(() =>
        call(app, 'PUT /caseAsset/{id}', { params, body: { name: 'again.png' } }, own.headers),
      ),
      await activity(() => call(app, 'DELETE /caseAsset/{id}', { params }, own.headers)),
      await activity(ticket),
    ]).toEqual(Array(4).fill([true, 1]));
  });

  it('[UP-04] is gone also while its bytes cannot be removed: cleaning finds them', async () => {
    const { server, own, newCase, store, assetsOf } = scene;
    const caseUuid = await newCase();
    const { assetUuid } = await store(caseUuid, 'frtImg', 'front.png', PNG);
    const [row] = await server.ctx.db.select().from(caseAsset).where(eq(caseAsset.uuid, assetUuid));
    const away = jest.spyOn(server.ctx.storage, 'remove').mockRejectedValueOnce(new Error('away'));
    await call(server.app, 'DELETE /caseAsset/{id}', { params: { id: assetUuid } }, own.headers);
    away.mockRestore();
    expect(await assetsOf(caseUuid)).toEqual([]);
    const bytes = () => server.ctx.storage.read(row?.storageKey ?? '');
    await bytes().then((stream) => stream.destroy());
    await server.ctx.db.update(chatUpload).set({ activeAt: new Date('2020-01-01T00:00:00Z') });
    await clean(server.ctx);
    await expect(bytes()).rejects.toThrow();
    expect(await server.ctx.db.$count(chatUpload)).toBe(0);
  });

  it('[CA-11] cannot be added once the case is past quality check', async () => {
    const { server, own, newCase, announce, begin, send, assetsOf } = scene;
    const id = await newCase();
    const ticket = await announce(id, 'frtImg', { name: 'front.png', size: PNG.length });
    await begin(ticket);
    await server.ctx.db.update(dentalCase).set({ status: 'PRE_MFG' }).where(eq(dentalCase.uuid, id));
    expect(await codeOf(await send(ticket.asset.uuid, PNG))).toEqual([409, 'filesLocked']);
    const body = { caseUuid: id, assetType: 'frtImg', name: 'a.png', size: 1 } as const;
    expect((await refusal(server.app, 'POST /caseAsset', { body }, own.headers)).code).toBe('filesLocked');
    expect(await assetsOf(id)).toEqual([]);
  });
});
