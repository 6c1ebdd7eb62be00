import {
  findPlanTransition,
  PLAN_TRANSITIONS,
  type CaseAction,
  type PlanAction,
  type PlanStatus,
  type PlanTransition,
  type Workflow,
} from '@portal/shared/contract';
import { startCase, type CasePlayer } from '../../testing/case-player';
import type { TestCompany } from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';
import { makeWorld } from '../../testing/world';

let server: TestServer;
const clinics = new Map<Workflow, TestCompany>();
beforeAll(async () => {
  server = await createTestServer();
  for (const workflow of ['ZERO_STEP', 'ONE_STEP', 'TWO_STEPS'] as const)
    clinics.set(workflow, (await makeWorld(server.ctx, { configuration: { workflow } })).owner);
});
afterAll(() => server.close());

/** A step of the case, or one of the plan alone. */
type Step = { readonly ofCase: CaseAction } | { readonly ofPlan: PlanAction };
const cases = (...actions: CaseAction[]): Step[] => actions.map((ofCase) => ({ ofCase }));
const plans = (...actions: PlanAction[]): Step[] => actions.map((ofPlan) => ({ ofPlan }));

const IN_WORK = cases('submit', 'passQc');
const PUBLISHED = [...IN_WORK, ...cases('publishPlan')];
const APPROVED = [...PUBLISHED, ...cases('approvePlan')];
const FILE = [...APPROVED, ...plans('requestProductionFile')];

/** Ways of a case by which its plan comes into each status. */
const WAYS: Partial<Record<PlanStatus, readonly Step[]>> = {
  GENERATING: IN_WORK,
  CONVERTED: [...IN_WORK, ...plans('convert')],
  PUBLISHED,
  APPROVED,
  UNCLEARED_FOR_MFG: [...APPROVED, ...cases('unclearMfg')],
  CLEARED_FOR_MFG: [...APPROVED, ...cases('clearMfg')],
  ORDER_REJECTED: [...APPROVED, ...cases('rejectOrder')],
  PENDING_PRODUCTION_FILE_UPLOAD: FILE,
  PENDING_PRODUCTION_FILE_QC: [...FILE, ...plans('uploadProductionFile')],
  PENDING_PRODUCTION_FILE_SYNC: [...FILE, ...plans('uploadProductionFile', 'passProductionFileQc')],
};

/** How each action is asked for; what has no entry is a step of the plan alone. */
const ASKED: Partial<Record<PlanAction, readonly Step[]>> = {
  publish: cases('publishPlan'),
  approve: cases('approvePlan'),
  reject: cases('rejectPlan'),
  clearMfg: cases('clearMfg'),
  unclearMfg: cases('unclearMfg'),
  undoApproval: cases('undoLastPlanApproval'),
  rejectOrder: cases('rejectOrder'),
  resumeOrder: cases('resumeOrder'),
  reinstate: cases('cancel'),
};
const SENT = cases('startMfg', 'finishMfg', 'bookShipment', 'ship');
const MADE = [...SENT, ...cases('refine')];

/** Ways by which a plan that was delivered by comes into each status from which it is reinstated when what came after is given up. */
const NEXT_BATCH = [...APPROVED, ...SENT, ...cases('activate', 'orderNextBatch')];
const REINSTATED: Partial<Record<PlanStatus, readonly Step[]>> = {
  INACTIVE: [...APPROVED, ...MADE],
  PUBLISHED: [...NEXT_BATCH, ...cases('undoLastPlanApproval')],
  REJECTED: [...NEXT_BATCH, ...cases('undoLastPlanApproval', 'rejectPlan')],
  UNCLEARED_FOR_MFG: [
    ...APPROVED,
    ...cases('clearMfg'),
    ...SENT,
    ...cases('activate', 'orderNextBatch', 'undoLastPlanApproval', 'approvePlan', 'unclearMfg'),
  ],
  ORDER_REJECTED: [...NEXT_BATCH, ...cases('rejectOrder')],
};
const CANCELABLE: readonly PlanStatus[] = [
  'GENERATING',
  'CONVERTED',
  'PUBLISHED',
  'ORDER_REJECTED',
  'UNCLEARED_FOR_MFG',
];

