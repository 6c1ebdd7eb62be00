import type { CaseAction, CaseStatus, NewCase, Workflow } from '@portal/shared/contract';
import { call } from '../../../testing/call';
import { startCase, type CasePlayer } from '../../../testing/case-player';
import { createTestServer, type TestServer } from '../../../testing/test-server';
import { makeWorld, type World } from '../../../testing/world';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** What brings a case of each status a step nearer to its delivery. */
const STEP_ON: Partial<Record<CaseStatus, CaseAction>> = {
  NEW: 'submit',
  REJECTED: 'submit',
  PENDING_COURIER_PICKUP: 'courierNotified',
  AWAITING_IMPRESSION: 'pendingQc',
  IN_QC: 'passQc',
  IN_TS_GENERATING: 'publishPlan',
  TS_REJECTED: 'publishPlan',
  IN_CUSTOMER_APPPROVE: 'approvePlan',
  IN_CLEARANCE: 'clearMfg',
  UNCLEARED_FOR_MFG: 'clearMfg',
  IN_PRODUCTION_FILE_SYNC: 'startMfg',
  PRE_MFG: 'startMfg',
  ORDER_REJECTED: 'resumeOrder',
  IN_MFG: 'finishMfg',
  READY_FOR_SHIPPING: 'bookShipment',
  IN_SHIPPING: 'ship',
  FIRST_MILE_SHIPPED: 'lastMileShipped',
};

/** One step, and the status after it. */
async function stepOn(player: CasePlayer): Promise<CaseStatus> {
  const { status, productId } = await player.read();
  const step = status === 'IN_CLEARANCE' && productId === 'RE' ? 'approveRetainerCase' : STEP_ON[status];
  if (!step) throw new Error(`No way on from ${status}`);
  return (await player.play(step)).status;
}

async function walkToShipped(player: CasePlayer): Promise<void> {
  while ((await player.read()).status !== 'SHIPPED') await stepOn(player);
}

/** A planned case of two steps, action by action, and what leads aside. */
const TO_PLAN: readonly CaseAction[] = ['submit', 'courierNotified', 'pendingQc', 'passQc', 'publishPlan'];
const TO_SHIPPING: readonly CaseAction[] = ['startMfg', 'finishMfg', 'bookShipment', 'ship'];
const WHOLE_WAY: readonly CaseAction[] = [...TO_PLAN, 'approvePlan', 'clearMfg', ...TO_SHIPPING];
const WAYS: readonly (readonly CaseAction[])[] = [
  ...[...WHOLE_WAY, 'end'].map((_, steps) => WHOLE_WAY.slice(0, steps)),
  [...TO_PLAN.slice(0, 3), 'reject'],
  [...TO_PLAN, 'rejectPlan'],
  [...TO_PLAN, 'approvePlan', 'unclearMfg'],
  [...TO_PLAN, 'approvePlan', 'clearMfg', 'startFileSync'],
];

const organisation = (workflow: Workflow) =>
  makeWorld(server.ctx, { company: { isDso: true }, configuration: { workflow } });
const headersOf = ({ owner }: World) => owner.headers;

/** A doctor with an aligner case in each status on the way, and a retainer that waits for its approval. */
async function openEverywhere(dso: World) {
  const { uuid } = await dso.doctor();
  const players: CasePlayer[] = [];
  const begin = async (way: readonly CaseAction[], body: Partial<NewCase> = {}) => {
    const player = await startCase(server, dso.owner, { doctorUuid: uuid, ...body });
    await player.play(...way);
    players.push(player);
  };
  for (const way of WAYS) await begin(way);
  await begin(['submit', 'courierNotified', 'pendingQc', 'passQc'], { productId: 'RE' });
  return { params: { id: uuid }, players };
}

async function block(dso: World, id: string): Promise<void> {
  const input = { params: { id }, body: { status: 'blocked' as const } };
  await call(server.app, 'PUT /dso/doctor/{id}', input, headersOf(dso));
}

describe('the cases of a blocked doctor', () => {
  it.each(['another doctor', 'nobody'])(
    '[DR-03] move on to shipped from every status once the doctor is removed and they go to %s',
    async (whom) => {
      const dso = await organisation('TWO_STEPS');
      const { params, players } = await openEverywhere(dso);
      await block(dso, params.id);
      expect((await players[0]?.act('submit'))?.json()).toMatchObject({ code: 'doctorBlocked' });
      const reassignTo = whom === 'nobody' ? 'nobody' : (await dso.doctor()).uuid;
      await call(server.app, 'DELETE /dso/doctor/{id}', { params, query: { reassignTo } }, headersOf(dso));
      const statuses: CaseStatus[] = [];
      for (const player of players) statuses.push((await player.read()).status);
      const reached: CaseStatus[] = [];
      for (const player of players) reached.push(await stepOn(player));
      // Each step leads to a status from which another of these cases took the next, and so to the end.
      const onTheWay = new Set<CaseStatus>([...statuses, 'SHIPPED']);
      expect(reached.filter((status) => !onTheWay.has(status))).toEqual([]);
      expect(reached).toContain('SHIPPED');
    },
  );

  it('[DR-03] move on as well once they are given to another doctor and the blocked one stays', async () => {
    const dso = await organisation('ONE_STEP');
    const { uuid } = await dso.doctor();
    const player = await startCase(server, dso.owner, { doctorUuid: uuid });
    await block(dso, uuid);
    const input = { params: { id: uuid }, body: { reassignTo: (await dso.doctor()).uuid } };
    await call(server.app, 'PUT /dso/doctor/{id}/openCases', input, headersOf(dso));
    await walkToShipped(player);
    expect((await player.read()).status).toBe('SHIPPED');
  });
});
