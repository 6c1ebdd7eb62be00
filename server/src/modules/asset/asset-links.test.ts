import type { AssetTypeKey } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { batch, caseAsset, dentalCase, doctor, plan, refinement, serviceRequest } from '../../db/schema';
import { call, refusal } from '../../testing/call';
import { makeCompany, makeDoctor, type TestCompany } from '../../testing/test-data';
import { PDF } from '../../testing/test-files';
import { createTestServer, type TestServer } from '../../testing/test-server';
import { demoKeyOf } from './file/storage-key';

let server: TestServer;
let own: TestCompany;
let other: TestCompany;
beforeAll(async () => {
  server = await createTestServer();
  own = await makeCompany(server.ctx, { company: { isDso: true } });
  other = await makeCompany(server.ctx, { company: { isDso: true } });
});
afterAll(() => server.close());

const OWNERS = ['plan', 'batch', 'refinement', 'request'] as const;
type Owners = Record<(typeof OWNERS)[number], { id: number; uuid: string }>;

interface Scene {
  readonly caseId: number;
  readonly caseUuid: string;
  readonly owners: Owners;
}

/** A case in manufacturing with everything that a record can belong to. */
async function makeScene(side: 'client' | 'doctor' = 'client', doctorId?: number): Promise<Scene> {
  const { db } = server.ctx;
  const body = { patientName: 'Ali', productId: 'AL' } as const;
  const { uuid: caseUuid } = await call(server.app, 'POST /case', { body }, own.headers);
  const [row] = await db
    .update(dentalCase)
    .set({ status: 'IN_MFG', side, ...(doctorId && { doctorId }) })
    .where(eq(dentalCase.uuid, caseUuid))
    .returning();
  const caseId = row?.id ?? 0;
  const stages = { upperStages: 4, lowerStages: 4, weeks: 8 };
  const [aPlan] = await db
    .insert(plan)
    .values({ caseId, number: 1, status: 'APPROVED', ...stages })
    .returning();
  const [aBatch] = await db.insert(batch).values({ caseId, number: '1st' }).returning();
  const [aRefinement] = await db.insert(refinement).values({ caseId, number: 1 }).returning();
  const [aRequest] = await db
    .insert(serviceRequest)
    .values({
      companyId: own.company.id,
      caseId,
      side,
      type: 'retainer',
      method: 'stepNumber',
      fromStep: 1,
      toStep: 1,
      arch: 'both',
      status: 'PENDING_PAYMENT',
    })
    .returning();
  if (!aPlan || !aBatch || !aRefinement || !aRequest) throw new Error('a row is missing');
  return {
    caseId,
    caseUuid,
    owners: { plan: aPlan, batch: aBatch, refinement: aRefinement, request: aRequest },
  };
}

/** A stored record, as if its file had come. */
async function makeRecord(
  { caseId }: Scene,
  links: Partial<typeof caseAsset.$inferInsert> = {},
): Promise<string> {
  const [row] = await server.ctx.db
    .insert(caseAsset)
    .values({
      companyId: own.company.id,
      caseId,
      assetType: 'presc',
      name: 'a.pdf',
      size: PDF.length,
      contentType: 'application/pdf',
      sha256: '0',
      state: 'stored',
      storageKey: 'none',
      ...links,
    })
    .returning();
  return row?.uuid ?? '';
}

const announce = (caseUuid: string, owners: { requestUuid?: string; refinementUuid?: string }) => ({
  body: { caseUuid, assetType: 'presc' as AssetTypeKey, name: 'a.pdf', size: 10, ...owners },
});

describe('[AP-11] the records of a plan, a batch, a refinement, a request', () => {
  it.each(OWNERS)('are listed: %s', async (owner) => {
    const scene = await makeScene();
    const { id, uuid } = scene.owners[owner];
    await makeRecord(scene);
    const record = await makeRecord(scene, { [`${owner}Id`]: id });
    const input = { params: { id: uuid } };
    const list = await call(server.app, `GET /${owner}/{id}/asset`, input, own.headers);
    expect(list.map((asset) => [asset.uuid, asset[`${owner}Uuid`]])).toEqual([[record, uuid]]);
    const ofCase = await call(
      server.app,
      'GET /case/{id}/asset',
      { params: { id: scene.caseUuid } },
      own.headers,
    );
    expect(ofCase).toHaveLength(2);
  });

  it.each(OWNERS)(
    '[AP-15] are their company’s, and its doctors’ only on the doctors’ side: %s',
    async (owner) => {
      const scene = await makeScene();
      const ofDoctor = await makeScene('doctor');
      const input = { params: { id: scene.owners[owner].uuid } };
      const dsoInput = { params: { id: ofDoctor.owners[owner].uuid } };
      const list = `GET /${owner}/{id}/asset` as const;
      const dsoList = `GET /dso/${owner}/{id}/asset` as const;
      expect((await refusal(server.app, list, input, other.headers)).code).toBe('notFound');
      expect((await refusal(server.app, dsoList, dsoInput, other.headers)).code).toBe('notFound');
      expect((await refusal(server.app, dsoList, input, own.headers)).code).toBe('notFound');
      expect(await call(server.app, dsoList, dsoInput, own.headers)).toEqual([]);
      expect(await call(server.app, list, dsoInput, own.headers)).toEqual([]);
      const clinic = await makeCompany(server.ctx);
      expect((await refusal(server.app, dsoList, dsoInput, clinic.headers)).code).toBe('forbidden');
    },
  );
});

