import {
  ORDER_TRANSITIONS,
  type CaseAction,
  type OrderStatus,
  type OrderTransition,
} from '@portal/shared/contract';
import { call, refusal } from '../../testing/call';
import { startCase, type CasePlayer } from '../../testing/case-player';
import { makeCompany, type TestCompany } from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';
import { makeWorld, type World } from '../../testing/world';

let server: TestServer;
/** One approval step. */
let clinic: TestCompany;
/** Two steps, with doctors. */
let group: World;
beforeAll(async () => {
  server = await createTestServer();
  clinic = (await makeWorld(server.ctx)).owner;
  group = await makeWorld(server.ctx, {
    company: { isDso: true },
    configuration: { workflow: 'TWO_STEPS' },
  });
});
afterAll(() => server.close());

const APPROVED: readonly CaseAction[] = ['submit', 'passQc', 'publishPlan', 'approvePlan'];
const DELIVERED: readonly CaseAction[] = ['startMfg', 'finishMfg', 'bookShipment', 'ship'];
const start = async (...actions: CaseAction[]): Promise<CasePlayer> => {
  const player = await startCase(server, clinic, { impressionType: 'meditScanner' });
  await player.play(...actions);
  return player;
};
const doctorsCase = async (...actions: CaseAction[]): Promise<CasePlayer> => {
  const { uuid: doctorUuid } = await group.doctor();
  const player = await startCase(server, group.owner, { impressionType: 'meditScanner', doctorUuid });
  await player.play(...actions);
  return player;
};
const batchesOf = ({ id }: CasePlayer, headers = clinic.headers) =>
  call(server.app, 'GET /case/{id}/batch', { params: { id } }, headers);

/** Ways of a case by which its order comes into each status, in one step or two. */
const WAYS: Partial<Record<OrderStatus, readonly CaseAction[]>> = {
  READY_FOR_MANUFACTURING: APPROVED,
  MANUFACTURING: [...APPROVED, 'startMfg'],
  READY_FOR_AWB: [...APPROVED, 'startMfg', 'finishMfg'],
  READY_FOR_SHIPPING: [...APPROVED, 'startMfg', 'finishMfg', 'bookShipment'],
};
const ASKED: Readonly<Record<OrderTransition['action'], CaseAction>> = {
  release: 'clearMfg',
  hold: 'undoLastPlanApproval',
  process: 'startMfg',
  startMfg: 'startMfg',
  finishMfg: 'finishMfg',
  bookShipment: 'bookShipment',
  ship: 'ship',
  cancel: 'rejectOrder',
};

/** A case whose order is in a status: held back ones are in clearance, where there are two steps. */
async function playerAt(status: OrderStatus): Promise<CasePlayer> {
  if (status === 'PENDING') return doctorsCase(...APPROVED, 'unclearMfg');
  const player = await start(...(WAYS[status] ?? APPROVED));
  if (status === 'PROCESSING') await player.actOnOrder('process');
  return player;
}

describe('every line of the table of an order’s transitions', () => {
  const lines = ORDER_TRANSITIONS.flatMap((line) =>
    line.from.map((from) => [line.action, from, line.to, line] as const),
  );

  it.each(lines)('[CA-21] %s: %s → %s', async (action, from, to, line) => {
    const player = await playerAt(from);
    const [before] = await player.orders();
    expect(before).toMatchObject({ status: from, identifier: expect.stringMatching(/^O-\d+$/) });
    if (action === 'process') expect((await player.actOnOrder('process')).statusCode).toBe(200);
    else await player.play(from === 'PENDING' && action === 'cancel' ? 'cancel' : ASKED[action]);
    const after = (await player.orders()).find(({ uuid }) => uuid === before?.uuid);
    expect(after?.status).toBe(to);
    const entries = (await player.history()).filter(({ subjectUuid }) => subjectUuid === before?.uuid);
    expect(entries[0]).toMatchObject({
      subject: 'order',
      subjectLabel: before?.identifier,
      subjectFrom: from,
      subjectTo: to,
      action: line.history,
    });
    expect(line.by).toContain(entries[0]?.actor);
  });
});

