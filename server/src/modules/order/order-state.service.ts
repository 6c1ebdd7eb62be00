import { findOrderTransition, type OrderAction } from '@portal/shared/contract';
import type { UnitOfWork } from '../../db/unit-of-work';
import { refusal } from '../../refusals';
import { SYSTEM, type CaseActor } from '../case/case-actor';
import { writeRecordHistory, type LockedCase } from '../case/state/case-state.repository';
import { readMaking } from '../configuration/making.repository';
import type { PlanRow } from '../plan/plan.repository';
import { listKnownBatches, writeBatch } from './batch.repository';
import { nextBatch } from './next-batch';
import {
  insertOrder,
  readToBeMade,
  writeOrderStatus,
  type OrderRow,
  type OrderStateFields,
} from './order.repository';
import { findOpenRefinement } from './refinement.repository';

/** With these an order is the lab's to make. */
const HANDS_OVER: ReadonlySet<OrderAction> = new Set(['release', 'process', 'startMfg']);

/**
 * Moves an order as the table of transitions says (CA-21) and writes it into its case's history in the same transaction.
 * The one way in which the status of an order changes. An order that servers of before made does not say how it is made: that is fixed
 * when it is handed over to the lab (CO-20).
 * @param order of a case that this transaction holds.
 * @throws PortalError 'notAllowedNow' when the table has no such transition from where the order is, for this actor.
 */
export async function changeOrderState(
  unit: UnitOfWork,
  order: OrderRow,
  action: OrderAction,
  by: CaseActor,
  fields: OrderStateFields = {},
): Promise<OrderRow> {
  const transition = findOrderTransition(action, order.status, by.actor);
  if (!transition) throw refusal('notAllowedNow', { record: 'order', status: order.status });
  const isUnfixed = order.making === null && HANDS_OVER.has(action);
  const changed = await writeOrderStatus(unit.tx, order.id, transition.to, {
    ...fields,
    ...(isUnfixed && { making: await readMaking(unit.tx, await readToBeMade(unit.tx, order.caseId)) }),
  });
  await writeRecordHistory(unit.tx, {
    caseId: order.caseId,
    subject: 'order',
    subjectUuid: order.uuid,
    subjectLabel: order.identifier,
    from: order.status,
    to: changed.status,
    action: transition.history,
    by,
  });
  return changed;
}

/**
 * Makes the order of what comes next in a case, with its batch (CA-16), not released yet. How it is made is fixed with it (CO-20).
 * @throws PortalError 'nothingToMake' when nothing is left to be made, or all four batches exist.
 */
export async function makeOrder(
  { tx }: UnitOfWork,
  { row: dentalCase }: LockedCase,
  plan: PlanRow | null,
): Promise<OrderRow> {
  const { id: caseId } = dentalCase;
  const refinement = await findOpenRefinement(tx, caseId);
  const next = nextBatch(await listKnownBatches(tx, caseId), plan, refinement?.id ?? null);
  if (!next) throw refusal('nothingToMake');
  const batch = await writeBatch(tx, caseId, next);
  const making = await readMaking(tx, dentalCase);
  const order = await insertOrder(tx, { caseId, batchId: batch.id, planId: next.planId, making });
  await writeRecordHistory(tx, {
    caseId,
    subject: 'order',
    subjectUuid: order.uuid,
    subjectLabel: order.identifier,
    from: null,
    to: order.status,
    action: 'orderCreated',
    by: SYSTEM,
  });
  return order;
}
