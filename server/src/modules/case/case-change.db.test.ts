import type { CaseChange, NewCase } from '@portal/shared/contract';
import { eq, max } from 'drizzle-orm';
import type { DomainEvents } from '../../events/event-hub';
import { caseAsset, caseHistory, dentalCase } from '../../db/schema';
import { call, inject, refusal } from '../../testing/call';
import { makeCompany, makeDoctor, type TestCompany } from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
let own: TestCompany;
beforeAll(async () => {
  server = await createTestServer();
  own = await makeCompany(server.ctx);
});
afterAll(() => server.close());

const COMPLETE: NewCase = { patientName: 'Ali', productId: 'AL', impressionType: 'physical', arch: 'upper' };
const create = (body: NewCase, who = own) => call(server.app, 'POST /case', { body }, who.headers);
const history = async (id: string): Promise<string[]> =>
  (await call(server.app, 'GET /case/{id}/history', { params: { id } }, own.headers)).map(
    ({ action }) => action,
  );

describe('a case', () => {
  it('[CA-18] begins as an incomplete submission that can be resumed', async () => {
    const made = await create({ patientName: '  Zoe  ', productId: 'WK' });
    expect(made).toMatchObject({
      patientName: 'Zoe',
      status: 'NEW',
      side: 'client',
      version: 1,
      submittedAt: null,
    });
    expect(made.identifier).toMatch(/^C-\d{5,}$/);
    const params = { id: made.uuid };
    const changed = await call(
      server.app,
      'PUT /case/{id}',
      { params, body: { notes: 'later', version: 1 } },
      own.headers,
    );
    expect(changed).toMatchObject({ notes: 'later', version: 2 });
    expect(await call(server.app, 'GET /case/{id}', { params }, own.headers)).toEqual(changed);
    expect(await history(made.uuid)).toEqual(['created']);
  });

  it('[CA-18] waits for its patient’s name until it is submitted, and then keeps one', async () => {
    const made = await create({ productId: 'WK', impressionType: 'physical' });
    expect(made).toMatchObject({ patientName: '', status: 'NEW' });
    const change = (body: CaseChange) => ({ params: { id: made.uuid }, body });
    const submit = change({ submit: true });
    expect(await refusal(server.app, 'PUT /case/{id}', submit, own.headers)).toMatchObject({
      code: 'incomplete',
      extra: [{ field: 'patientName' }],
    });
    const named = await call(server.app, 'PUT /case/{id}', change({ patientName: ' Zoe ' }), own.headers);
    expect(named).toMatchObject({ patientName: 'Zoe', version: 2 });
    for (const patientName of ['', '  ']) {
      const emptied = change({ patientName });
      expect(await refusal(server.app, 'PUT /case/{id}', emptied, own.headers)).toMatchObject({
        code: 'validation',
        errors: { patientName: expect.any(String) as string },
      });
      const unnamed = { body: { productId: 'WK', patientName } } as const;
      expect((await refusal(server.app, 'POST /case', unnamed, own.headers)).code).toBe('validation');
    }
    const sent = await call(server.app, 'PUT /case/{id}', submit, own.headers);
    expect(sent).toMatchObject({ patientName: 'Zoe', status: 'PENDING_COURIER_PICKUP' });
  });

  it('[CA-18] is submitted with a change, in one step', async () => {
    const heard: DomainEvents['caseChanged'][] = [];
    const stop = server.ctx.events.on('caseChanged', (event) => void heard.push(event));
    const { uuid } = await create({ patientName: 'Ali', productId: 'AL' });
    const body = { impressionType: 'physical', arch: 'both', submit: true } as const;
    const sent = await call(server.app, 'PUT /case/{id}', { params: { id: uuid }, body }, own.headers);
    stop();
    expect(sent).toMatchObject({ status: 'PENDING_COURIER_PICKUP', arch: 'both' });
    expect(sent.submittedAt).not.toBeNull();
    expect(await history(uuid)).toEqual(['submitted', 'created']);
    expect(heard.at(-1)).toMatchObject({
      uuid,
      status: 'PENDING_COURIER_PICKUP',
      companyId: own.company.id,
      version: sent.version,
    });
  });

  it('[CA-18] is not submitted while something is missing, and keeps nothing of the change then', async () => {
    const { uuid } = await create({ patientName: 'Ali', productId: 'NG' });
    const body = { notes: 'x', impressionType: '3shapeScanner', arch: 'both', submit: true } as const;
    const refused = await refusal(server.app, 'PUT /case/{id}', { params: { id: uuid }, body }, own.headers);
    expect(refused).toMatchObject({ status: 409, code: 'incomplete' });
    expect(refused.extra?.map(({ field }) => field)).toEqual(['uprImp', 'lwrImp']);
    expect(
      (await call(server.app, 'GET /case/{id}', { params: { id: uuid } }, own.headers)).notes,
    ).toBeNull();
  });

  it('[CA-18] needs package and patient type where the company has them', async () => {
    const rich = await makeCompany(server.ctx, {
      configuration: { isPackageTypeEnabled: true, isPatientTypeAllowed: true },
    });
    const { uuid } = await create(COMPLETE, rich);
    const refused = await refusal(
      server.app,
      'PUT /case/{id}',
      { params: { id: uuid }, body: { submit: true } },
      rich.headers,
    );
    expect(refused.extra?.map(({ field }) => field)).toEqual(['packageType', 'patientType']);
  });

  it('[CA-22] is not submitted while a record is still arriving', async () => {
    const made = await create(COMPLETE);
    const body = { caseUuid: made.uuid, assetType: 'frtImg', name: 'front.jpg', size: 10 } as const;
    const { asset } = await call(server.app, 'POST /caseAsset', { body }, own.headers);
    const submit = { params: { id: made.uuid }, body: { submit: true } };
    expect(await refusal(server.app, 'PUT /case/{id}', submit, own.headers)).toMatchObject({
      status: 409,
      code: 'uploadsRunning',
    });
    const longAgo = new Date(Date.now() - 3_600_000);
    await server.ctx.db.update(caseAsset).set({ activeAt: longAgo }).where(eq(caseAsset.uuid, asset.uuid));
    expect((await call(server.app, 'PUT /case/{id}', submit, own.headers)).status).toBe(
      'PENDING_COURIER_PICKUP',
    );
  });

  it('tells the second of two writers', async () => {
    const { uuid, version } = await create(COMPLETE);
    const change = (notes: string) =>
      inject(server.app, 'PUT /case/{id}', { params: { id: uuid }, body: { notes, version } }, own.headers);
    const [one, two] = await Promise.all([change('one'), change('two')]);
    expect([one.statusCode, two.statusCode].toSorted()).toEqual([200, 409]);
    const loser = one.statusCode === 409 ? one : two;
    expect(loser.json<{ code: string }>().code).toBe('conflict');
  });

  it('is submitted once, however often it is asked', async () => {
    const { uuid } = await create(COMPLETE);
    const submit = () =>
      inject(server.app, 'PUT /case/{id}', { params: { id: uuid }, body: { submit: true } }, own.headers);
    const codes = (await Promise.all([submit(), submit(), submit()])).map(({ statusCode }) => statusCode);
    expect(codes.toSorted()).toEqual([200, 409, 409]);
    expect(await history(uuid)).toEqual(['submitted', 'created']);
  });

  it('[CA-12] keeps its data while the provider has it, and can be changed again after a rejection', async () => {
    const { uuid } = await create(COMPLETE);
    const params = { id: uuid };
    await call(server.app, 'PUT /case/{id}', { params, body: { submit: true } }, own.headers);
    expect(
      (await refusal(server.app, 'PUT /case/{id}', { params, body: { notes: 'late' } }, own.headers)).code,
    ).toBe('caseLocked');
    await server.ctx.db
      .update(dentalCase)
      .set({ status: 'REJECTED', rejectReason: 'Blurred' })
      .where(eq(dentalCase.uuid, uuid));
    const again = await call(
      server.app,
      'PUT /case/{id}',
      { params, body: { notes: 'better', submit: true } },
      own.headers,
    );
    expect(again).toMatchObject({ status: 'PENDING_COURIER_PICKUP', rejectReason: null });
    expect((await history(uuid)).slice(0, 2)).toEqual(['submitted', 'changed']);
  });

  it('[CA-15] has one history entry for the saves of one person within an hour', async () => {
    const { uuid } = await create(COMPLETE);
    await server.ctx.db.update(dentalCase).set({ status: 'REJECTED' }).where(eq(dentalCase.uuid, uuid));
    const save = (notes: string) =>
      call(server.app, 'PUT /case/{id}', { params: { id: uuid }, body: { notes } }, own.headers);
    await save('n');
    await save('notes');
    expect(await history(uuid)).toEqual(['changed', 'created']);
    const others = [
      { actorName: 'Somebody Else' },
      { note: 'letter.pdf' },
      { createdAt: new Date(Date.now() - 3_601_000) },
    ];
    for (const [index, fields] of others.entries()) {
      const [{ id }] = (await server.ctx.db.select({ id: max(caseHistory.id) }).from(caseHistory)) as [
        { id: number },
      ];
      await server.ctx.db.update(caseHistory).set(fields).where(eq(caseHistory.id, id));
      await save(`notes ${index}`);
    }
    expect(await history(uuid)).toEqual(['changed', 'changed', 'changed', 'changed', 'created']);
  });

  it('[CA-12] is cancelled only before it is made', async () => {
    const { uuid } = await create(COMPLETE);
    const cancelled = await call(
      server.app,
      'PATCH /case/{id}/cancel',
      { params: { id: uuid } },
      own.headers,
    );
    expect(cancelled.status).toBe('CANCELED');
    expect(
      await refusal(server.app, 'PATCH /case/{id}/cancel', { params: { id: uuid } }, own.headers),
    ).toMatchObject({
      status: 409,
      code: 'notAllowedNow',
    });
  });

  it('[CA-15] has a history, newest first, that names who did what', async () => {
    const { uuid } = await create(COMPLETE);
    await call(server.app, 'PATCH /case/{id}/cancel', { params: { id: uuid } }, own.headers);
    const [newest, oldest] = await call(
      server.app,
      'GET /case/{id}/history',
      { params: { id: uuid } },
      own.headers,
    );
    expect(newest).toMatchObject({
      action: 'canceled',
      actor: 'client',
      actorName: 'Ada Admin',
      fromStatus: 'NEW',
      toStatus: 'CANCELED',
    });
    expect(oldest).toMatchObject({ action: 'created', fromStatus: null, toStatus: 'NEW' });
  });
});