describe('an order', () => {
  it('[CA-21] follows its case, and names plan, batch and parcel', async () => {
    const player = await start(...APPROVED, ...DELIVERED);
    const [plan] = await player.plans();
    const [batch] = await batchesOf(player);
    const [parcel] = await call(
      server.app,
      'GET /case/{id}/shipments',
      { params: { id: player.id } },
      clinic.headers,
    );
    expect(await player.orders()).toMatchObject([
      {
        status: 'SHIPPED',
        caseUuid: player.id,
        planUuid: plan?.uuid,
        planNumber: 1,
        batchUuid: batch?.uuid,
        batchNumber: '1st',
        shipmentUuid: parcel?.uuid,
        rejectReason: null,
      },
    ]);
  });

  it('[CA-21] that cannot be made ends with the reason, which stands at the case too; the next plan gets another one', async () => {
    const player = await start(...APPROVED, 'rejectOrder');
    expect(await player.read()).toMatchObject({ status: 'ORDER_REJECTED', rejectReason: 'Because' });
    expect(await player.orders()).toMatchObject([{ status: 'CANCELED', rejectReason: 'Because' }]);
    expect(await player.plans()).toMatchObject([{ number: 1, status: 'ORDER_REJECTED' }]);
    const again = await player.play('publishPlan', 'approvePlan');
    expect(again).toMatchObject({ status: 'PRE_MFG', rejectReason: null });
    expect(await player.plans()).toMatchObject([
      { number: 2, status: 'APPROVED' },
      { number: 1, status: 'INACTIVE' },
    ]);
    expect(await player.orders()).toMatchObject([
      { status: 'READY_FOR_MANUFACTURING', planNumber: 2, batchNumber: '1st' },
      { status: 'CANCELED', planNumber: 1, batchNumber: '1st' },
    ]);
    expect(await batchesOf(player)).toMatchObject([{ number: '1st', status: 'READY_FOR_MANUFACTURING' }]);
  });

  it('[CA-21] is made anew when the provider takes the rejection back', async () => {
    const player = await start(...APPROVED, 'rejectOrder', 'resumeOrder');
    expect(await player.read()).toMatchObject({ status: 'PRE_MFG', rejectReason: null });
    expect((await player.orders()).map(({ status }) => status)).toEqual([
      'READY_FOR_MANUFACTURING',
      'CANCELED',
    ]);
    expect(await player.plans()).toMatchObject([{ status: 'APPROVED' }]);
  });

  it('[CA-12] is held while an approval is taken back, goes on with the next one, and ends with the plan', async () => {
    const player = await start(...APPROVED);
    const [first] = await player.orders();
    await player.play('undoLastPlanApproval');
    expect(await player.plans()).toMatchObject([{ status: 'PUBLISHED' }]);
    expect(await player.orders()).toMatchObject([{ uuid: first?.uuid, status: 'PENDING' }]);
    await player.play('approvePlan');
    expect(await player.orders()).toMatchObject([{ uuid: first?.uuid, status: 'READY_FOR_MANUFACTURING' }]);
    await player.play('undoLastPlanApproval', 'rejectPlan');
    expect(await player.orders()).toMatchObject([{ uuid: first?.uuid, status: 'CANCELED' }]);
  });

  it('[CA-13] waits for the clearance where there are two steps', async () => {
    const player = await doctorsCase(...APPROVED);
    expect(await player.orders()).toMatchObject([{ status: 'PENDING' }]);
    await player.play('unclearMfg');
    expect(await player.orders()).toMatchObject([{ status: 'PENDING' }]);
    await player.play('clearMfg');
    expect(await player.orders()).toMatchObject([{ status: 'READY_FOR_MANUFACTURING' }]);
  });

  it('[CA-12] ends with its case, and the plans with it', async () => {
    const player = await doctorsCase(...APPROVED, 'cancel');
    expect(await player.orders()).toMatchObject([{ status: 'CANCELED' }]);
    expect(await player.plans()).toMatchObject([{ status: 'INACTIVE' }]);
  });
});

