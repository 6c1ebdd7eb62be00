import {
  findPlanTransition,
  WORKFLOWS,
  type CaseAction,
  type Plan,
  type Workflow,
} from '@portal/shared/contract';
import { canDo, type DecidingFacts } from './case-actions';

/** What the company's people decide about a plan (CA-13), in the order in which they are asked. */
export const PLAN_DECISIONS = ['approve', 'clearMfg', 'reject', 'unclearMfg'] as const;
export type PlanDecision = (typeof PLAN_DECISIONS)[number];

/** What a decision about a plan is for its case. */
const OF_CASE: Record<PlanDecision, CaseAction> = {
  approve: 'approvePlan',
  clearMfg: 'clearMfg',
  reject: 'rejectPlan',
  unclearMfg: 'unclearMfg',
};

/** The decisions that plan and case both wait for. */
export function offeredDecisions(
  { status }: Pick<Plan, 'status'>,
  caseRecord: DecidingFacts,
  workflow: Workflow,
): readonly PlanDecision[] {
  return PLAN_DECISIONS.filter(
    (decision) => isOpenTo(decision, status) && canDo(OF_CASE[decision], caseRecord, workflow),
  );
}

/** By any workflow: the case has the one that it began with, its company may have another by now. */
function isOpenTo(decision: PlanDecision, status: Plan['status']): boolean {
  return WORKFLOWS.some((workflow) => findPlanTransition(decision, status, { workflow }, 'client'));
}
