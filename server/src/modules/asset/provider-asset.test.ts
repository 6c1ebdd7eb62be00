import type { CallQuery } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { chatUpload, company, dentalCase, plan } from '../../db/schema';
import { call, inject, refusal } from '../../testing/call';
import { binaryStl, JPEG, PDF } from '../../testing/test-files';
import { SECRETS, TELLING_PICTURES } from '../../testing/test-pictures';
import { makeCompany } from '../../testing/test-data';
import { TEST_PROVIDER_TOKEN } from '../../testing/test-server';
import { openUploadScene, STORES, type UploadScene } from '../../testing/upload-scene';
import { incomingFolder } from './file/received-file';
import { clean } from './upload/upload-cleaning';

const provider = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };
const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const fileOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);

describe.each(STORES)('[AP-11] a file of the provider’s, stored in %s,', (kind) => {
  let scene: UploadScene;
  beforeAll(async () => {
    scene = await openUploadScene(kind);
  });
  afterAll(() => scene.close());

  const store = (query: CallQuery<'POST /api/provider/asset'>, bytes: Buffer) =>
    call(scene.server.app, 'POST /api/provider/asset', { query, file: fileOf(bytes) }, provider);
  const refuse = (query: CallQuery<'POST /api/provider/asset'>, bytes: Buffer, headers = provider) =>
    refusal(scene.server.app, 'POST /api/provider/asset', { query, file: fileOf(bytes) }, headers);

  /** A case in manufacturing of a blocked company, with a plan. */
  async function makePlan(): Promise<{ caseUuid: string; planUuid: string }> {
    const { db } = scene.server.ctx;
    const caseUuid = await scene.newCase();
    const where = eq(dentalCase.uuid, caseUuid);
    const [row] = await db
      .update(dentalCase)
      .set({ status: 'IN_MFG', updatedAt: LONG_AGO })
      .where(where)
      .returning();
    const stages = { upperStages: 4, lowerStages: 4, weeks: 8 };
    const [aPlan] = await db
      .insert(plan)
      .values({ caseId: row?.id ?? 0, number: 1, status: 'PUBLISHED', ...stages })
      .returning();
    return { caseUuid, planUuid: aPlan?.uuid ?? '' };
  }

  it('is a record of the case and of its plan, in whatever status, with history', async () => {
    const { server, base, own } = scene;
    const { caseUuid, planUuid } = await makePlan();
    const bytes = binaryStl(200_000);
    await server.ctx.db.update(company).set({ status: 'BLOCKED' }).where(eq(company.id, own.company.id));
    const asset = await store({ caseUuid, planUuid, assetType: 'trdPty', name: 'steps.stl' }, bytes);
    await server.ctx.db.update(company).set({ status: 'ACTIVE' }).where(eq(company.id, own.company.id));
    expect(asset).toMatchObject({
      caseUuid,
      planUuid,
      state: 'stored',
      size: bytes.length,
      contentType: 'model/stl',
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    const seen = await call(server.app, 'GET /plan/{id}/asset', { params: { id: planUuid } }, own.headers);
    expect(seen.map(({ uuid }) => uuid)).toEqual([asset.uuid]);
    const served = await fetch(`${base}${seen[0]?.url}`);
    expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
    const params = { id: caseUuid };
    const [entry] = await call(server.app, 'GET /case/{id}/history', { params }, own.headers);
    expect(entry).toMatchObject({ action: 'fileAdded', actor: 'provider', note: 'steps.stl' });
    const { updatedAt } = await call(server.app, 'GET /case/{id}', { params }, own.headers);
    expect(new Date(updatedAt) > LONG_AGO).toBe(true);
    expect(await readdir(incomingFolder(server.ctx.config))).toEqual([]);
  });

  it('[CA-17] does not tell where a picture was taken', async () => {
    const { caseUuid } = await makePlan();
    const asset = await store({ caseUuid, assetType: 'frtImg', name: 'a.jpg' }, TELLING_PICTURES.jpeg);
    const served = await fetch(`${scene.base}${asset.url}`);
    const bytes = Buffer.from(await served.arrayBuffer());
    for (const secret of SECRETS) expect(bytes.includes(secret)).toBe(false);
  });

  it('[UP-05] is refused for its name, its content and its plan, and leaves nothing', async () => {
    const { caseUuid } = await makePlan();
    const { planUuid } = await makePlan();
    const record = { caseUuid, assetType: 'presc', name: 'a.pdf' } as const;
    expect((await refuse({ ...record, name: 'a.exe' }, PDF)).code).toBe('wrongFileType');
    expect((await refuse(record, JPEG.subarray(0, 40))).code).toBe('damagedFile');
    expect((await refuse(record, Buffer.alloc(0))).code).toBe('emptyFile');
    expect((await refuse({ ...record, planUuid }, PDF)).code).toBe('notFound');
    expect((await refuse({ ...record, caseUuid: planUuid }, PDF)).code).toBe('notFound');
    expect(await scene.assetsOf(caseUuid)).toEqual([]);
    expect(await readdir(incomingFolder(scene.server.ctx.config))).toEqual([]);
  });

  it('[UP-04] that a process was storing when it was killed is cleaned away', async () => {
    const { caseUuid } = await makePlan();
    const { storage, db } = scene.server.ctx;
    const { putFile } = storage;
    let storedKey = '';
    const killed = jest.spyOn(storage, 'putFile').mockImplementationOnce(async (key, file) => {
      await putFile(key, file);
      storedKey = key;
      throw new Error('killed');
    });
    expect((await refuse({ caseUuid, assetType: 'presc', name: 'a.pdf' }, PDF)).status).toBe(500);
    killed.mockRestore();
    await storage.read(storedKey).then((bytes) => bytes.destroy());
    await db.update(chatUpload).set({ activeAt: LONG_AGO });
    await clean(scene.server.ctx);
    await expect(storage.read(storedKey)).rejects.toThrow();
    expect(await scene.assetsOf(caseUuid)).toEqual([]);
    const asset = await store({ caseUuid, assetType: 'presc', name: 'a.pdf' }, PDF);
    expect(asset.state).toBe('stored');
    expect(await db.select().from(chatUpload)).toEqual([]);
  });

  it('[AP-15] is the provider’s alone to send', async () => {
    const { caseUuid } = await makePlan();
    const { headers } = await makeCompany(scene.server.ctx);
    const record = { caseUuid, assetType: 'presc', name: 'a.pdf' } as const;
    expect((await refuse(record, PDF, headers)).status).toBe(403);
    const input = { query: record, file: fileOf(PDF) };
    expect((await inject(scene.server.app, 'POST /api/provider/asset', input)).statusCode).toBe(401);
  });
});
