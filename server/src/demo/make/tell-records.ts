import {
  BATCH_NUMBERS,
  type Arch,
  type CaseAction,
  type PlanAction,
  type Workflow,
} from '@portal/shared/contract';
import { PLAN_LENGTHS, stagesFor } from '../../modules/provider/simulator/plan-lengths';
import type { Prng } from '../prng';
import { CaseLedger, type LedgerPlan } from './case-ledger';
import type { StoryStep } from './case-story';

/** Of a treatment; a refinement's are not counted. */
const BATCHES = BATCH_NUMBERS.filter((number) => number !== 'Refinement').length;

interface Telling {
  readonly ledger: CaseLedger;
  readonly story: readonly StoryStep[];
  readonly withTs: boolean;
  readonly arch: Arch | null;
  readonly prng: Prng;
}
type Rule = (telling: Telling, step: StoryStep) => void;

/** What is decided about a plan before its case moves. */
const BEFORE: Partial<Record<CaseAction, Rule>> = {
  publishPlan,
  approvePlan: movePlan('approve'),
  rejectPlan: (telling, step) => {
    const plan = telling.ledger.livePlan;
    movePlan('reject')(telling, step);
    if (plan) plan.rejectReason = step.note;
  },
  clearMfg: movePlan('clearMfg'),
  unclearMfg: movePlan('unclearMfg'),
};

/** What the move of a case brings along, as `followUp` of the server does. */
const AFTER: Partial<Record<CaseAction, Rule>> = {
  rejectOrder: (telling, step) => {
    const order = telling.ledger.openOrder;
    moveOrder('cancel')(telling, step);
    if (order) order.rejectReason = step.note;
    if (!telling.withTs) movePlan('rejectOrder')(telling, step);
  },
  startMfg: moveOrder('startMfg'),
  finishMfg: moveOrder('finishMfg'),
  bookShipment: moveOrder('bookShipment'),
  ship: moveOrder('ship'),
  refine: ({ ledger }, { note, at }) => ledger.beginRefinement(note, at),
  complete: ({ ledger }) => ledger.closeRefinement(false),
  cancel: end,
  expire: end,
};

/** The plans, batches, orders and refinements of a case, and the whole of its history, as its story tells. */
export function tellRecords(
  story: readonly StoryStep[],
  { workflow, ...facts }: Pick<Telling, 'withTs' | 'arch'> & { readonly workflow: Workflow },
  prng: Prng,
): CaseLedger {
  const ledger = new CaseLedger(workflow, prng);
  const telling: Telling = { ledger, story, ...facts, prng };
  for (const step of story) {
    if (step.action) BEFORE[step.action]?.(telling, step);
    ledger.history.push(step);
    if (step.action) AFTER[step.action]?.(telling, step);
    enter(telling, step);
  }
  workOn(telling);
  return ledger;
}

const HOUR = 3_600_000;
const FILE_STEPS: readonly PlanAction[] = [
  'requestProductionFile',
  'uploadProductionFile',
  'passProductionFileQc',
];

/** How far the provider has come since with a plan in work, or with the file that its stages are made by. */
function workOn({ ledger, story, withTs, prng }: Telling): void {
  const last = story.at(-1);
  if (!last || withTs) return;
  const soon = new Date(last.at.getTime() + HOUR);
  if (last.to === 'IN_TS_GENERATING' && prng.chance(0.5)) ledger.movePlan('convert', 'provider', soon);
  if (last.to === 'IN_PRODUCTION_FILE_SYNC')
    for (const action of FILE_STEPS.slice(0, prng.int(1, 3))) ledger.movePlan(action, 'provider', soon);
}

function enter({ ledger, withTs }: Telling, { to, at }: StoryStep): void {
  if (to === 'IN_TS_GENERATING') ledger.beginPlan(at);
  if (to !== 'IN_CLEARANCE' && to !== 'PRE_MFG') return;
  const order = ledger.orderOf(withTs ? null : (ledger.livePlan ?? null), at);
  if (to === 'PRE_MFG' && order.status === 'PENDING') ledger.moveOrder('release', 'system', at);
}

function publishPlan({ ledger, story, arch, prng }: Telling, step: StoryStep): void {
  const { at } = step;
  const inWork = ledger.livePlan?.status === 'GENERATING' ? ledger.livePlan : ledger.beginPlan(at);
  const lengths = { upper: prng.pick(PLAN_LENGTHS), lower: prng.pick(PLAN_LENGTHS) };
  const stages = stagesFor(arch, lengths);
  const usual = lengths.upper > 12 && prng.chance(0.5) ? 8 : null;
  const filled: Partial<LedgerPlan> = {
    ...stages,
    // A quarter at a time leaves stages for each of a treatment's four batches.
    stagesPerBatch: isMadeInBatches(story, step)
      ? Math.ceil(Math.max(stages.upperStages, stages.lowerStages) / BATCHES)
      : usual,
    publishedAt: at,
  };
  Object.assign(inWork, filled);
  ledger.movePlan('publish', 'provider', at);
}

/** Whether the plan published in a step is delivered in several batches, before a refinement makes another. */
function isMadeInBatches(story: readonly StoryStep[], published: StoryStep): boolean {
  const later = story.slice(story.indexOf(published) + 1);
  const next = later.find(({ action }) => action === 'orderNextBatch' || action === 'refine');
  return next?.action === 'orderNextBatch';
}

function movePlan(action: PlanAction): Rule {
  return ({ ledger }, { actor, at }) => ledger.movePlan(action, actor, at);
}

function moveOrder(action: 'cancel' | 'startMfg' | 'finishMfg' | 'bookShipment' | 'ship'): Rule {
  return ({ ledger }, { actor, at }) => ledger.moveOrder(action, actor, at);
}

function end({ ledger }: Telling, { to, actor, at }: StoryStep): void {
  ledger.moveOrder('cancel', actor, at);
  ledger.supersede(at);
  ledger.closeRefinement(to === 'CANCELED_REFINEMENT');
}
