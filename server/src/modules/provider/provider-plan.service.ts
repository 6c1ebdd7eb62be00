import {
  IN_MANUFACTURING_STATUSES,
  type CallBody,
  type CaseStatus,
  type Order,
  type Plan,
} from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { UnitOfWork } from '../../db/unit-of-work';
import { refusal } from '../../refusals';
import { PROVIDER } from '../case/case-actor';
import type { LockedCase } from '../case/state/case-state.repository';
import { getCaseForUpdate, tellCaseChanged } from '../case/state/case-state.service';
import { toOrder } from '../order/order.mapper';
import { findOrder } from '../order/order.repository';
import { changeOrderState } from '../order/order-state.service';
import { toPlan } from '../plan/plan.mapper';
import { findApprover } from '../plan/plan.repository';
import { lockedPlan } from '../plan/plan.service';
import { changePlanState } from '../plan/plan-state.service';
import { publishIn, type NewPlanBody } from '../plan/plan-publish.service';

type Context = Pick<AppContext, 'db' | 'transact'>;
type PlanStep = CallBody<'PUT /api/provider/plan/{id}/state'>['action'];

/** Publishes a case's plan (CA-13). @throws PortalError as publishIn */
export function publishPlan({ transact }: Context, caseUuid: string, body: NewPlanBody): Promise<Plan> {
  return transact((unit) => publishIn(unit, caseUuid, body));
}

/**
 * A step of a plan that leaves its case where it is: conversion while it is in work, the production file once it is to be
 * made (CA-13).
 * @throws PortalError 'notFound'; 'notAllowedNow'
 */
export function movePlan({ transact }: Context, planUuid: string, action: PlanStep): Promise<Plan> {
  return transact(async (unit) => {
    const held = await lockedPlan(unit, 'provider', planUuid);
    const { row } = held.ofCase;
    // A file of a plan that may still be decided about would stand in the decision's way.
    if (action !== 'convert' && !(IN_MANUFACTURING_STATUSES as readonly CaseStatus[]).includes(row.status))
      throw refusal('notAllowedNow', { record: 'case', status: row.status });
    const plan = await changePlanState(unit, held, action, PROVIDER);
    tellCaseChanged(unit, held.ofCase, row);
    return toPlan(plan, row.uuid, await findApprover(unit.tx, plan));
  });
}

/** Work on an order began (CA-21). @throws PortalError 'notFound'; 'notAllowedNow' */
export async function processOrder(
  { db, transact, fileLinks }: Context & Pick<AppContext, 'fileLinks'>,
  orderUuid: string,
): Promise<Order> {
  await transact(async (unit) => {
    const ofCase = await getCaseOfOrderForUpdate(unit, orderUuid);
    // Read again once the case is held: it may have moved the order meanwhile.
    const { row: order } = await orderOf(unit.tx, orderUuid);
    await changeOrderState(unit, order, 'process', PROVIDER);
    tellCaseChanged(unit, ofCase, ofCase.row);
  });
  return toOrder(await orderOf(db, orderUuid), fileLinks);
}

async function getCaseOfOrderForUpdate(unit: UnitOfWork, orderUuid: string): Promise<LockedCase> {
  const { caseUuid } = await orderOf(unit.tx, orderUuid);
  return getCaseForUpdate(unit, 'provider', caseUuid);
}

async function orderOf(db: AppContext['db'], orderUuid: string) {
  const found = await findOrder(db, 'provider', orderUuid);
  if (!found) throw refusal('notFound', { record: 'order' });
  return found;
}
