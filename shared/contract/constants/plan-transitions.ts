import type { Workflow } from './cases';
import type { PlanStatus } from './plans';
import { findTransition, type Actor, type Condition, type Transition } from './transitions';

export const PLAN_ACTIONS = [
  'convert',
  'publish',
  'approve',
  'reject',
  'clearMfg',
  'unclearMfg',
  'undoApproval',
  'requestProductionFile',
  'uploadProductionFile',
  'passProductionFileQc',
  'failProductionFileQc',
  'syncProductionFile',
  'rejectOrder',
  'resumeOrder',
  'supersede',
  'reinstate',
] as const;
export type PlanAction = (typeof PLAN_ACTIONS)[number];

/** Labelled entries of a plan's history. */
export const PLAN_HISTORY_ACTIONS = [
  'planGenerating',
  'planConverted',
  'planPublished',
  'planApproved',
  'planRejected',
  'planCleared',
  'planUncleared',
  'planReverted',
  'productionFileRequested',
  'productionFileUploaded',
  'productionFileChecked',
  'productionFileRefused',
  'productionFileSynced',
  'planOrderRejected',
  'planOrderResumed',
  'planSuperseded',
] as const;
export type PlanHistoryAction = (typeof PLAN_HISTORY_ACTIONS)[number] | 'planReinstated';

export interface PlanFacts {
  readonly workflow: Workflow;
}
export type PlanTransition = Transition<PlanAction, PlanStatus, PlanHistoryAction, PlanFacts>;

const ZERO_STEP: Condition<PlanFacts> = { label: 'ZERO_STEP', holds: (p) => p.workflow === 'ZERO_STEP' };
const WITH_APPROVAL: Condition<PlanFacts> = {
  label: 'ONE_STEP, TWO_STEPS',
  holds: (p) => p.workflow !== 'ZERO_STEP',
};
const TWO_STEPS: Condition<PlanFacts> = { label: 'TWO_STEPS', holds: (p) => p.workflow === 'TWO_STEPS' };

const CLIENT: readonly Actor[] = ['client'];
const PROVIDER: readonly Actor[] = ['provider'];
const DECIDED: readonly PlanStatus[] = ['APPROVED', 'CLEARED_FOR_MFG'];
const WITH_PRODUCTION_FILE: readonly PlanStatus[] = [
  'PENDING_PRODUCTION_FILE_UPLOAD',
  'PENDING_PRODUCTION_FILE_QC',
  'PENDING_PRODUCTION_FILE_SYNC',
];

type Line = [
  PlanAction,
  readonly PlanStatus[],
  PlanStatus,
  readonly Actor[],
  PlanHistoryAction,
  Condition<PlanFacts>?,
];

const LINES: readonly Line[] = [
  ['convert', ['GENERATING'], 'CONVERTED', PROVIDER, 'planConverted'],
  ['publish', ['GENERATING', 'CONVERTED'], 'PUBLISHED', PROVIDER, 'planPublished', WITH_APPROVAL],
  ['publish', ['GENERATING', 'CONVERTED'], 'APPROVED', PROVIDER, 'planPublished', ZERO_STEP],
  ['approve', ['PUBLISHED'], 'APPROVED', CLIENT, 'planApproved', WITH_APPROVAL],
  ['reject', ['PUBLISHED'], 'REJECTED', CLIENT, 'planRejected', WITH_APPROVAL],
  ['clearMfg', ['APPROVED', 'UNCLEARED_FOR_MFG'], 'CLEARED_FOR_MFG', CLIENT, 'planCleared', TWO_STEPS],
  ['unclearMfg', ['APPROVED'], 'UNCLEARED_FOR_MFG', CLIENT, 'planUncleared', TWO_STEPS],
  [
    'undoApproval',
    [...DECIDED, 'UNCLEARED_FOR_MFG', ...WITH_PRODUCTION_FILE],
    'PUBLISHED',
    CLIENT,
    'planReverted',
    WITH_APPROVAL,
  ],
  ['requestProductionFile', DECIDED, 'PENDING_PRODUCTION_FILE_UPLOAD', PROVIDER, 'productionFileRequested'],
  [
    'uploadProductionFile',
    ['PENDING_PRODUCTION_FILE_UPLOAD'],
    'PENDING_PRODUCTION_FILE_QC',
    PROVIDER,
    'productionFileUploaded',
  ],
  [
    'passProductionFileQc',
    ['PENDING_PRODUCTION_FILE_QC'],
    'PENDING_PRODUCTION_FILE_SYNC',
    PROVIDER,
    'productionFileChecked',
  ],
  [
    'failProductionFileQc',
    ['PENDING_PRODUCTION_FILE_QC'],
    'PENDING_PRODUCTION_FILE_UPLOAD',
    PROVIDER,
    'productionFileRefused',
  ],
  [
    'syncProductionFile',
    ['PENDING_PRODUCTION_FILE_SYNC'],
    'CLEARED_FOR_MFG',
    PROVIDER,
    'productionFileSynced',
  ],
  ['rejectOrder', [...DECIDED, ...WITH_PRODUCTION_FILE], 'ORDER_REJECTED', PROVIDER, 'planOrderRejected'],
  ['resumeOrder', ['ORDER_REJECTED'], 'APPROVED', PROVIDER, 'planOrderResumed'],
  // A newer plan, a refinement or the end of the case takes the place of what was open.
  [
    'supersede',
    [
      'GENERATING',
      'CONVERTED',
      'PUBLISHED',
      'ORDER_REJECTED',
      'UNCLEARED_FOR_MFG',
      ...DECIDED,
      ...WITH_PRODUCTION_FILE,
    ],
    'INACTIVE',
    ['system'],
    'planSuperseded',
  ],
  // What was delivered by it goes on by it, when what came after it is given up.
  [
    'reinstate',
    ['INACTIVE', 'PUBLISHED', 'REJECTED', 'UNCLEARED_FOR_MFG', 'ORDER_REJECTED'],
    'APPROVED',
    ['system'],
    'planReinstated',
  ],
];

/** The one table of a treatment plan's transitions (specification § 4). */
export const PLAN_TRANSITIONS: readonly PlanTransition[] = LINES.map(
  ([action, from, to, by, history, condition]) => ({
    action,
    from,
    to,
    by,
    history,
    ...(condition && { when: condition }),
  }),
);

/** The transition an action would make now, or nothing when it is not allowed. */
export function findPlanTransition(
  action: PlanAction,
  from: PlanStatus,
  facts: PlanFacts,
  actor: Actor,
): PlanTransition | undefined {
  return findTransition(PLAN_TRANSITIONS, { action, from, facts, actor });
}
