import type { CaseAction, CaseStatus, OrderAction } from '@portal/shared/contract';
import type { UnitOfWork } from '../../db/unit-of-work';
import { findOpenOrder, type OrderStateFields } from '../order/order.repository';
import { changeOrderState, makeOrder } from '../order/order-state.service';
import {
  cancelUndeliveredRefinement,
  closeRefinements,
  insertNextRefinement,
  takeUpRefinement,
} from '../order/refinement.repository';
import { AGREED_PLAN_STATUSES, readDeliveredPlans } from '../plan/delivered-plan.repository';
import { listLivePlans, type PlanRow } from '../plan/plan.repository';
import { beginPlan, changePlanState, supersedePlans } from '../plan/plan-state.service';
import { SYSTEM } from '../case/case-actor';
import type { LockedCase } from '../case/state/case-state.repository';
import type { CaseStep } from '../case/state/case-state.service';

type FollowUp = (unit: UnitOfWork, step: CaseStep) => Promise<void>;

/** What an action does to the plans and orders of its case, whatever status it leads to. */
const ON_ACTION: Partial<Record<CaseAction, FollowUp>> = {
  refine: beginRefinement,
  unclearMfg: holdOrder,
  // The order waits for the next decision: approved again it goes on, with a rejected plan it ends.
  undoLastPlanApproval: async (unit, step) => {
    await holdOrder(unit, step);
    await movePlan('undoApproval')(unit, step);
  },
  rejectPlan: moveOrder('cancel'),
  rejectOrder: async (unit, step) => {
    await moveOrder('cancel', { rejectReason: step.note ?? null })(unit, step);
    await movePlan('rejectOrder')(unit, step);
  },
  resumeOrder: movePlan('resumeOrder'),
  startMfg: moveOrder('startMfg'),
  finishMfg: moveOrder('finishMfg'),
  bookShipment: moveOrder('bookShipment'),
  ship: moveOrder('ship'),
  complete: (unit, { found }) => closeRefinements(unit.tx, found.row.id, false),
  cancel: endCase,
  expire: endCase,
};

/** What a case needs when it comes into a status, by whatever way. */
const ON_ENTERING: Partial<Record<CaseStatus, FollowUp>> = {
  IN_TS_GENERATING: async (unit, { found }) => void (await beginPlan(unit, found)),
  // The order waits until it is cleared.
  IN_CLEARANCE: async (unit, { found }) => void (await orderOf(unit, found)),
  PRE_MFG: releaseOrder,
};

/**
 * Brings plans, batches, orders and refinements of a case to where its change of state wants them. Done
 * whenever `changeCaseState` moves a case, in the transaction that holds it.
 * @throws PortalError 'notAllowedNow' when one of them cannot follow; then the case does not change either.
 */
export async function followUp(unit: UnitOfWork, step: CaseStep): Promise<void> {
  await ON_ACTION[step.action]?.(unit, step);
  await ON_ENTERING[step.found.row.status]?.(unit, step);
}

/** Moves the open order. A case of before there were orders has none, and goes on without. */
function moveOrder(action: OrderAction, fields: OrderStateFields = {}): FollowUp {
  return async (unit, { found, by }) => {
    const order = await findOpenOrder(unit.tx, found.row.id);
    if (order) await changeOrderState(unit, order, action, by, fields);
  };
}

function movePlan(action: 'undoApproval' | 'rejectOrder' | 'resumeOrder'): FollowUp {
  return async (unit, { found, by }) => {
    const plan = await currentPlan(unit, found);
    if (plan) await changePlanState(unit, { plan, ofCase: found }, action, by);
  };
}

async function releaseOrder(unit: UnitOfWork, { found }: CaseStep): Promise<void> {
  const order = await orderOf(unit, found);
  if (order.status === 'PENDING') await changeOrderState(unit, order, 'release', SYSTEM);
}

async function holdOrder(unit: UnitOfWork, { found }: CaseStep): Promise<void> {
  const order = await findOpenOrder(unit.tx, found.row.id);
  if (order && order.status !== 'PENDING') await changeOrderState(unit, order, 'hold', SYSTEM);
}

/** The open order of a case, made now if there is none. */
async function orderOf(unit: UnitOfWork, found: LockedCase) {
  const open = await findOpenOrder(unit.tx, found.row.id);
  return open ?? makeOrder(unit, found, await currentPlan(unit, found));
}

/** The plan that a case goes by; what is made without a plan has none. */
async function currentPlan({ tx }: UnitOfWork, { row }: LockedCase): Promise<PlanRow | null> {
  if (row.withTs) return null;
  const [newest] = await listLivePlans(tx, row.id);
  return newest ?? null;
}

/** A refinement that is still open ends where the next one begins; one that a clinic asks for is what begins. */
async function beginRefinement({ tx }: UnitOfWork, { found, note }: CaseStep): Promise<void> {
  const { id } = found.row;
  await closeRefinements(tx, id, false);
  if (!(await takeUpRefinement(tx, id))) await insertNextRefinement(tx, id, { note: note ?? null });
}

async function endCase(unit: UnitOfWork, step: CaseStep): Promise<void> {
  const { row } = step.found;
  await moveOrder('cancel')(unit, step);
  if (step.isReturn) return returnCase(unit, step.found);
  await supersedePlans(unit, step.found);
  await closeRefinements(unit.tx, row.id, row.status === 'CANCELED_REFINEMENT');
}

/** The plan of what was delivered holds again, and a refinement of which nothing was delivered is canceled. */
async function returnCase(unit: UnitOfWork, found: LockedCase): Promise<void> {
  const { id } = found.row;
  const delivered = (await readDeliveredPlans(unit.tx, [id])).get(id)?.plan;
  for (const plan of await listLivePlans(unit.tx, id))
    if (plan.id !== delivered?.id) await changePlanState(unit, { plan, ofCase: found }, 'supersede', SYSTEM);
  if (delivered && !AGREED_PLAN_STATUSES.includes(delivered.status))
    await changePlanState(unit, { plan: delivered, ofCase: found }, 'reinstate', SYSTEM);
  await cancelUndeliveredRefinement(unit.tx, id);
}
