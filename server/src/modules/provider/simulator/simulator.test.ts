import type { CaseStatus } from '@portal/shared/contract';
import { call } from '../../../testing/call';
import { startCase } from '../../../testing/case-player';
import { makeCompany, type TestCompany } from '../../../testing/test-data';
import { createTestServer, type TestServer } from '../../../testing/test-server';
import { until } from '../../../testing/until';
import { createChatService } from '../../chat/chat.service';
import { insertSetting, SEEDED_AT } from '../../setting/setting.repository';
import { GLB } from '../../../testing/test-files';
import { JAWS } from './plan-lengths';
import { startSimulator } from './simulator';

let server: TestServer;
let stop: (() => Promise<void>) | undefined;
const quick = { pollMs: 5, stepMs: 10, graceMs: 10, replyMs: 10 };

beforeEach(async () => {
  server = await createTestServer();
});
afterEach(async () => {
  await stop?.();
  stop = undefined;
  await server.close();
});

async function submit(clinic: TestCompany): Promise<string> {
  const player = await startCase(server, clinic, { impressionType: 'meditScanner' });
  await player.play('submit');
  return player.id;
}

const reached = (clinic: TestCompany, id: string, status: CaseStatus) =>
  until(
    async () =>
      (await call(server.app, 'GET /case/{id}', { params: { id } }, clinic.headers)).status === status,
  );

async function personOf({ tokens }: TestCompany) {
  const who = await server.ctx.sessions.authenticate(tokens.accessToken);
  if (!who) throw new Error('nobody');
  return who;
}

