import { findPlanTransition, type PlanAction } from '@portal/shared/contract';
import type { UnitOfWork } from '../../db/unit-of-work';
import { refusal } from '../../refusals';
import { SYSTEM, type CaseActor } from '../case/case-actor';
import { writeRecordHistory, type LockedCase } from '../case/state/case-state.repository';
import { insertNextPlan, listLivePlans, updatePlan, type PlanRow } from './plan.repository';

/** A plan of a case, both held by the transaction. */
export interface LockedPlan {
  readonly plan: PlanRow;
  readonly ofCase: LockedCase;
}

/**
 * Moves a plan as the table of transitions says (CA-13) and writes it into its case's history in the same transaction.
 * The one way in which the status of a plan changes.
 * @param fields what else of the plan changes with it.
 * @throws PortalError 'notAllowedNow' when the table has no such transition from where the plan is, for this actor.
 */
export async function changePlanState(
  unit: UnitOfWork,
  { plan, ofCase }: LockedPlan,
  action: PlanAction,
  by: CaseActor,
  fields: Partial<Omit<PlanRow, 'status'>> = {},
): Promise<PlanRow> {
  const transition = findPlanTransition(action, plan.status, { workflow: ofCase.workflow }, by.actor);
  if (!transition) throw refusal('notAllowedNow', { record: 'plan', status: plan.status });
  const changed = await updatePlan(unit.tx, plan.id, { ...fields, status: transition.to });
  await writePlanHistory(unit, plan, {
    from: plan.status,
    to: changed.status,
    action: transition.history,
    by,
  });
  return changed;
}

/** Begins the next plan of a case; those still open give way to it. */
export async function beginPlan(unit: UnitOfWork, ofCase: LockedCase): Promise<PlanRow> {
  await supersedePlans(unit, ofCase);
  const plan = await insertNextPlan(unit.tx, ofCase.row.id);
  await writePlanHistory(unit, plan, {
    from: null,
    to: plan.status,
    action: 'planGenerating',
    by: SYSTEM,
  });
  return plan;
}

/** Makes every plan of a case inactive that is not over yet. */
export async function supersedePlans(unit: UnitOfWork, ofCase: LockedCase): Promise<void> {
  for (const plan of await listLivePlans(unit.tx, ofCase.row.id))
    await changePlanState(unit, { plan, ofCase }, 'supersede', SYSTEM);
}

type PlanEntry = Pick<Parameters<typeof writeRecordHistory>[1], 'from' | 'to' | 'action' | 'by'>;

function writePlanHistory({ tx }: UnitOfWork, plan: PlanRow, entry: PlanEntry): Promise<void> {
  return writeRecordHistory(tx, {
    ...entry,
    caseId: plan.caseId,
    subject: 'plan',
    subjectUuid: plan.uuid,
    subjectLabel: String(plan.number),
  });
}