describe('a record for a request or a refinement', () => {
  it('[SM-05] is announced while that is open, whatever the case is', async () => {
    const { caseUuid, owners } = await makeScene();
    const { uuid: requestUuid, id } = owners.request;
    const input = announce(caseUuid, { requestUuid });
    const { asset } = await call(server.app, 'POST /caseAsset', input, own.headers);
    expect(asset).toMatchObject({ requestUuid, refinementUuid: null, state: 'pending' });
    await server.ctx.db
      .update(serviceRequest)
      .set({ status: 'MANUFACTURING' })
      .where(eq(serviceRequest.id, id));
    expect((await refusal(server.app, 'POST /caseAsset', input, own.headers)).code).toBe('filesLocked');
  });

  it('[CA-23] is announced while the refinement is open', async () => {
    const { caseUuid, owners } = await makeScene();
    const { uuid: refinementUuid, id } = owners.refinement;
    const input = announce(caseUuid, { refinementUuid });
    const { asset } = await call(server.app, 'POST /caseAsset', input, own.headers);
    expect(asset.refinementUuid).toBe(refinementUuid);
    await server.ctx.db.update(refinement).set({ isOpen: false }).where(eq(refinement.id, id));
    expect((await refusal(server.app, 'POST /caseAsset', input, own.headers)).code).toBe('filesLocked');
  });

  it('[UP-02] leaves one alone that still arrives for another owner, and takes the place of its own', async () => {
    const { caseUuid, owners, caseId } = await makeScene();
    const [ofRequest, ofRefinement] = [
      { requestUuid: owners.request.uuid },
      { refinementUuid: owners.refinement.uuid },
    ];
    const announced: string[] = [];
    for (const owner of [ofRequest, ofRefinement, ofRequest, ofRefinement]) {
      const { asset } = await call(server.app, 'POST /caseAsset', announce(caseUuid, owner), own.headers);
      announced.push(asset.uuid);
    }
    const rows = await server.ctx.db.select().from(caseAsset).where(eq(caseAsset.caseId, caseId));
    expect(rows.map(({ uuid }) => uuid)).toEqual(announced.slice(2));
  });

  it('[AP-15] belongs to one of the same case', async () => {
    const { caseUuid } = await makeScene();
    const { owners } = await makeScene();
    const input = announce(caseUuid, { requestUuid: owners.request.uuid });
    expect((await refusal(server.app, 'POST /caseAsset', input, own.headers)).code).toBe('notFound');
    const foreign = announce(caseUuid, {});
    expect((await refusal(server.app, 'POST /caseAsset', foreign, other.headers)).code).toBe('notFound');
  });
});

