import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { MIGRATIONS_FOLDER } from '../../../db/migration-files';
import * as schema from '../../../db/schema';
import { call, refusal } from '../../../testing/call';
import { watchIdleLimit } from '../../../testing/idle-limit';
import { findMarks } from '../../../testing/patient/find-marks';
import { makeMarkedCase, type MarkedCase } from '../../../testing/patient/marked-case';
import { makeContact, TEST_PASSWORD } from '../../../testing/test-data';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../../../testing/test-server';
import { makeWorld, type World } from '../../../testing/world';
import { demoKeyOf } from '../../asset/file/storage-key';
import { sealEntries } from '../../audit/chain/seal';
import { verifyChain } from '../../audit/chain/verify';
import { carryOutDue } from './erase-case';

const { auditLog, caseErasure, dentalCase } = schema;
const PROVIDER = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };
const DAY_MS = 24 * 3_600_000;

let server: TestServer;
let world: World;
let marked: MarkedCase;
beforeAll(async () => {
  server = await createTestServer();
  world = await makeWorld(server.ctx, {
    contact: { isSuperAdmin: true, name: 'Bea Boss' },
    configuration: { isCustomFieldAllowed: true },
  });
  marked = await makeMarkedCase(server, world);
});
afterAll(() => server.close());

const id = () => ({ params: { id: marked.row.uuid } });
const asked = () => ({
  cases: [marked.row.uuid],
  identifier: marked.row.identifier,
  reason: 'patientAsked' as const,
  password: TEST_PASSWORD,
});
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const stateIs = (value: string): string => JSON.stringify({ op: 'EQ', key: 'state', value });