describe('the simulated provider', () => {
  it.each([
    ['both', ['lower', 'upper']],
    ['upper', ['upper']],
  ] as const)(
    '[CA-14] publishes plans with a model of each arch that is treated (%s)',
    async (arch, jaws) => {
      const clinic = await makeCompany(server.ctx);
      const player = await startCase(server, clinic, { arch });
      await player.play('submit', 'courierNotified');
      stop = startSimulator(server.ctx, { ...quick, models: { makeModel: () => Promise.resolve(GLB) } });
      await reached(clinic, player.id, 'IN_CUSTOMER_APPPROVE');
      const params = { params: { id: player.id } };
      const models = async () =>
        (await call(server.app, 'GET /case/{id}/asset', params, clinic.headers)).filter(
          ({ assetType }) => assetType === 'trtPln',
        );
      await until(async () => (await models()).length === jaws.length);
      const [plan] = await player.plans();
      const { uuid: planUuid, upperStages = 0, lowerStages = 0 } = plan ?? {};
      const stages = { upper: upperStages, lower: lowerStages };
      expect(await models()).toMatchObject(
        jaws.map((jaw) => ({
          planUuid,
          name: `plan-${jaw}-${stages[jaw]}.glb`,
          contentType: 'model/gltf-binary',
        })),
      );
      expect(JAWS.filter((jaw) => stages[jaw] > 0)).toEqual(jaws.toSorted().toReversed());
    },
  );

  it('[CA-13] answers a rejection with another plan that says what was changed, in its words and its data', async () => {
    const clinic = await makeCompany(server.ctx);
    const player = await startCase(server, clinic, {
      impressionType: 'meditScanner',
      teeth: { missing: [42] },
    });
    await player.play('submit');
    stop = startSimulator(server.ctx, quick);
    await reached(clinic, player.id, 'IN_CUSTOMER_APPPROVE');
    const detailsOf = (id = '') =>
      call(server.app, 'GET /plan/{id}/details', { params: { id } }, clinic.headers);
    const [first] = await player.plans();
    const before = await detailsOf(first?.uuid);
    expect(before.ipr.length).toBeGreaterThan(0);
    expect(before.movements.map(({ tooth }) => tooth)).not.toContain(42);
    const body = { reason: 'Arayüz aşındırması çok fazla' };
    const params = { id: first?.uuid ?? '' };
    for (const pin of [
      { tooth: 14, stage: 2, text: 'Ataşman istemiyoruz' },
      { tooth: 16, stage: 0, text: 'Bu ne?' },
    ])
      await call(server.app, 'POST /plan/{id}/pin', { params, body: pin }, clinic.headers);
    await call(server.app, 'PUT /plan/{id}/reject', { params, body }, clinic.headers);
    await until(async () => (await player.plans()).length === 2);
    const [second] = await player.plans();
    expect(second).toMatchObject({ number: 2, note: expect.stringContaining('aşındırması azaltıldı') });
    const after = await detailsOf(second?.uuid);
    const total = (details: typeof after) => details.ipr.reduce((sum, { mm }) => sum + mm, 0);
    expect(total(after)).toBeLessThan(total(before));
    expect(after.movements).not.toEqual(before.movements);
    expect(second?.note).toMatch(/Yanıtlanan yorumlarınız: 14 \(ataşman yok\)\. Açık kalanlar.*: 16\.$/);
    const review = await call(
      server.app,
      'GET /plan/{id}/review',
      { params: { id: second?.uuid ?? '' } },
      clinic.headers,
    );
    expect(review.earlier).toMatchObject([
      { tooth: 14, labResolution: 'resolved', resolution: null },
      { tooth: 16, labResolution: 'notResolved', resolution: null },
    ]);
  });

  it('[CA-12] leaves people the time to take an approval back', async () => {
    const clinic = await makeCompany(server.ctx);
    const [uuid, other] = [await submit(clinic), await submit(clinic)];
    stop = startSimulator(server.ctx, { ...quick, graceMs: 600_000 });
    await reached(clinic, uuid, 'IN_CUSTOMER_APPPROVE');
    const [plan] = await call(server.app, 'GET /case/{id}/plan', { params: { id: uuid } }, clinic.headers);
    await call(server.app, 'PUT /plan/{id}/approve', { params: { id: plan?.uuid ?? '' } }, clinic.headers);
    // Another case moves on meanwhile.
    const late = await submit(clinic);
    await reached(clinic, other, 'IN_CUSTOMER_APPPROVE');
    await reached(clinic, late, 'IN_CUSTOMER_APPPROVE');
    await call(server.app, 'PATCH /case/{id}/undoLastPlanApproval', { params: { id: uuid } }, clinic.headers);
    await reached(clinic, uuid, 'IN_CUSTOMER_APPPROVE');
  });

  it('[CA-12] takes a submitted case to its plan, waits for the approval, and ships it', async () => {
    const clinic = await makeCompany(server.ctx);
    const uuid = await submit(clinic);
    stop = startSimulator(server.ctx, quick);
    await reached(clinic, uuid, 'IN_CUSTOMER_APPPROVE');
    const [plan] = await call(server.app, 'GET /case/{id}/plan', { params: { id: uuid } }, clinic.headers);
    await call(server.app, 'PUT /plan/{id}/approve', { params: { id: plan?.uuid ?? '' } }, clinic.headers);
    await reached(clinic, uuid, 'SHIPPED');
    const { data } = await call(server.app, 'GET /shipment', { query: {} }, clinic.headers);
    expect(data[0]).toMatchObject({
      status: 'SHIPPED',
      courier: { id: expect.any(Number) },
      airwayBillNumber: expect.stringMatching(/^[0-9A-Z]{10,18}$/),
    });
  });

  it('[CA-19] receives physical impressions once the clinic has called the courier, and not before', async () => {
    const clinic = await makeCompany(server.ctx);
    const player = await startCase(server, clinic);
    await player.play('submit');
    const digital = await submit(clinic);
    stop = startSimulator(server.ctx, quick);
    await reached(clinic, digital, 'IN_CUSTOMER_APPPROVE');
    expect((await player.read()).status).toBe('PENDING_COURIER_PICKUP');
    await player.play('courierNotified');
    await reached(clinic, player.id, 'IN_CUSTOMER_APPPROVE');
    const history = (await player.history()).map(({ action, actor }) => [action, actor]);
    expect(history).toContainEqual(['impressionsReceived', 'provider']);
  });

  it('goes on where it was after a restart', async () => {
    const clinic = await makeCompany(server.ctx, { configuration: { workflow: 'ZERO_STEP' } });
    const uuid = await submit(clinic);
    const firstStop = startSimulator(server.ctx, quick);
    stop = firstStop;
    // Told in the step itself: who only looks now and then may miss the status.
    await new Promise<void>((resolve, reject) =>
      server.ctx.events.on('caseMoved', ({ to }) => {
        if (to === 'IN_MFG') firstStop().then(resolve, reject);
      }),
    );
    await reached(clinic, uuid, 'IN_MFG');
    stop = startSimulator(server.ctx, quick);
    await reached(clinic, uuid, 'SHIPPED');
    const history = await call(
      server.app,
      'GET /case/{id}/history',
      { params: { id: uuid } },
      clinic.headers,
    );
    expect(history.filter(({ action }) => action === 'manufacturingStarted')).toHaveLength(1);
  });

  it('leaves cases alone that nobody has touched since the demo data was made', async () => {
    const clinic = await makeCompany(server.ctx);
    const seeded = await submit(clinic);
    await insertSetting(server.ctx.db, SEEDED_AT, new Date().toISOString());
    const fresh = await submit(clinic);
    stop = startSimulator(server.ctx, quick);
    await reached(clinic, fresh, 'IN_CUSTOMER_APPPROVE');
    expect(
      (await call(server.app, 'GET /case/{id}', { params: { id: seeded } }, clinic.headers)).status,
    ).toBe('IN_QC');
  });

  it('answers in chat, once for several messages, in their language, and tells of a new plan there', async () => {
    const clinic = await makeCompany(server.ctx);
    const uuid = await submit(clinic);
    const chat = createChatService(server.ctx);
    const who = await personOf(clinic);
    await chat.send(who, { room: uuid, message: 'Merhaba', clientId: 'first-message' });
    await chat.send(who, { room: uuid, message: 'Kargo ne zaman gelir?', clientId: 'second-message' });
    stop = startSimulator(server.ctx, quick);
    await reached(clinic, uuid, 'IN_CUSTOMER_APPPROVE');
    const fromProvider = async () =>
      (await chat.open(who, await chat.find(who, uuid))).messages.filter(
        ({ senderType }) => senderType === 'provider',
      );
    await until(async () => (await fromProvider()).length === 2);
    const texts = (await fromProvider()).map(({ message }) => message);
    expect(texts).toContainEqual(expect.stringContaining('hava taşıma numarası'));
    expect(texts).toContainEqual(expect.stringContaining('1. tedavi planı hazır'));
  });

  it('answers what was asked when the plan is ready before it came to an answer', async () => {
    const clinic = await makeCompany(server.ctx);
    const uuid = await submit(clinic);
    const chat = createChatService(server.ctx);
    const who = await personOf(clinic);
    await chat.send(who, { room: uuid, message: 'When will the parcel arrive?', clientId: 'first-message' });
    stop = startSimulator(server.ctx, { ...quick, replyMs: 600_000 });
    await reached(clinic, uuid, 'IN_CUSTOMER_APPPROVE');
    const texts = (await chat.open(who, await chat.find(who, uuid))).messages.map(({ message }) => message);
    expect(texts).toEqual([
      expect.any(String),
      expect.stringContaining('airway bill'),
      expect.stringContaining('Treatment plan 1'),
    ]);
  });

  it('survives what fails', async () => {
    const clinic = await makeCompany(server.ctx);
    const uuid = await submit(clinic);
    let calls = 0;
    const transact: typeof server.ctx.transact = (work) => {
      calls += 1;
      return calls === 1 ? Promise.reject(new Error('the database is away')) : server.ctx.transact(work);
    };
    stop = startSimulator({ ...server.ctx, transact }, quick);
    await reached(clinic, uuid, 'IN_CUSTOMER_APPPROVE');
    expect(calls).toBeGreaterThan(2);
  });
});