describe('batches', () => {
  it('[CA-16] are ordered one after the other, until nothing is left', async () => {
    const player = await start('submit', 'passQc');
    const body = { upperStages: 20, lowerStages: 14, stagesPerBatch: 8 };
    await player.publish(body);
    await player.play('approvePlan', ...DELIVERED, 'activate');
    await player.play('orderNextBatch', ...DELIVERED, 'activate', 'orderNextBatch', ...DELIVERED, 'activate');
    expect(await batchesOf(player)).toMatchObject([
      { number: '1st', fromStage: 1, toStage: 8, status: 'SHIPPED' },
      { number: '2nd', fromStage: 9, toStage: 16, status: 'SHIPPED' },
      { number: '3rd', fromStage: 17, toStage: 20, status: 'SHIPPED' },
    ]);
    const refused = await player.act('orderNextBatch');
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'nothingToMake']);
    expect(await player.read()).toMatchObject({ status: 'ACTIVE' });
    expect(await player.orders()).toHaveLength(3);
  });

  it('[CA-16] of a case without a plan is one, without stages', async () => {
    const player = await startCase(server, clinic, { productId: 'NG', impressionType: 'meditScanner' });
    await player.play('submit', 'passQc', ...DELIVERED, 'activate');
    expect(await batchesOf(player)).toMatchObject([
      { number: '1st', planUuid: null, fromStage: null, toStage: null, status: 'SHIPPED' },
    ]);
    expect((await player.act('orderNextBatch')).statusCode).toBe(409);
  });
});

describe('a refinement', () => {
  it('[CA-23] brings a plan and a batch of its own, and ends with the treatment', async () => {
    const player = await start(...APPROVED, ...DELIVERED, 'refine');
    expect(await player.read()).toMatchObject({ status: 'IN_TS_GENERATING', hasRefinements: true });
    expect(await player.plans()).toMatchObject([
      { number: 2, status: 'GENERATING' },
      { number: 1, status: 'INACTIVE' },
    ]);
    await player.play('publishPlan', 'approvePlan', ...DELIVERED);
    const refinements = () =>
      call(server.app, 'GET /case/{id}/refinement', { params: { id: player.id } }, clinic.headers);
    const [open] = await refinements();
    expect(open).toMatchObject({ number: 1, note: 'Again', isOpen: true, isCanceled: false, assetCount: 0 });
    expect(await batchesOf(player)).toMatchObject([
      { number: '1st', refinementUuid: null },
      { number: 'Refinement', refinementUuid: open?.uuid, fromStage: 1 },
    ]);
    await player.play('complete');
    expect(await refinements()).toMatchObject([{ isOpen: false, isCanceled: false }]);
  });

  it('[CA-23] that is canceled is listed as such', async () => {
    const player = await start(...APPROVED, ...DELIVERED, 'refine', 'cancel');
    expect((await player.read()).status).toBe('SHIPPED');
    expect(
      await call(server.app, 'GET /case/{id}/refinement', { params: { id: player.id } }, clinic.headers),
    ).toMatchObject([{ isOpen: false, isCanceled: true }]);
  });
});

describe('orders, batches and refinements', () => {
  it('[AP-15] are those of one’s own company, and of a doctor’s case on the doctors’ side', async () => {
    const other = await makeCompany(server.ctx, { company: { isDso: true } });
    const player = await doctorsCase(...APPROVED, 'clearMfg');
    const own = await startCase(server, group.owner);
    for (const what of ['order', 'batch', 'refinement'] as const) {
      const params = { id: player.id };
      expect(
        (await call(server.app, `GET /dso/case/{id}/${what}`, { params }, group.owner.headers)).length,
      ).toBe(what === 'refinement' ? 0 : 1);
      expect((await refusal(server.app, `GET /case/{id}/${what}`, { params }, other.headers)).status).toBe(
        404,
      );
      expect(
        (await refusal(server.app, `GET /dso/case/{id}/${what}`, { params }, other.headers)).status,
      ).toBe(404);
      expect((await refusal(server.app, `GET /dso/case/{id}/${what}`, { params }, clinic.headers)).code).toBe(
        'forbidden',
      );
      const wrongSide = { params: { id: own.id } };
      expect(
        (await refusal(server.app, `GET /dso/case/{id}/${what}`, wrongSide, group.owner.headers)).status,
      ).toBe(404);
    }
  });
});