function stepsOf({ action }: PlanTransition, from: PlanStatus): readonly Step[] {
  if (action !== 'supersede') return ASKED[action] ?? plans(action);
  return CANCELABLE.includes(from) ? cases('cancel') : MADE;
}

/** A plan that is cleared or held back needs both steps; others are in the shortest workflow that has them. */
function workflowOf({ when }: PlanTransition, from: PlanStatus): Workflow {
  if (from === 'UNCLEARED_FOR_MFG' || from === 'CLEARED_FOR_MFG') return 'TWO_STEPS';
  const workflows = (['ONE_STEP', 'TWO_STEPS', 'ZERO_STEP'] as const).filter(
    (workflow) => when?.holds({ workflow }) ?? true,
  );
  return workflows[0] ?? 'ONE_STEP';
}

async function walk(player: CasePlayer, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if ('ofCase' in step) await player.play(step.ofCase);
    else {
      const { statusCode, body } = await player.actOnPlan(step.ofPlan);
      if (statusCode >= 300) throw new Error(`${step.ofPlan} answered ${body}`);
    }
  }
}

const lines = PLAN_TRANSITIONS.flatMap((line) =>
  line.from.map((from) => [line.action, from, line.to, line] as const),
);

describe('every line of the table of a plan’s transitions', () => {
  it.each(lines)('[CA-13] %s: %s → %s', async (action, from, to, line) => {
    const workflow = workflowOf(line, from);
    const clinic = clinics.get(workflow);
    const way = (action === 'reinstate' ? REINSTATED : WAYS)[from];
    if (!clinic || !way) throw new Error('no way there');
    const player = await startCase(server, clinic, { impressionType: 'meditScanner' });
    await walk(player, way);
    const before = (await player.plans()).at(-1);
    expect(before?.status).toBe(from);
    await walk(player, stepsOf(line, from));
    const after = (await player.plans()).find(({ uuid }) => uuid === before?.uuid);
    expect(after?.status).toBe(to);
    const entry = (await player.history()).find(({ subjectUuid }) => subjectUuid === before?.uuid);
    expect(entry?.label ?? entry?.action).toBe(line.history);
    expect(entry).toMatchObject({
      subject: 'plan',
      subjectLabel: String(before?.number),
      subjectFrom: from,
      subjectTo: to,
      actor: line.by[0],
      fromStatus: null,
    });
  });

  it('[CA-13] a plan in work is shown without stages, and nobody can decide about it', async () => {
    const clinic = clinics.get('TWO_STEPS');
    if (!clinic) throw new Error('no clinic');
    const player = await startCase(server, clinic, { impressionType: 'meditScanner' });
    await walk(player, IN_WORK);
    expect(await player.plans()).toMatchObject([
      { number: 1, status: 'GENERATING', upperStages: 0, lowerStages: 0, publishedAt: null },
    ]);
    for (const action of ['approvePlan', 'rejectPlan', 'clearMfg', 'unclearMfg'] as const) {
      const answer = await player.act(action);
      expect([action, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        action,
        409,
        'notAllowedNow',
      ]);
    }
  });

  it('[CA-13] a production file is made for what is to be made, not while the plan may still be decided about', async () => {
    const clinic = clinics.get('TWO_STEPS');
    if (!clinic) throw new Error('no clinic');
    const player = await startCase(server, clinic, { impressionType: 'meditScanner' });
    await walk(player, APPROVED);
    expect(
      findPlanTransition('requestProductionFile', 'APPROVED', { workflow: 'TWO_STEPS' }, 'provider'),
    ).toBeDefined();
    expect((await player.actOnPlan('requestProductionFile')).statusCode).toBe(409);
    await walk(player, [...cases('clearMfg'), ...plans('requestProductionFile')]);
    expect((await player.plans())[0]?.status).toBe('PENDING_PRODUCTION_FILE_UPLOAD');
  });
});