describe('the erasure of a patient', () => {
  it('wants the identifier and the password, and a case that is at an end', async () => {
    const { headers } = world.owner;
    const refused = async (body: Partial<ReturnType<typeof asked>>, of = id()) => {
      const { code, extra = [] } = await refusal(
        server.app,
        'POST /case/{id}/erasure',
        { ...of, body: { ...asked(), ...body } },
        headers,
      );
      return [code, extra[0]?.code];
    };
    expect(await refused({ identifier: 'C-1' })).toEqual(['validation', 'wrongIdentifier']);
    expect(await refused({ password: 'not-it' })).toEqual(['wrongCredentials', 'wrongPassword']);
    const { db } = server.ctx;
    const active = await world.case({ status: 'ACTIVE' });
    const ofActive = { cases: [active.uuid], identifier: active.identifier };
    expect(await refused(ofActive, { params: { id: active.uuid } })).toEqual(['notAllowedNow', undefined]);
    const { caseId } = await world.request('MANUFACTURING');
    const open = await world.caseById(caseId);
    const ofOpen = { cases: [open.uuid], identifier: open.identifier };
    expect(await refused(ofOpen, { params: { id: open.uuid } })).toEqual(['notAllowedNow', undefined]);
    expect(await db.$count(caseErasure)).toBe(0);
  });

  it('can be undone until its day, and then nothing happens', async () => {
    const { headers } = world.owner;
    const [made] = await call(server.app, 'POST /case/{id}/erasure', { ...id(), body: asked() }, headers);
    expect(made).toMatchObject({
      state: 'scheduled',
      byName: 'Bea Boss',
      caseIdentifier: marked.row.identifier,
    });
    // Also who can undo nothing is told when.
    const { headers: colleague } = await makeContact(server.ctx, world.owner.company.id);
    const erasesAt = async () => (await call(server.app, 'GET /case/{id}', id(), colleague)).erasesAt;
    expect(await erasesAt()).toBe(made?.dueAt);
    const again = await refusal(server.app, 'POST /case/{id}/erasure', { ...id(), body: asked() }, headers);
    expect(again.code).toBe('erasureScheduled');
    expect(await carryOutDue(server.ctx, inDays(6.9))).toBe(0);
    await call(server.app, 'DELETE /case/{id}/erasure', id(), headers);
    expect(await erasesAt()).toBeNull();
    expect(await carryOutDue(server.ctx, inDays(8))).toBe(0);
    const { data } = await call(server.app, 'GET /erasure', {}, headers);
    expect(data).toMatchObject([{ state: 'undone', endedByName: 'Bea Boss' }]);
    expect((await refusal(server.app, 'DELETE /case/{id}/erasure', id(), headers)).code).toBe('conflict');
  });

  it('leaves nothing of the patient in any table or file, and the case, its history and the log without them', async () => {
    const { app, ctx } = server;
    const { headers } = world.owner;
    const { uuid, identifier, id: caseId } = marked.row;
    const [asset] = await call(app, 'GET /case/{id}/asset', id(), headers).then((all) =>
      all.filter(({ url }) => url !== null),
    );
    const open = () => app.inject({ url: asset?.url ?? '' });
    expect((await open()).statusCode).toBe(200);
    expect((await findMarks(server)).length).toBeGreaterThan(10);
    const history = await ctx.db.$count(schema.caseHistory, eq(schema.caseHistory.caseId, caseId));

    await call(app, 'POST /case/{id}/erasure', { ...id(), body: asked() }, headers);
    // A case that goes on waits for its end.
    await ctx.db.update(dentalCase).set({ status: 'ACTIVE' }).where(eq(dentalCase.id, caseId));
    expect(await carryOutDue(ctx, inDays(8))).toBe(0);
    await ctx.db.update(dentalCase).set({ status: 'COMPLETE' }).where(eq(dentalCase.id, caseId));
    const rooms: unknown[] = [];
    const stop = ctx.events.on(
      'chatMessagesChanged',
      ({ room, companyId }) => void rooms.push([room, companyId]),
    );
    const ran = await Promise.all([1, 2].map(() => carryOutDue(ctx, inDays(8))));
    stop();
    // Inboxes on screen name the patient.
    expect(rooms).toEqual([[uuid, marked.row.companyId]]);
    expect(ran.toSorted()).toEqual([0, 1]);

    expect(await findMarks(server)).toEqual([]);
    expect((await open()).statusCode).toBe(404);
    expect(await call(app, 'GET /case/{id}', id(), headers)).toMatchObject({
      identifier,
      status: 'COMPLETE',
      patientName: '',
      erasedAt: expect.any(String) as string,
    });
    expect(await ctx.db.$count(schema.caseHistory, eq(schema.caseHistory.caseId, caseId))).toBe(history);
    const { data } = await call(app, 'GET /erasure', { query: { filter: stateIs('done') } }, headers);
    expect(data).toMatchObject([{ caseUuid: uuid, reason: 'patientAsked', files: 2, messages: 2 }]);
    const rows = await ctx.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, uuid), eq(auditLog.action, 'erasePatientData')));
    expect(rows).toMatchObject([
      { actorType: 'portal', deed: 'remove', area: 'case', detail: 'patientAsked, Bea Boss' },
    ]);
    await sealEntries(ctx);
    expect((await verifyChain(ctx.db, { limit: 50_000 })).broken).toBeNull();
  });

  it('is completed by the migration where why a refinement was asked for outlived it', async () => {
    const { db } = server.ctx;
    await db.update(schema.refinement).set({ reason: 'bite' });
    const other = await world.case({ status: 'COMPLETE' });
    await db.insert(schema.refinement).values({ caseId: other.id, number: 1, isOpen: false, reason: 'bite' });
    const migration = readFileSync(join(MIGRATIONS_FOLDER, '0032_reasons_of_erased.sql'), 'utf8');
    await db.execute(sql.raw(migration));
    const reasons = await db.select().from(schema.refinement).orderBy(schema.refinement.id);
    expect(reasons.map(({ caseId, reason }) => [caseId, reason])).toEqual([
      [marked.row.id, null],
      [other.id, 'bite'],
    ]);
  });

  it('lets nobody go on with the case afterwards', async () => {
    const { app } = server;
    const { headers } = world.owner;
    const { uuid, identifier } = marked.row;
    const codes = await Promise.all([
      refusal(app, 'PUT /case/{id}', { ...id(), body: { notes: 'again' } }, headers),
      refusal(app, 'PUT /api/provider/case/{id}/state', { ...id(), body: { action: 'activate' } }, PROVIDER),
      refusal(app, 'POST /api/provider/chat', { body: { room: uuid, message: 'again' } }, PROVIDER),
      refusal(app, 'DELETE /case/{id}/erasure', id(), headers),
    ]);
    expect(codes.map(({ code }) => code)).toEqual(Array(4).fill('caseErased'));
    const body = { cases: [uuid], identifier, reason: 'other' as const, waitDays: 0 };
    const again = await refusal(app, 'POST /api/provider/case/{id}/erasure', { ...id(), body }, PROVIDER);
    expect(again.code).toBe('caseErased');
    expect(await call(app, 'GET /case/{id}/next', id(), headers)).toMatchObject({
      isRequestable: false,
      isRefinable: false,
    });
  });

  it('leaves a file of the demo, which other cases have too', async () => {
    const { app, ctx } = server;
    const { company, headers } = world.owner;
    const storageKey = demoKeyOf(company.uuid, 'front.jpg');
    await ctx.storage.put(storageKey, Buffer.from('front'));
    const [first, last] = [
      await world.case({ status: 'CANCELED' }),
      await world.case({ status: 'CANCELED' }),
    ];
    const record = { companyId: company.id, assetType: 'frtImg', name: 'front.jpg', size: 5 } as const;
    const stored = { state: 'stored', storageKey, contentType: 'image/jpeg' } as const;
    for (const { id: caseId } of [first, last])
      await ctx.db.insert(schema.caseAsset).values({ ...record, ...stored, caseId });
    const erase = async ({ uuid, identifier }: typeof first) => {
      const body = { cases: [uuid], identifier, reason: 'patientAsked' as const, waitDays: 0 };
      await call(app, 'POST /api/provider/case/{id}/erasure', { params: { id: uuid }, body }, PROVIDER);
    };
    await erase(first);
    const [kept] = await call(app, 'GET /case/{id}/asset', { params: { id: last.uuid } }, headers);
    expect((await app.inject({ url: kept?.url ?? '' })).body).toBe('front');
  });

  it('takes along what is noted in a report on its parcel, unless that is about another case', async () => {
    const { db } = server.ctx;
    const noteAfter = async (isOfOther: boolean) => {
      const { shipment: parcel, case: made } = await world.shipment({ arrivalNote: 'Torn' }, 'SHIPPED');
      const other = await world.case({ status: 'SHIPPED' });
      await db.insert(schema.shipmentCase).values({ shipmentId: parcel.id, caseId: other.id });
      const arrivalCaseId = isOfOther ? other.id : null;
      const isOfParcel = eq(schema.shipment.id, parcel.id);
      await db.update(schema.shipment).set({ arrivalCaseId }).where(isOfParcel);
      const body = { cases: [made.uuid], identifier: made.identifier, reason: 'patientAsked' as const };
      const input = { params: { id: made.uuid }, body: { ...body, waitDays: 0 } };
      await call(server.app, 'POST /api/provider/case/{id}/erasure', input, PROVIDER);
      return (await db.select().from(schema.shipment).where(isOfParcel))[0]?.arrivalNote;
    };
    expect([await noteAfter(false), await noteAfter(true)]).toEqual([null, 'Torn']);
  });

  it('is not cut off by the database, however long the file storage takes', async () => {
    const made = await world.case({ status: 'CANCELED' });
    await world.asset({ caseId: made.id, assetType: 'frtImg', size: 5, storageKey: 'slow/front.jpg' });
    const body = { cases: [made.uuid], identifier: made.identifier, reason: 'patientAsked' as const };
    const input = { params: { id: made.uuid }, body };
    await call(server.app, 'POST /api/provider/case/{id}/erasure', input, PROVIDER);
    const { ctx, limits } = watchIdleLimit(server.ctx);
    // A server that stops leaves it for the next run.
    expect(await carryOutDue(ctx, inDays(8), AbortSignal.abort())).toBe(0);
    expect(await carryOutDue(ctx, inDays(8))).toBe(1);
    expect([...limits]).toEqual(['1h']);
  });

  it('is carried out at once where the provider wants no time to undo it', async () => {
    const made = await world.case({ status: 'CANCELED', patientName: 'Short Wait' });
    const body = {
      cases: [made.uuid],
      identifier: made.identifier,
      reason: 'patientAsked' as const,
      waitDays: 0,
    };
    const input = { params: { id: made.uuid }, body };
    const [erased] = await call(server.app, 'POST /api/provider/case/{id}/erasure', input, PROVIDER);
    expect(erased).toMatchObject({ state: 'done', byName: 'provider' });
    expect((await world.caseById(made.id)).patientName).toBe('');
    const rows = await server.ctx.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, made.uuid))
      .orderBy(auditLog.id);
    expect(rows.map(({ companyId, actorType, detail }) => [companyId, actorType, detail])).toEqual([
      [world.owner.company.id, 'provider', 'patientAsked'],
      [world.owner.company.id, 'portal', 'patientAsked, provider'],
    ]);
  });

  it('waits for what is decided about a refinement that the clinic asks for', async () => {
    const { app, ctx } = server;
    const { headers } = world.owner;
    const made = await world.case({ status: 'COMPLETE', patientName: 'Bit By Bit' });
    const input = { params: { id: made.uuid } };
    const body = { ...asked(), cases: [made.uuid], identifier: made.identifier };
    const ask = () =>
      call(app, 'POST /case/{id}/refinement', { ...input, body: { reason: 'bite' } }, headers);
    const refuse = (id: string) =>
      call(
        app,
        'PUT /api/provider/refinement/{id}/state',
        { params: { id }, body: { action: 'refuse', reason: 'Wear them longer' } },
        PROVIDER,
      );
    const first = await ask();
    const refused = await refusal(app, 'POST /case/{id}/erasure', { ...input, body }, headers);
    expect(refused.code).toBe('alreadyRefining');
    const isOffered = async () =>
      (await call(app, 'GET /case/{id}/patient', input, headers)).cases[0]?.isErasable;
    expect(await isOffered()).toBe(false);
    await refuse(first.uuid);
    expect(await isOffered()).toBe(true);
    await call(app, 'POST /case/{id}/erasure', { ...input, body }, headers);
    const second = await ask();
    expect(await carryOutDue(ctx, inDays(8))).toBe(0);
    await refuse(second.uuid);
    expect(await carryOutDue(ctx, inDays(8))).toBe(1);
    expect((await world.caseById(made.id)).patientName).toBe('');
    const rows = await call(app, 'GET /case/{id}/refinement', input, headers);
    expect(rows.map(({ reason, status }) => [reason, status])).toEqual([
      [null, 'REFUSED'],
      [null, 'REFUSED'],
    ]);
  });
});
