import type { CaseAction, Plan } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import type { AppContext } from '../../app-context';
import type { Person } from '../auth/person';
import { clientActor } from '../case/case-actor';
import type { CaseScope } from '../case/case-scope';
import { getCase, scopeOf } from '../case/case.service';
import { changeCaseState, lockedCase } from '../case/case-state.service';
import { toPlan } from './plan.mapper';
import { findCaseOfPlan, findPlan, listPlans, updatePlan, type PlanRow } from './plan.repository';

/** Plans of a case, newest first. @throws PortalError 'notFound' */
export async function getPlans({ db }: AppContext, scope: CaseScope, caseUuid: string): Promise<Plan[]> {
  await getCase(db, scope, caseUuid);
  return (await listPlans(db, scope, caseUuid)).map((row) => toPlan(row, caseUuid));
}

/** @throws PortalError 'notAllowedNow' unless the plan is the published one and its case waits for approval (CA-13). */
export function approvePlan(ctx: AppContext, who: Person, planUuid: string): Promise<Plan> {
  return decide(ctx, who, { planUuid, action: 'approvePlan', fields: { status: 'APPROVED' } });
}

/** @throws PortalError as approvePlan */
export function rejectPlan(ctx: AppContext, who: Person, planUuid: string, reason: string): Promise<Plan> {
  const rejectReason = reason.trim();
  return decide(ctx, who, {
    planUuid,
    action: 'rejectPlan',
    fields: { status: 'REJECTED', rejectReason },
    note: rejectReason,
  });
}

interface Decision {
  readonly planUuid: string;
  readonly action: CaseAction;
  readonly fields: Partial<Pick<PlanRow, 'status' | 'rejectReason'>>;
  readonly note?: string;
}

function decide(
  { transact }: AppContext,
  who: Person,
  { planUuid, action, fields, note }: Decision,
): Promise<Plan> {
  return transact(async (unit) => {
    const scope = scopeOf(who);
    const caseUuid = await findCaseOfPlan(unit.tx, scope, planUuid);
    if (caseUuid === null) throw new PortalError('notFound', 'There is no such plan');
    const found = await lockedCase(unit, scope, caseUuid);
    const plan = await findPlan(unit.tx, found.row.id, planUuid);
    if (plan?.status !== 'PUBLISHED')
      throw new PortalError('notAllowedNow', 'This plan does not wait for a decision');
    await changeCaseState(unit, found, action, clientActor(who), note === undefined ? {} : { note });
    return toPlan(await updatePlan(unit.tx, plan.id, fields), caseUuid);
  });
}
