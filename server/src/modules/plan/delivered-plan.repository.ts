import type { PlanStatus } from '@portal/shared/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { batch, plan, productionOrder } from '../../db/schema';
import type { PlanRow } from './plan.repository';

/** A plan in one of these was agreed on, and what is made is made by it. */
export const AGREED_PLAN_STATUSES: PlanStatus[] = [
  'APPROVED',
  'CLEARED_FOR_MFG',
  'PENDING_PRODUCTION_FILE_UPLOAD',
  'PENDING_PRODUCTION_FILE_QC',
  'PENDING_PRODUCTION_FILE_SYNC',
];

/** A plan by which a case was made, and how much of it was sent. */
export interface DeliveredPlan {
  readonly plan: PlanRow;
  /** Last stage that was shipped; 0 where no order says so. */
  readonly delivered: number;
}

/**
 * The plan of what each of some cases got last, whatever became of the plan since; of a case without an order that was shipped,
 * the newest plan that was agreed on. Cases that were made without a plan are not in the answer.
 */
export async function readDeliveredPlans(db: Db, caseIds: number[]): Promise<Map<number, DeliveredPlan>> {
  if (caseIds.length === 0) return new Map();
  const agreed = await db
    .selectDistinctOn([plan.caseId])
    .from(plan)
    .where(and(inArray(plan.caseId, caseIds), inArray(plan.status, AGREED_PLAN_STATUSES)))
    .orderBy(plan.caseId, desc(plan.number));
  const shipped = await db
    .selectDistinctOn([productionOrder.caseId], { plan, delivered: batch.toStage })
    .from(productionOrder)
    .innerJoin(plan, eq(plan.id, productionOrder.planId))
    .leftJoin(batch, eq(batch.id, productionOrder.batchId))
    .where(and(inArray(productionOrder.caseId, caseIds), eq(productionOrder.status, 'SHIPPED')))
    .orderBy(productionOrder.caseId, desc(productionOrder.id));
  return new Map([
    ...agreed.map((row) => [row.caseId, { plan: row, delivered: 0 }] as const),
    ...shipped.map(
      ({ plan: row, delivered }) =>
        [row.caseId, { plan: row, delivered: delivered ?? lastStageOf(row) }] as const,
    ),
  ]);
}

/** Of both arches the longer one counts. */
export function lastStageOf({ upperStages, lowerStages }: PlanRow): number {
  return Math.max(upperStages, lowerStages);
}
