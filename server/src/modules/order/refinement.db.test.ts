import type { CaseAction, CaseStatus, NewRefinement } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { dentalCase } from '../../db/schema';
import type { DomainEvents } from '../../events/event-hub';
import { call, inject, refusal } from '../../testing/call';
import { startCase, type CasePlayer } from '../../testing/case-player';
import { readOutbox } from '../../testing/services/mails';
import { makeCompany, makeContact, type TestCompany } from '../../testing/test-data';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../../testing/test-server';

let server: TestServer;
let clinic: TestCompany;
const provider = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };

beforeAll(async () => {
  server = await createTestServer();
  clinic = await makeCompany(server.ctx, { configuration: { workflow: 'ONE_STEP' } });
});
afterAll(() => server.close());

const MADE: readonly CaseAction[] = ['startMfg', 'finishMfg', 'bookShipment', 'ship'];
async function deliveredCase(...more: CaseAction[]): Promise<CasePlayer> {
  const player = await startCase(server, clinic, { impressionType: 'meditScanner' });
  await player.play('submit', 'passQc', 'publishPlan', 'approvePlan', ...MADE, ...more);
  return player;
}
const ask = (player: CasePlayer, body: NewRefinement = { reason: 'bite', note: 'Open on the left' }) =>
  call(server.app, 'POST /case/{id}/refinement', { params: { id: player.id }, body }, clinic.headers);
const refusedAsk = (player: CasePlayer, body: NewRefinement = { reason: 'bite' }, headers = clinic.headers) =>
  refusal(server.app, 'POST /case/{id}/refinement', { params: { id: player.id }, body }, headers);
const decide = (id: string, body: { action: 'takeUp' | 'refuse'; reason?: string }) =>
  inject(server.app, 'PUT /api/provider/refinement/{id}/state', { params: { id }, body }, provider);
const withdraw = (id: string) =>
  inject(server.app, 'PUT /refinement/{id}/cancel', { params: { id } }, clinic.headers);
const refinementsOf = ({ id }: CasePlayer) =>
  call(server.app, 'GET /case/{id}/refinement', { params: { id } }, clinic.headers);
const nextOf = ({ id }: CasePlayer) =>
  call(server.app, 'GET /case/{id}/next', { params: { id } }, clinic.headers);
const labelsOf = async (player: CasePlayer) => (await player.history()).map(({ label }) => label);

