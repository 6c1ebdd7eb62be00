import { and, desc, eq, inArray, max } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { dentalCase, plan } from '../../db/schema';
import { inScope, type CaseScope } from '../case/case-scope';

export type PlanRow = typeof plan.$inferSelect;

export async function listPlans(db: Db, scope: CaseScope, caseUuid: string): Promise<PlanRow[]> {
  const rows = await db
    .select({ row: plan })
    .from(plan)
    .innerJoin(dentalCase, eq(dentalCase.id, plan.caseId))
    .where(and(eq(dentalCase.uuid, caseUuid), inScope(scope)))
    .orderBy(desc(plan.number));
  return rows.map(({ row }) => row);
}

/** The uuid of the case that a plan belongs to. */
export async function findCaseOfPlan(tx: Db, scope: CaseScope, planUuid: string): Promise<string | null> {
  const [found] = await tx
    .select({ caseUuid: dentalCase.uuid })
    .from(plan)
    .innerJoin(dentalCase, eq(dentalCase.id, plan.caseId))
    .where(and(eq(plan.uuid, planUuid), inScope(scope)));
  return found?.caseUuid ?? null;
}

/** A plan of a case that the transaction holds. */
export async function findPlan(tx: Db, caseId: number, planUuid: string): Promise<PlanRow | null> {
  const [row] = await tx
    .select()
    .from(plan)
    .where(and(eq(plan.caseId, caseId), eq(plan.uuid, planUuid)));
  return row ?? null;
}

export async function updatePlan(
  tx: Db,
  planId: number,
  fields: Partial<Pick<PlanRow, 'status' | 'rejectReason'>>,
): Promise<PlanRow> {
  const [row] = await tx.update(plan).set(fields).where(eq(plan.id, planId)).returning();
  if (!row) throw new Error('The plan of the locked case is gone');
  return row;
}

export type NewPlan = Pick<
  typeof plan.$inferInsert,
  'caseId' | 'status' | 'upperStages' | 'lowerStages' | 'weeks' | 'note'
>;

/** Adds the next plan of a case that the transaction holds; plans still open before it become inactive. */
export async function insertNextPlan(tx: Db, values: NewPlan): Promise<PlanRow> {
  await tx
    .update(plan)
    .set({ status: 'INACTIVE' })
    .where(
      and(eq(plan.caseId, values.caseId), inArray(plan.status, ['GENERATING', 'CONVERTED', 'PUBLISHED'])),
    );
  const [newest] = await tx
    .select({ number: max(plan.number) })
    .from(plan)
    .where(eq(plan.caseId, values.caseId));
  const [row] = await tx
    .insert(plan)
    .values({ ...values, number: (newest?.number ?? 0) + 1 })
    .returning();
  if (!row) throw new Error('The plan was not inserted');
  return row;
}
