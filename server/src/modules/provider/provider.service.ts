import type { CallBody, Case, CaseAction, Plan } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { UnitOfWork } from '../../db/unit-of-work';
import { PROVIDER } from '../case/case-actor';
import { getCase } from '../case/case.service';
import { changeCaseState, lockedCase, type StateChange } from '../case/case-state.service';
import { toPlan } from '../plan/plan.mapper';
import { insertNextPlan } from '../plan/plan.repository';

type Context = Pick<AppContext, 'db' | 'transact'>;

/** Every stage is worn this long. */
const WEEKS_PER_STAGE = 2;

/**
 * One step of the provider's on a case, by the same table of transitions as everybody's (CA-12).
 * @throws PortalError 'notFound'; 'notAllowedNow'
 */
export async function moveCase(
  { db, transact }: Context,
  uuid: string,
  action: CaseAction,
  change?: StateChange,
): Promise<Case> {
  await transact(async (unit) =>
    changeCaseState(unit, await lockedCase(unit, 'provider', uuid), action, PROVIDER, change),
  );
  return getCase(db, 'provider', uuid);
}

/** Sends a case back with the reason, which then stands at the case (CA-12). @throws PortalError as moveCase */
export function rejectCase(ctx: Context, uuid: string, reason: string): Promise<Case> {
  const rejectReason = reason.trim();
  return moveCase(ctx, uuid, 'reject', { note: rejectReason, fields: { rejectReason } });
}

/** What a published plan says. */
export type NewPlanBody = CallBody<'POST /api/provider/case/{id}/plan'>;

/**
 * Publishes the next version of a case's plan; the one published before becomes inactive (CA-13). Where the workflow has
 * no approval step it counts as approved at once.
 * @throws PortalError as moveCase
 */
export function publishPlan({ transact }: Context, uuid: string, body: NewPlanBody): Promise<Plan> {
  return transact((unit) => publishIn(unit, uuid, body));
}

/** `publishPlan` within a transaction that does more. */
export async function publishIn(
  unit: UnitOfWork,
  uuid: string,
  { upperStages, lowerStages, note }: NewPlanBody,
): Promise<Plan> {
  const found = await lockedCase(unit, 'provider', uuid);
  const moved = await changeCaseState(unit, found, 'publishPlan', PROVIDER);
  const row = await insertNextPlan(unit.tx, {
    caseId: found.row.id,
    status: moved.status === 'IN_CUSTOMER_APPPROVE' ? 'PUBLISHED' : 'APPROVED',
    upperStages,
    lowerStages,
    weeks: Math.max(upperStages, lowerStages) * WEEKS_PER_STAGE,
    note: note?.trim() ?? null,
  });
  return toPlan(row, uuid);
}
