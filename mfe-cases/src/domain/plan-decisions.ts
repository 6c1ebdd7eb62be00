import {
  findPlanTransition,
  WORKFLOWS,
  type CaseAction,
  type Plan,
  type Workflow,
} from '@portal/shared/contract';
import { canDo, type DecidingFacts } from './case-actions';

/** A company's decisions about a plan (CA-13), in the order in which they are due. */
export const PLAN_DECISIONS = ['approve', 'clearMfg', 'reject', 'unclearMfg'] as const;
export type PlanDecision = (typeof PLAN_DECISIONS)[number];

/** The action on the case that each decision means. */
const OF_CASE: Record<PlanDecision, CaseAction> = {
  approve: 'approvePlan',
  clearMfg: 'clearMfg',
  reject: 'rejectPlan',
  unclearMfg: 'unclearMfg',
};

/** The decisions that the status of the plan and of the case both allow. */
export function offeredDecisions(
  { status }: Pick<Plan, 'status'>,
  caseRecord: DecidingFacts,
  workflow: Workflow,
): readonly PlanDecision[] {
  return PLAN_DECISIONS.filter(
    (decision) => isOpenTo(decision, status) && canDo(OF_CASE[decision], caseRecord, workflow),
  );
}

/** Checked against every workflow: a case keeps the workflow of its submission, and the company's may have changed. */
function isOpenTo(decision: PlanDecision, status: Plan['status']): boolean {
  return WORKFLOWS.some((workflow) => findPlanTransition(decision, status, { workflow }, 'client'));
}
