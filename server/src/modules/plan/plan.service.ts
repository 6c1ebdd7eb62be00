import type { CaseAction, Locale, Plan, PlanAction, PlanDetails } from '@portal/shared/contract';
import type { PortalError } from '@portal/shared/errors';
import type { AppContext } from '../../app-context';
import type { UnitOfWork } from '../../db/unit-of-work';
import { refusal } from '../../refusals';
import type { Person } from '../../person';
import { clientActor } from '../case/case-actor';
import type { CaseScope } from '../case/case-scope';
import { getCase } from '../case/case.service';
import { changeCaseState, getCaseForUpdate } from '../case/state/case-state.service';
import { writeAsPerson } from '../chat/chat.service';
import { findChosenLocale } from '../shipment/arrival.repository';
import { findNotation, findRejectedBefore, listPins } from './plan-review.repository';
import { toPlan, toPlanDetails } from './plan.mapper';
import { findApprover, findCaseOfPlan, findPlan, findPlanInScope, listPlans } from './plan.repository';
import { changePlanState, type LockedPlan } from './plan-state.service';
import { rejectionText } from './rejection-text';

/** Plans of a case, newest first; the one that the provider is still working on has no stages yet. @throws PortalError 'notFound' */
export async function getPlans(
  { db }: Pick<AppContext, 'db'>,
  scope: CaseScope,
  caseUuid: string,
): Promise<Plan[]> {
  await getCase(db, scope, caseUuid);
  return (await listPlans(db, scope, caseUuid)).map(({ row, approvedBy }) =>
    toPlan(row, caseUuid, approvedBy),
  );
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

/** Why a plan is rejected, and the language of the caller's browser. */
export interface PlanRefusal {
  readonly reason: string;
  readonly locale: Locale | null;
}

/**
 * Decides about a plan, and so about its case (CA-13). A rejection takes the pins along that stand: it is one message in the chat of
 * the case, by the person, in the same transaction.
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
    if (rejectReason !== undefined)
      await writeRejection(unit, held, who, { reason: rejectReason, locale: refused?.locale ?? null });
    return toPlan(decided, row.uuid, await findApprover(unit.tx, decided));
  });
}

async function writeRejection(
  unit: UnitOfWork,
  { plan, ofCase: { row } }: LockedPlan,
  who: Person,
  { reason, locale }: PlanRefusal,
): Promise<void> {
  const { tx } = unit;
  const before = await findRejectedBefore(tx, plan);
  const unresolved = before
    ? (await listPins(tx, before.id)).filter(({ resolution }) => resolution === 'notResolved')
    : [];
  const language = (await findChosenLocale(tx, who.contactId)) ?? locale ?? 'en';
  const text = rejectionText(language, await findNotation(tx, row.companyId), {
    number: plan.number,
    reason,
    pins: await listPins(tx, plan.id),
    open: before && { number: before.number, pins: unresolved },
  });
  await writeAsPerson(unit, who, row.uuid, text, { kind: 'plan', version: plan.number });
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
