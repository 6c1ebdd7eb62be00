import { eq } from 'drizzle-orm';
import { caseAsset, chatUpload, dentalCase } from '../../db/schema';
import { call } from '../../testing/call';
import { PNG } from '../../testing/test-files';
import { openUploadScene, type UploadScene } from '../../testing/upload-scene';
import { clean } from './upload/upload-cleaning';

describe('a record', () => {
  let scene: UploadScene;
  beforeAll(async () => {
    scene = await openUploadScene('a folder');
  });
  afterAll(() => scene.close());

  it('[CA-17] that a newer one hides in a draft is gone once the case is submitted first, and no other', async () => {
    const { server, own, newCase, store, assetsOf } = scene;
    const params = { id: await newCase() };
    const body = { impressionType: 'physical', arch: 'both' } as const;
    await call(server.app, 'PUT /case/{id}', { params, body }, own.headers);
    const slotOf = (assetUuid: string, assetType: 'frtImg' | 'ritImg') =>
      server.ctx.db.update(caseAsset).set({ assetType }).where(eq(caseAsset.uuid, assetUuid));
    const { assetUuid: old } = await store(params.id, 'ritImg', 'wrong.png', PNG);
    const [row] = await server.ctx.db.select().from(caseAsset).where(eq(caseAsset.uuid, old));
    const key = row?.storageKey ?? '';
    await store(params.id, 'frtImg', 'front.png', PNG);
    await store(params.id, 'lftImg', 'left.png', PNG);
    await slotOf(old, 'frtImg');
    const names = async () => (await assetsOf(params.id)).map(({ name }) => name);
    expect(await names()).toEqual(['left.png', 'front.png', 'wrong.png']);
    const submit = { params, body: { submit: true } };
    expect((await call(server.app, 'PUT /case/{id}', submit, own.headers)).status).not.toBe('NEW');
    expect(await names()).toEqual(['left.png', 'front.png']);
    await server.ctx.db.update(chatUpload).set({ activeAt: new Date('2020-01-01T00:00:00Z') });
    await clean(server.ctx);
    await expect(server.ctx.storage.read(key)).rejects.toThrow();
    const history = await call(server.app, 'GET /case/{id}/history', { params }, own.headers);
    expect(history.slice(0, 2)).toMatchObject([
      { action: 'submitted' },
      { action: 'fileRemoved', note: 'wrong.png' },
    ]);

    // What a lab has seen stays, also when the case is submitted again.
    const where = eq(dentalCase.uuid, params.id);
    await server.ctx.db.update(dentalCase).set({ status: 'REJECTED' }).where(where);
    await store(params.id, 'frtImg', 'front again.png', PNG);
    await call(server.app, 'PUT /case/{id}', submit, own.headers);
    expect(await names()).toEqual(['front again.png', 'left.png', 'front.png']);
  });
});
