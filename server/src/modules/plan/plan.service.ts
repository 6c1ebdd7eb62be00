import type { CaseAction, Plan, PlanAction, PlanDetails } from '@portal/shared/contract';
import type { PortalError } from '@portal/shared/errors';
import type { AppContext } from '../../app-context';
import type { UnitOfWork } from '../../db/unit-of-work';
import { refusal } from '../../refusals';
import type { Person } from '../../person';
import { clientActor } from '../case/case-actor';
import type { CaseScope } from '../case/case-scope';
import { getCase } from '../case/case.service';
import { toMadeWith } from '../configuration/making.mapper';
import { changeCaseState, getCaseForUpdate } from '../case/state/case-state.service';
import { toPlan, toPlanDetails } from './plan.mapper';
import { findApprover, findCaseOfPlan, findPlan, findPlanInScope, listPlans } from './plan.repository';
import { changePlanState, type LockedPlan } from './plan-state.service';

/** Plans of a case, newest first; the one that the provider is still working on has no stages yet. @throws PortalError 'notFound' */
export async function getPlans(
  { db }: Pick<AppContext, 'db'>,
  scope: CaseScope,
  caseUuid: string,
): Promise<Plan[]> {
  await getCase(db, scope, caseUuid);
  return (await listPlans(db, scope, caseUuid)).map(({ row, approvedBy, making }) => ({
    ...toPlan(row, caseUuid, approvedBy),
    madeWith: toMadeWith(making),
  }));
}

/** What a dentist decides a plan on; lists without an entry where the lab gave nothing. @throws PortalError 'notFound' */
export async function getPlanDetails(
  { db }: Pick<AppContext, 'db'>,
  scope: CaseScope,
  planUuid: string,
): Promise<PlanDetails> {
  const row = await findPlanInScope(db, scope, planUuid);
  if (!row) throw noPlan();
  return toPlanDetails(row);
}

/** A plan as a person asks for it; with `caseUuid` only as a plan of that case. */
export interface PlanOfPerson {
  readonly who: Person;
  readonly scope: CaseScope;
  readonly planUuid: string;
  readonly caseUuid?: string;
}

/** What the company's people decide about a plan, and what that is for its case. */
const DECISIONS = {
  approve: 'approvePlan',
  reject: 'rejectPlan',
  clearMfg: 'clearMfg',
  unclearMfg: 'unclearMfg',
} as const satisfies Partial<Record<PlanAction, CaseAction>>;
export type PlanDecision = keyof typeof DECISIONS;

/** Why a plan is rejected, and what that brings with it in the same transaction. */
interface PlanRefusal {
  readonly reason: string;
  also(unit: UnitOfWork, held: LockedPlan, reason: string): Promise<void>;
}

/**
 * Decides about a plan, and so about its case (CA-13).
 * @param refused of a rejection; the reason stands at the plan.
 * @throws PortalError 'notFound'; 'doctorBlocked'; 'notAllowedNow' unless plan and case both wait for this decision;
 * 'secondApproverNeeded'
 */
export function decidePlan(
  { transact }: Pick<AppContext, 'transact'>,
  { who, scope, planUuid, caseUuid }: PlanOfPerson,
  decision: PlanDecision,
  refused?: PlanRefusal,
): Promise<Plan> {
  return transact(async (unit) => {
    const held = await lockedPlan(unit, scope, planUuid);
    const { row } = held.ofCase;
    if (caseUuid !== undefined && row.uuid !== caseUuid.toLowerCase()) throw noPlan();
    const by = clientActor(who);
    const rejectReason = refused?.reason.trim();
    if (decision === 'clearMfg') checkSecondApprover(held, who);
    const decided = await changePlanState(unit, held, decision, by, {
      ...(rejectReason !== undefined && { rejectReason }),
      ...(decision === 'approve' && { approvedById: who.contactId }),
    });
    const note = rejectReason === undefined ? {} : { note: rejectReason };
    await changeCaseState(unit, held.ofCase, DECISIONS[decision], by, note);
    if (rejectReason !== undefined) await refused?.also(unit, held, rejectReason);
    return toPlan(decided, row.uuid, await findApprover(unit.tx, decided));
  });
}

/**
 * Who approved a plan does not clear it too, where the company wants two people for that. Everything else stays open to them, and a
 * super admin can change what the company wants, so that a case of the only person left is not stuck.
 * @throws PortalError 'secondApproverNeeded'
 */
function checkSecondApprover({ plan, ofCase }: LockedPlan, { contactId }: Person): void {
  if (ofCase.needsTwoApprovers && plan.approvedById === contactId) throw refusal('secondApproverNeeded');
}

/**
 * A plan and its case, both held until the transaction ends; the case first.
 * @throws PortalError 'notFound' when there is none in the scope, and those of `lockedCase`.
 */
export async function lockedPlan(unit: UnitOfWork, scope: CaseScope, planUuid: string): Promise<LockedPlan> {
  const caseUuid = await findCaseOfPlan(unit.tx, scope, planUuid);
  if (caseUuid === null) throw noPlan();
  const ofCase = await getCaseForUpdate(unit, scope, caseUuid);
  const plan = await findPlan(unit.tx, ofCase.row.id, planUuid);
  if (!plan) throw noPlan();
  return { plan, ofCase };
}

const noPlan = (): PortalError => refusal('notFound', { record: 'plan' });