describe('a refinement that a clinic asks for', () => {
  it('[CA-23] leaves the case where it is until the provider takes it up, and brings a shipment of its own', async () => {
    const player = await deliveredCase('activate');
    const heard: DomainEvents['refinementChanged'][] = [];
    const stop = server.ctx.events.on('refinementChanged', (event) => void heard.push(event));
    const body = { reason: 'bite', note: 'Open on the left', clientId: randomUUID() } as const;
    const asked = await ask(player, body);
    expect(asked).toMatchObject({ status: 'REQUESTED', reason: 'bite', isOpen: false, refuseReason: null });
    expect((await ask(player, body)).uuid).toBe(asked.uuid);
    expect((await refusedAsk(player)).code).toBe('alreadyRefining');
    expect(await nextOf(player)).toMatchObject({
      phase: 'inTreatment',
      isRefinable: false,
      isRequestable: true,
      openRefinementUuid: asked.uuid,
    });
    expect((await player.read()).status).toBe('ACTIVE');
    const record = {
      caseUuid: player.id,
      assetType: 'uprImp',
      name: 'new.stl',
      size: 84,
      refinementUuid: asked.uuid,
    } as const;
    await call(server.app, 'POST /caseAsset', { body: record }, clinic.headers);
    const waiting = await call(server.app, 'GET /api/provider/refinement', {}, provider);
    expect(waiting.map(({ uuid }) => uuid)).toContain(asked.uuid);

    expect((await decide(asked.uuid, { action: 'takeUp' })).json()).toMatchObject({ status: 'IN_PROGRESS' });
    expect(await player.read()).toMatchObject({ status: 'IN_TS_GENERATING', returnsTo: 'ACTIVE' });
    expect((await withdraw(asked.uuid)).json()).toMatchObject({ code: 'refinementDecided' });
    expect(heard).toHaveLength(2);
    stop();
    await player.play('publishPlan', 'approvePlan', ...MADE);
    const [parcel] = await call(
      server.app,
      'GET /case/{id}/shipments',
      { params: { id: player.id } },
      clinic.headers,
    );
    expect(parcel?.contents).toMatchObject([
      {
        case: { uuid: player.id },
        order: { uuid: expect.any(String) },
        batch: { number: 'Refinement', fromStage: 1 },
        plan: { number: 2 },
        refinement: { uuid: asked.uuid, number: 1 },
        request: null,
      },
    ]);
    expect(await player.read()).toMatchObject({ status: 'SHIPPED', returnsTo: null });
    expect(await nextOf(player)).toMatchObject({ isRefinable: true, openRefinementUuid: null });
    expect(await labelsOf(player)).toEqual(
      expect.arrayContaining(['refinementRequested', 'refinementStarted']),
    );
  });

  it('[CA-23] that is refused is told by mail to whoever wants mails about the case, without the patient’s name', async () => {
    const { contact } = await makeContact(server.ctx, clinic.company.id, {
      name: 'Sue',
      emailSubscription: true,
    });
    const player = await deliveredCase();
    const { uuid } = await ask(player);
    await server.ctx.mail.deliver();
    const before = await readOutbox(server);
    await decide(uuid, { action: 'refuse', reason: 'Wear them longer' });
    await server.ctx.mail.deliver();
    const mails = (await readOutbox(server)).slice(before.length);
    expect(mails.map(({ headers }) => headers.get('to'))).toEqual([contact.email]);
    const { identifier, patientName } = await player.read();
    expect(mails[0]?.headers.get('subject')).toBe(`The refinement of case ${identifier} was refused`);
    expect(mails[0]?.path).toBe(`/admin/all/${player.id}/refinements`);
    expect(`${mails[0]?.text}${mails[0]?.html}`).not.toContain(patientName);
  });

  it('[CA-23] is refused with the reason, or withdrawn, once', async () => {
    const player = await deliveredCase();
    const first = await ask(player);
    expect((await decide(first.uuid, { action: 'refuse' })).json()).toMatchObject({
      extra: [{ field: 'reason' }],
    });
    expect(
      (await decide(first.uuid, { action: 'refuse', reason: ' Wear them longer ' })).json(),
    ).toMatchObject({
      status: 'REFUSED',
      refuseReason: 'Wear them longer',
    });
    expect((await decide(first.uuid, { action: 'takeUp' })).json()).toMatchObject({
      code: 'refinementDecided',
    });
    const second = await ask(player, { reason: 'relapse' });
    expect((await withdraw(second.uuid)).json()).toMatchObject({ status: 'CANCELED', isCanceled: true });
    expect((await withdraw(second.uuid)).json()).toMatchObject({ code: 'refinementDecided' });
    expect((await refinementsOf(player)).map(({ number, status }) => [number, status])).toEqual([
      [2, 'CANCELED'],
      [1, 'REFUSED'],
    ]);
    expect(await player.read()).toMatchObject({ status: 'SHIPPED', hasRefinements: false });
    const history = await player.history();
    expect(history.slice(0, 4).map(({ label, action, note }) => [label, action, note])).toEqual([
      ['refinementWithdrawn', 'changed', null],
      ['refinementRequested', 'changed', null],
      ['refinementRefused', 'changed', 'Wear them longer'],
      ['refinementRequested', 'changed', 'Open on the left'],
    ]);
  });

  it('[CA-23] waits for nobody once the patient data of its case is gone', async () => {
    const player = await deliveredCase();
    const { uuid } = await ask(player);
    const where = eq(dentalCase.uuid, player.id);
    await server.ctx.db.update(dentalCase).set({ erasedAt: new Date() }).where(where);
    const waiting = await call(server.app, 'GET /api/provider/refinement', {}, provider);
    expect(waiting.map((one) => one.uuid)).not.toContain(uuid);
  });

  it('[CA-23] is for what was delivered by a plan, with a reason that says something, and for one’s own cases', async () => {
    const player = await deliveredCase();
    expect(await refusedAsk(player, { reason: 'other' })).toMatchObject({
      extra: [{ field: 'note', code: 'required' }],
    });
    const stranger = await makeCompany(server.ctx);
    expect((await refusedAsk(player, { reason: 'bite' }, stranger.headers)).code).toBe('notFound');
    const unplanned = await startCase(server, clinic, { productId: 'NG', impressionType: 'meditScanner' });
    await unplanned.play('submit', 'passQc', ...MADE);
    expect((await refusedAsk(unplanned)).code).toBe('notRefinable');
    expect((await refusedAsk(await startCase(server, clinic))).code).toBe('notRefinable');
    const asked = await ask(player);
    const foreign = { params: { id: asked.uuid } };
    expect((await refusal(server.app, 'PUT /refinement/{id}/cancel', foreign, stranger.headers)).code).toBe(
      'notFound',
    );
  });
});