describe('a doctor’s case', () => {
  it('is on the doctors’ side of an organisation', async () => {
    const dso = await makeCompany(server.ctx, { company: { isDso: true } });
    const doctor = await makeDoctor(server.ctx, dso.company.id);
    const made = await create({ ...COMPLETE, doctorUuid: doctor.uuid }, dso);
    expect(made).toMatchObject({ side: 'doctor', doctor: { uuid: doctor.uuid } });
    await call(server.app, 'GET /dso/case/{id}', { params: { id: made.uuid } }, dso.headers);
    const back = await call(
      server.app,
      'PUT /case/{id}',
      { params: { id: made.uuid }, body: { doctorUuid: null } },
      dso.headers,
    );
    expect(back).toMatchObject({ side: 'client', doctor: null });
    expect(
      (await refusal(server.app, 'GET /dso/case/{id}', { params: { id: made.uuid } }, dso.headers)).code,
    ).toBe('notFound');
  });

  it('is refused for another organisation’s doctor, a blocked one, and a company without doctors', async () => {
    const dso = await makeCompany(server.ctx, { company: { isDso: true } });
    const other = await makeCompany(server.ctx, { company: { isDso: true } });
    const foreign = await makeDoctor(server.ctx, other.company.id);
    const blocked = await makeDoctor(server.ctx, dso.company.id, { status: 'blocked' });
    const post = (doctorUuid: string, who: TestCompany) =>
      refusal(server.app, 'POST /case', { body: { ...COMPLETE, doctorUuid } }, who.headers);
    expect(await post(foreign.uuid, dso)).toMatchObject({
      code: 'validation',
      extra: [{ field: 'doctorUuid' }],
    });
    expect(await post(blocked.uuid, dso)).toMatchObject({ status: 403, code: 'doctorBlocked' });
    expect((await post(blocked.uuid, own)).code).toBe('forbidden');
  });
});