describe('[AP-11] a stored record', () => {
  const change = (id: string, body: { name?: string; assetType?: AssetTypeKey }) => ({
    params: { id },
    body,
  });
  const openCase = async (scene: Scene) =>
    server.ctx.db.update(dentalCase).set({ status: 'NEW' }).where(eq(dentalCase.id, scene.caseId));

  it('gets another name or another slot, and the history says so', async () => {
    const scene = await makeScene();
    await openCase(scene);
    const id = await makeRecord(scene);
    const input = change(id, { name: ' letter.pdf ', assetType: 'trdPty' });
    const asset = await call(server.app, 'PUT /caseAsset/{id}', input, own.headers);
    expect(asset).toMatchObject({ uuid: id, name: 'letter.pdf', assetType: 'trdPty' });
    const history = await call(
      server.app,
      'GET /case/{id}/history',
      { params: { id: scene.caseUuid } },
      own.headers,
    );
    expect(history[0]).toMatchObject({ action: 'changed', actor: 'client', note: 'letter.pdf' });
  });

  it('[CA-17] is the one that counts in the slot to which it was moved last', async () => {
    const scene = await makeScene();
    await openCase(scene);
    const lower = await makeRecord(scene, { assetType: 'trdPty' });
    const [, upper] = [await makeRecord(scene), await makeRecord(scene)];
    await call(server.app, 'PUT /caseAsset/{id}', change(upper, { assetType: 'trdPty' }), own.headers);
    await call(server.app, 'PUT /caseAsset/{id}', change(lower, { assetType: 'presc' }), own.headers);
    const input = { params: { id: scene.caseUuid } };
    const assets = await call(server.app, 'GET /case/{id}/asset', input, own.headers);
    const inSlot = (slot: AssetTypeKey) => assets.find(({ assetType }) => assetType === slot)?.uuid;
    expect([inSlot('presc'), inSlot('trdPty')]).toEqual([lower, upper]);
  });

  it('[UP-05] stays out of slots that do not take it', async () => {
    const scene = await makeScene();
    await openCase(scene);
    const id = await makeRecord(scene);
    for (const body of [
      { assetType: 'frtImg' },
      { assetType: 'frtImg', name: 'a.png' },
      { name: 'a.exe' },
    ] as const)
      expect((await refusal(server.app, 'PUT /caseAsset/{id}', change(id, body), own.headers)).code).toBe(
        'wrongFileType',
      );
    expect((await refusal(server.app, 'PUT /caseAsset/{id}', change(id, {}), own.headers)).status).toBe(400);
  });

  it('[CA-11] stays as it is when its files are closed, while it arrives, and for others', async () => {
    const scene = await makeScene();
    const refusedWith = async (id: string, company = own) =>
      (await refusal(server.app, 'PUT /caseAsset/{id}', change(id, { name: 'b.pdf' }), company.headers)).code;
    const ofCase = await makeRecord(scene);
    expect(await refusedWith(ofCase)).toBe('filesLocked');
    expect(await refusedWith(ofCase, other)).toBe('notFound');
    await openCase(scene);
    expect(await refusedWith(await makeRecord(scene, { planId: scene.owners.plan.id }))).toBe('filesLocked');
    expect(await refusedWith(await makeRecord(scene, { state: 'pending' }))).toBe('uploadNotDone');
  });

  it('[CA-17] is removed while its case is a draft, with its bytes and a trace, and never after a submission', async () => {
    const scene = await makeScene();
    const remove = (id: string, company = own) =>
      refusal(server.app, 'DELETE /caseAsset/{id}', { params: { id } }, company.headers);
    await openCase(scene);
    const id = await makeRecord(scene);
    expect((await remove(id, other)).code).toBe('notFound');
    expect((await remove(await makeRecord(scene, { refinementId: scene.owners.refinement.id }))).code).toBe(
      'filesLocked',
    );
    const submittedAt = (at: Date | null) =>
      server.ctx.db.update(dentalCase).set({ submittedAt: at }).where(eq(dentalCase.id, scene.caseId));
    await submittedAt(new Date());
    expect((await remove(id)).code).toBe('filesLocked');
    await submittedAt(null);
    expect(await call(server.app, 'DELETE /caseAsset/{id}', { params: { id } }, own.headers)).toEqual({
      ok: true,
    });
    expect((await remove(id)).code).toBe('notFound');
    const ofCase = { params: { id: scene.caseUuid } };
    const [entry] = await call(server.app, 'GET /case/{id}/history', ofCase, own.headers);
    expect(entry).toMatchObject({ action: 'fileRemoved', actor: 'client', note: expect.any(String) });
  });

  it('takes its bytes along, but not those that the demo made for several cases', async () => {
    const scene = await makeScene();
    await openCase(scene);
    const { storage } = server.ctx;
    const isThere = (key: string) =>
      storage.read(key).then(
        (stream) => Boolean(stream.destroy()),
        () => false,
      );
    const keys = [`${own.company.uuid}/assets/own.pdf`, demoKeyOf(own.company.uuid, 'shared.pdf')];
    for (const storageKey of keys) {
      await storage.put(storageKey, PDF);
      const params = { id: await makeRecord(scene, { storageKey }) };
      await call(server.app, 'DELETE /caseAsset/{id}', { params }, own.headers);
    }
    expect(await Promise.all(keys.map(isThere))).toEqual([false, true]);
  });

  it('of a blocked doctor’s case stays as it is', async () => {
    const { id: doctorId } = await makeDoctor(server.ctx, own.company.id);
    const scene = await makeScene('doctor', doctorId);
    await openCase(scene);
    const id = await makeRecord(scene);
    await server.ctx.db.update(doctor).set({ status: 'blocked' }).where(eq(doctor.id, doctorId));
    const input = change(id, { name: 'b.pdf' });
    expect((await refusal(server.app, 'PUT /caseAsset/{id}', input, own.headers)).code).toBe('doctorBlocked');
    const add = announce(scene.caseUuid, {});
    expect((await refusal(server.app, 'POST /caseAsset', add, own.headers)).code).toBe('doctorBlocked');
  });
});
