import {
  findPlanTransition,
  type CaseAction,
  type CompanyConfiguration,
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
  ofCompany: Workflow,
): readonly PlanDecision[] {
  const workflow = caseRecord.workflow ?? ofCompany;
  return PLAN_DECISIONS.filter(
    (decision) =>
      findPlanTransition(decision, status, { workflow }, 'client') !== undefined &&
      canDo(OF_CASE[decision], caseRecord, ofCompany),
  );
}

/** Whether who is signed in approved a plan that somebody else has to clear, where the company wants two people for that. */
export function needsColleague(
  decision: PlanDecision,
  { approvedBy }: Pick<Plan, 'approvedBy'>,
  { needsTwoApprovers }: Pick<CompanyConfiguration, 'needsTwoApprovers'>,
  userUuid: string,
): boolean {
  return decision === 'clearMfg' && needsTwoApprovers && approvedBy?.uuid === userUuid;
}
