import {
  requiredAssetTypes,
  CASE_STATUSES,
  findCaseTransition,
  findPlanTransition,
  PLAN_STATUSES,
  type CallName,
  type CallReply,
  type CaseAction,
  type CaseFacts,
  type CaseSide,
  type CaseStatus,
  type CaseTransition,
  type PlanAction,
  type PlanStatus,
} from '@portal/shared/contract';
import { caseHistory, plan as planTable } from '../../../db/schema';
import { call, inject } from '../../../testing/call';
import { createTestServer, type TestServer } from '../../../testing/test-server';
import { makeWorld, type World } from '../../../testing/world';

/** A call of the company's people, and what it asks for. */
interface Asked {
  readonly name: CallName;
  readonly action: CaseAction;
  /** A decision about the case's plan as well. */
  readonly ofPlan?: PlanAction;
  readonly body?: object;
}

const REASON = { body: { reason: 'Because' } };
const CALLS: Record<CaseSide, readonly Asked[]> = {
  client: [
    { name: 'PUT /case/{id}', action: 'submit', body: { submit: true } },
    { name: 'PATCH /case/{id}/cancel', action: 'cancel' },
    { name: 'PATCH /case/{id}/undoLastPlanApproval', action: 'undoLastPlanApproval' },
    { name: 'PUT /case/{id}/overrideReject', action: 'overrideReject', body: {} },
    { name: 'PUT /case/{id}/courierNotified', action: 'courierNotified' },
    { name: 'PUT /plan/{id}/approve', action: 'approvePlan', ofPlan: 'approve' },
    { name: 'PUT /plan/{id}/reject', action: 'rejectPlan', ofPlan: 'reject', ...REASON },
    { name: 'PUT /plan/{id}/clearMfg', action: 'clearMfg', ofPlan: 'clearMfg' },
    { name: 'PUT /plan/{id}/unclearMfg', action: 'unclearMfg', ofPlan: 'unclearMfg' },
  ],
  doctor: [
    { name: 'PATCH /dso/case/{id}/undoLastPlanApproval', action: 'undoLastPlanApproval' },
    { name: 'PATCH /dso/case/{id}/approveRetainerCase', action: 'approveRetainerCase' },
    { name: 'PATCH /dso/case/{id}/pendingqc', action: 'pendingQc' },
    { name: 'PUT /dso/case/{id}/courierNotified', action: 'courierNotified' },
    { name: 'POST /dso/case/{id}/lastMileShipped', action: 'lastMileShipped', body: {} },
    { name: 'PUT /dso/case/{id}/plan/{planId}/clearMfg', action: 'clearMfg', ofPlan: 'clearMfg' },
  ],
};
/** The calls of the organisation answer for its doctors' cases alone, the others for every case of the company. */
const callsOf = (side: CaseSide): readonly Asked[] =>
  side === 'doctor' ? [...CALLS.client, ...CALLS.doctor] : CALLS.client;

const BASE: CaseFacts = {
  workflow: 'ONE_STEP',
  withTs: false,
  side: 'client',
  productId: 'AL',
  impressionType: 'meditScanner',
  hasRefinements: false,
};
/** With every decision about a plan that there is. */
const CLEARED: CaseFacts = { ...BASE, workflow: 'TWO_STEPS', side: 'doctor', impressionType: 'physical' };
/** Every condition of the table, each way round. */
const KINDS: readonly CaseFacts[] = [
  { ...BASE, workflow: 'ZERO_STEP', impressionType: 'physical' },
  { ...BASE, side: 'doctor', hasRefinements: true },
  { ...BASE, withTs: true },
  CLEARED,
  { ...BASE, workflow: 'TWO_STEPS', withTs: true, productId: 'RE', side: 'doctor' },
];

/** Where a case waits for a decision about its plan. */
const DECIDED_IN: readonly CaseStatus[] = ['IN_CUSTOMER_APPPROVE', 'IN_CLEARANCE', 'UNCLEARED_FOR_MFG'];
/** Where the plan of a case in some status is; of what is made without one there is only what was given up. */
const PLAN_OF: Partial<Record<CaseStatus, PlanStatus>> = {
  IN_TS_GENERATING: 'GENERATING',
  IN_CUSTOMER_APPPROVE: 'PUBLISHED',
  TS_REJECTED: 'REJECTED',
  UNCLEARED_FOR_MFG: 'UNCLEARED_FOR_MFG',
  ORDER_REJECTED: 'ORDER_REJECTED',
};
const planOf = (status: CaseStatus, { withTs }: CaseFacts): PlanStatus =>
  withTs ? 'INACTIVE' : (PLAN_OF[status] ?? 'APPROVED');

