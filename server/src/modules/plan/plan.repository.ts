import type { Making } from '@portal/shared/contract';
import { and, desc, eq, inArray, max, ne, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { contact, dentalCase, plan, productionOrder } from '../../db/schema';
import { inScope, type CaseScope } from '../case/case-scope';

export type PlanRow = typeof plan.$inferSelect;

const APPROVER = { uuid: contact.uuid, name: contact.name };

/** How the newest order of a plan that is not canceled is made; found by the case, since only that is indexed. */
const newestMaking = sql<Making | null>`(
  select ${productionOrder.making} from ${productionOrder}
  where ${and(eq(productionOrder.caseId, plan.caseId), eq(productionOrder.planId, plan.id), ne(productionOrder.status, 'CANCELED'))}
  order by ${productionOrder.id} desc limit 1
)`;

/** Plans of a case, newest first, with what is made by them. */
export async function listPlans(db: Db, scope: CaseScope, caseUuid: string) {
  return db
    .select({ row: plan, approvedBy: APPROVER, making: newestMaking })
    .from(plan)
    .innerJoin(dentalCase, eq(dentalCase.id, plan.caseId))
    .leftJoin(contact, eq(contact.id, plan.approvedById))
    .where(and(eq(dentalCase.uuid, caseUuid), inScope(scope)))
    .orderBy(desc(plan.number));
}

/** Who approved a plan, while they are in the company. */
export async function findApprover(db: Db, { approvedById }: PlanRow) {
  if (approvedById === null) return null;
  const [found] = await db.select(APPROVER).from(contact).where(eq(contact.id, approvedById));
  return found ?? null;
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

export async function findPlanInScope(db: Db, scope: CaseScope, planUuid: string): Promise<PlanRow | null> {
  const [found] = await db
    .select({ row: plan })
    .from(plan)
    .innerJoin(dentalCase, eq(dentalCase.id, plan.caseId))
    .where(and(eq(plan.uuid, planUuid), inScope(scope)));
  return found?.row ?? null;
}

/** A plan of a case that the transaction holds. */
export async function findPlan(tx: Db, caseId: number, planUuid: string): Promise<PlanRow | null> {
  const [row] = await tx
    .select()
    .from(plan)
    .where(and(eq(plan.caseId, caseId), eq(plan.uuid, planUuid)));
  return row ?? null;
}

/** Plans of a case that the transaction holds which are neither rejected nor replaced, newest first. */
export async function listLivePlans(tx: Db, caseId: number): Promise<PlanRow[]> {
  return tx
    .select()
    .from(plan)
    .where(and(eq(plan.caseId, caseId), notInArray(plan.status, ['REJECTED', 'INACTIVE'])))
    .orderBy(desc(plan.number));
}

/** The plan that the provider is working on in a case that the transaction holds. */
export async function findUnpublishedPlan(tx: Db, caseId: number): Promise<PlanRow | null> {
  const [row] = await tx
    .select()
    .from(plan)
    .where(and(eq(plan.caseId, caseId), inArray(plan.status, ['GENERATING', 'CONVERTED'])))
    .orderBy(desc(plan.number))
    .limit(1);
  return row ?? null;
}

export async function updatePlan(tx: Db, planId: number, fields: Partial<PlanRow>): Promise<PlanRow> {
  const [row] = await tx.update(plan).set(fields).where(eq(plan.id, planId)).returning();
  if (!row) throw new Error('The plan of the locked case is gone');
  return row;
}

/** Adds the next plan of a case that the transaction holds: without stages, until it is published. */
export async function insertNextPlan(tx: Db, caseId: number): Promise<PlanRow> {
  const [newest] = await tx
    .select({ number: max(plan.number) })
    .from(plan)
    .where(eq(plan.caseId, caseId));
  const [row] = await tx
    .insert(plan)
    .values({
      caseId,
      number: (newest?.number ?? 0) + 1,
      status: 'GENERATING',
      upperStages: 0,
      lowerStages: 0,
      weeks: 0,
    })
    .returning();
  if (!row) throw new Error('The plan was not inserted');
  return row;
}
