import { eq } from 'drizzle-orm';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  caseAsset,
  company,
  contact,
  dentalCase,
  laserMarking,
  productionOrder,
  storedFile,
} from '../../db/schema';
import { call } from '../../testing/call';
import { watchIdleLimit } from '../../testing/idle-limit';
import { PNG } from '../../testing/test-files';
import { openUploadScene, STORES, type UploadScene } from '../../testing/upload-scene';
import { UNMARKED } from '../configuration/making.repository';
import { incomingFolder } from './file/received-file';
import { clean as cleanUploads } from './upload/upload-cleaning';

const LONG_AGO = new Date(Date.now() - 8 * 24 * 3_600_000);

describe.each(STORES)('cleaning, with files in %s,', (kind) => {
  let scene: UploadScene;
  beforeEach(async () => {
    scene = await openUploadScene(kind);
  });
  afterEach(() => scene.close());
  const clean = () => cleanUploads(scene.server.ctx);
  const hasObject = (key: string) =>
    scene.server.ctx.storage.read(key).then(
      (stream) => {
        stream.destroy();
        return true;
      },
      () => false,
    );

  const idOfCase = async (uuid: string) => {
    const [row] = await scene.server.ctx.db.select().from(dentalCase).where(eq(dentalCase.uuid, uuid));
    return row?.id ?? 0;
  };
  const makingWith = (logoFile: string) => ({
    ...{ trimLine: null, offset: null, material: null },
    marking: { ...UNMARKED, logoFile },
  });

  it('removes pictures that nobody names, after a week, with their bytes', async () => {
    const { app, ctx } = scene.server;
    const { db } = ctx;
    const store = async (purpose: 'avatar' | 'logo' | 'lmpLogo') => {
      const file = new Blob([new Uint8Array(PNG)]);
      const query = { purpose, name: 'a.png' } as const;
      return (await call(app, 'POST /file', { query, file }, scene.own.headers)).key;
    };
    const [avatar, logo, lmpLogo, orderedLogo, unreferenced] = [
      await store('avatar'),
      await store('logo'),
      await store('lmpLogo'),
      await store('lmpLogo'),
      await store('avatar'),
    ];
    await db.update(contact).set({ avatarUrl: avatar }).where(eq(contact.id, scene.own.contact.id));
    await db.update(company).set({ logoUrl: logo }).where(eq(company.id, scene.own.company.id));
    await db.insert(laserMarking).values({ companyId: scene.own.company.id, logoFile: lmpLogo });
    const caseId = await idOfCase(await scene.newCase());
    await db.insert(productionOrder).values({ caseId, making: makingWith(orderedLogo) });
    const keys = async () => (await db.select().from(storedFile)).map(({ key }) => key).toSorted();
    await clean();
    expect(await keys()).toHaveLength(5);
    await db.update(storedFile).set({ createdAt: LONG_AGO });
    await clean();
    expect(await keys()).toEqual([avatar, logo, lmpLogo, orderedLogo].toSorted());
    expect(await Promise.all([avatar, logo, lmpLogo, orderedLogo, unreferenced].map(hasObject))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('removes records whose bytes stopped coming a week ago, and what came of them', async () => {
    const { ctx } = scene.server;
    const id = await scene.newCase();
    const ticket = await scene.announce(id, 'frtImg', { name: 'a.png', size: PNG.length });
    await scene.begin(ticket);
    await scene.send(ticket.asset.uuid, PNG.subarray(0, 20));
    await clean();
    expect(await scene.assetsOf(id)).toHaveLength(1);
    await ctx.db.update(caseAsset).set({ activeAt: LONG_AGO });
    await clean();
    expect(await scene.assetsOf(id)).toEqual([]);
    expect(await ctx.uploadParts.list()).toEqual([]);
  });

  it('does not leave out what follows a part that fails, nor is cut off while the file storage is slow', async () => {
    const { app, ctx } = scene.server;
    const ticket = await scene.announce(await scene.newCase(), 'frtImg', { name: 'a.png', size: PNG.length });
    await scene.begin(ticket);
    await ctx.db.update(caseAsset).set({ activeAt: LONG_AGO });
    const query = { purpose: 'avatar', name: 'a.png' } as const;
    const { key } = await call(
      app,
      'POST /file',
      { query, file: new Blob([new Uint8Array(PNG)]) },
      scene.own.headers,
    );
    await ctx.db.update(storedFile).set({ createdAt: LONG_AGO });
    const watched = watchIdleLimit(ctx);
    const away = jest.spyOn(ctx.uploadParts, 'discard').mockRejectedValue(new Error('away'));
    await cleanUploads(watched.ctx);
    away.mockRestore();
    expect(await hasObject(key)).toBe(false);
    expect([...watched.limits]).toEqual(['1h']);
    await clean();
    expect(await ctx.db.$count(caseAsset)).toBe(0);
  });

  it('goes no further when the server stops', async () => {
    const { ctx } = scene.server;
    await scene.begin(
      await scene.announce(await scene.newCase(), 'frtImg', { name: 'a.png', size: PNG.length }),
    );
    await ctx.db.update(caseAsset).set({ activeAt: LONG_AGO });
    await cleanUploads(ctx, AbortSignal.abort());
    expect(await ctx.db.$count(caseAsset)).toBe(1);
  });

  it('removes what a killed process has left of files that came with a call', async () => {
    const folder = incomingFolder(scene.server.ctx.config);
    await mkdir(folder, { recursive: true });
    for (const name of ['old', 'new']) await writeFile(join(folder, name), 'bytes');
    await utimes(join(folder, 'old'), LONG_AGO, LONG_AGO);
    await clean();
    expect(await readdir(folder)).toEqual(['new']);
  });
});