let server: TestServer;
const worlds = new Map<CaseFacts, World>();
beforeAll(async () => {
  server = await createTestServer();
  for (const kind of KINDS) {
    const { workflow } = kind;
    const facts = { company: { isDso: kind.side === 'doctor' }, configuration: { workflow } };
    worlds.set(kind, await makeWorld(server.ctx, facts));
  }
});
afterAll(() => server.close());

/** Where a case is, and its plan. */
interface Place {
  readonly status: CaseStatus;
  readonly plan: PlanStatus;
}
interface Scene {
  readonly world: World;
  readonly caseUuid: string;
  readonly planUuid: string;
}

/** A complete case of a kind in a status, with a plan to ask about. */
async function put(kind: CaseFacts, { status, plan: planStatus }: Place): Promise<Scene> {
  const world = worlds.get(kind);
  if (!world) throw new Error('no such world');
  const { withTs, side, productId, impressionType, hasRefinements } = kind;
  const workflow = status === 'NEW' ? null : kind.workflow;
  const facts = { workflow, withTs, side, productId, impressionType, hasRefinements };
  const made = await world.case({ ...facts, status, arch: 'upper' });
  for (const assetType of requiredAssetTypes(made))
    await world.asset({ caseId: made.id, assetType, size: 100_000 });
  if (impressionType === 'physical')
    await server.ctx.db
      .insert(caseHistory)
      .values({ caseId: made.id, action: 'impressionsReceived', actor: 'provider', actorName: 'Lab' });
  const values = { caseId: made.id, number: 1, upperStages: 12, lowerStages: 10, weeks: 24 };
  const [plan] = await server.ctx.db
    .insert(planTable)
    .values({ ...values, status: planStatus })
    .returning();
  return { world, caseUuid: made.uuid, planUuid: plan?.uuid ?? '' };
}

function ask({ world, caseUuid, planUuid }: Scene, { name, body }: Asked) {
  const id = name.includes('/plan/{id}/') ? planUuid : caseUuid;
  return inject(
    server.app,
    name,
    { params: { id, planId: planUuid }, ...(body && { body }) } as never,
    world.owner.headers,
  );
}

/** All that the case's people see of it. */
function seen({ world, caseUuid: id }: Scene) {
  const read = <
    N extends 'GET /case/{id}' | 'GET /case/{id}/history' | 'GET /case/{id}/plan' | 'GET /case/{id}/order',
  >(
    name: N,
  ): Promise<CallReply<N>> => call(server.app, name, { params: { id } } as never, world.owner.headers);
  return Promise.all([
    read('GET /case/{id}'),
    read('GET /case/{id}/history'),
    read('GET /case/{id}/plan'),
    read('GET /case/{id}/order'),
  ]);
}

function findLine(kind: CaseFacts, { status, plan }: Place, { action, ofPlan }: Asked) {
  const isOpen =
    ofPlan === undefined || findPlanTransition(ofPlan, plan, { workflow: kind.workflow }, 'client');
  return isOpen ? findCaseTransition(action, status, kind, 'client') : undefined;
}

async function refuse(scene: Scene, asked: Asked): Promise<void> {
  const answer = await ask(scene, asked);
  const { code } = answer.json<{ code?: string }>();
  const expected = asked.action === 'submit' ? 'alreadySubmitted' : 'notAllowedNow';
  expect([asked.name, answer.statusCode, code]).toEqual([asked.name, 409, expected]);
}

async function move(scene: Scene, asked: Asked, line: CaseTransition): Promise<void> {
  const answer = await ask(scene, asked);
  const [after, history] = await seen(scene);
  const entry = history.find(({ subject }) => subject === 'case');
  expect([asked.name, answer.statusCode, after.status, entry?.action]).toEqual([
    asked.name,
    200,
    line.to,
    line.history,
  ]);
}

/** Makes every call on cases that are alike: refused where the tables have no line, else the case goes where it leads. */
async function tryAll(kind: CaseFacts, place: Place, calls = callsOf(kind.side)): Promise<void> {
  const scene = await put(kind, place);
  const before = await seen(scene);
  const asked = calls.map((call) => [call, findLine(kind, place, call)] as const);
  for (const [call, line] of asked) if (!line) await refuse(scene, call);
  expect(await seen(scene)).toEqual(before);
  for (const [call, line] of asked) if (line) await move(await put(kind, place), call, line);
}

describe('every call of the company’s people', () => {
  it.each(CASE_STATUSES)('[CA-12] [CA-13] on a case in %s: as the tables say', async (status) => {
    for (const kind of KINDS) await tryAll(kind, { status, plan: planOf(status, kind) });
  });

  it.each(PLAN_STATUSES)('[CA-13] on a plan in %s, whatever its case waits for', async (plan) => {
    const decisions = callsOf(CLEARED.side).filter(({ ofPlan }) => ofPlan !== undefined);
    for (const status of DECIDED_IN) await tryAll(CLEARED, { status, plan }, decisions);
  });
});