describe('what is made again and given up', () => {
  it.each<[CaseStatus, CaseAction[]]>([
    ['SHIPPED', []],
    ['ACTIVE', ['activate']],
    ['COMPLETE', ['complete']],
  ])(
    '[CA-23] a refinement of a case that was %s leaves it there, with the plan that it was made by',
    async (status, way) => {
      const player = await deliveredCase(...way);
      const asked = await ask(player);
      await decide(asked.uuid, { action: 'takeUp' });
      await player.play('publishPlan', 'cancel');
      expect(await player.read()).toMatchObject({ status, returnsTo: null, hasRefinements: true });
      expect((await refinementsOf(player))[0]?.status).toBe('CANCELED');
      expect((await player.plans()).map((plan) => [plan.number, plan.status])).toEqual([
        [2, 'INACTIVE'],
        [1, 'APPROVED'],
      ]);
      expect((await labelsOf(player)).slice(0, 6)).toEqual(
        expect.arrayContaining(['treatmentResumed', 'planReinstated', 'planSuperseded']),
      );
      expect(await nextOf(player)).toMatchObject({
        isRequestable: true,
        isRefinable: true,
        stages: { last: 30 },
      });
    },
  );

  it('[CA-12] a next batch leaves the case active, with its refinement and its plan, and the batch can be ordered again', async () => {
    const player = await deliveredCase('activate', 'orderNextBatch');
    expect(await nextOf(player)).toMatchObject({ phase: 'inTreatment', stages: { delivered: 2, last: 30 } });
    await player.play('rejectOrder', 'cancel');
    expect((await player.read()).status).toBe('ACTIVE');
    expect((await player.plans()).map((plan) => plan.status)).toEqual(['APPROVED']);
    await player.play('orderNextBatch', ...MADE);
    expect(await nextOf(player)).toMatchObject({ phase: 'inTreatment', stages: { delivered: 4, last: 30 } });
    await player.play('activate', 'complete');
    expect((await nextOf(player)).phase).toBe('finished');
  });

  it('[CA-23] a case that a server of before left in CANCELED_REFINEMENT has ways out', async () => {
    const player = await deliveredCase('refine');
    const place = (fields: Partial<typeof dentalCase.$inferInsert>) =>
      server.ctx.db.update(dentalCase).set(fields).where(eq(dentalCase.uuid, player.id));
    await place({ returnsTo: null });
    await player.play('cancel');
    expect((await player.read()).status).toBe('CANCELED_REFINEMENT');
    expect(await nextOf(player)).toMatchObject({
      phase: 'inTreatment',
      isRequestable: true,
      isRefinable: true,
    });
    await player.play('refine');
    expect((await player.read()).returnsTo).toBe('CANCELED_REFINEMENT');
    await player.play('publishPlan', 'expire');
    expect((await player.read()).status).toBe('CANCELED_REFINEMENT');
    await place({ status: 'REJECTED', returnsTo: null });
    await player.play('expire');
    expect((await player.read()).status).toBe('CANCELED_REFINEMENT');
    await player.play('complete');
  });
});
