import type { DentalNotation, PlanCheck } from '@portal/shared/contract';
import { and, asc, count, desc, eq, gt, isNotNull, lt, lte, ne, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client';
import { caseHistory, companyConfiguration, plan, planCheck, planPin } from '../../db/schema';
import type { PlanRow } from '../plan/plan.repository';

export type PinRow = typeof planPin.$inferSelect;

/** The pins of a plan, oldest first. */
export async function listPins(db: Db, planId: number): Promise<PinRow[]> {
  return db.select().from(planPin).where(eq(planPin.planId, planId)).orderBy(asc(planPin.id));
}

export async function countPins(tx: Db, planId: number): Promise<number> {
  const [row] = await tx.select({ pins: count() }).from(planPin).where(eq(planPin.planId, planId));
  return row?.pins ?? 0;
}

export async function findPin(tx: Db, planId: number, uuid: string): Promise<PinRow | null> {
  const [row] = await tx
    .select()
    .from(planPin)
    .where(and(eq(planPin.planId, planId), eq(planPin.uuid, uuid)));
  return row ?? null;
}

export async function insertPin(tx: Db, values: typeof planPin.$inferInsert): Promise<PinRow> {
  const [row] = await tx.insert(planPin).values(values).returning();
  if (!row) throw new Error('The pin was not inserted');
  return row;
}

export async function updatePin(tx: Db, pinId: number, fields: Partial<PinRow>): Promise<PinRow> {
  const [row] = await tx.update(planPin).set(fields).where(eq(planPin.id, pinId)).returning();
  if (!row) throw new Error('The pin of the locked case is gone');
  return row;
}

export async function deletePin(tx: Db, pinId: number): Promise<void> {
  await tx.delete(planPin).where(eq(planPin.id, pinId));
}

/** A comment on an earlier version of a plan, and that version. */
export interface EarlierPin {
  readonly pin: PinRow;
  readonly plan: PlanRow;
}

/**
 * The comments that a plan answers, those on the newest version first: of one run of rejections, also those that are called resolved, which
 * may be taken back. It ends with a version that was not rejected, and with a refinement that
 * begins, as one that was given up may have left a rejected version behind.
 */
export async function listEarlierPins(db: Db, { caseId, number, createdAt }: PlanRow): Promise<EarlierPin[]> {
  const other = alias(plan, 'other');
  const endOfRun = db
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        eq(other.caseId, caseId),
        lt(other.number, number),
        gt(other.number, plan.number),
        ne(other.status, 'REJECTED'),
      ),
    );
  const refined = db
    .select({ id: caseHistory.id })
    .from(caseHistory)
    .where(
      and(
        eq(caseHistory.caseId, caseId),
        eq(caseHistory.action, 'refinementStarted'),
        // A refinement and its first plan begin in one transaction, at the same time.
        gt(caseHistory.createdAt, plan.createdAt),
        lte(caseHistory.createdAt, createdAt),
      ),
    );
  return db
    .select({ pin: planPin, plan })
    .from(planPin)
    .innerJoin(plan, eq(plan.id, planPin.planId))
    .where(
      and(
        eq(plan.caseId, caseId),
        lt(plan.number, number),
        eq(plan.status, 'REJECTED'),
        notExists(endOfRun),
        notExists(refined),
      ),
    )
    .orderBy(desc(plan.number), asc(planPin.id));
}

/** Whether the client has seen a later version of a plan. */
export async function hasLaterVersion(tx: Db, { caseId, number }: PlanRow): Promise<boolean> {
  const [row] = await tx
    .select({ id: plan.id })
    .from(plan)
    .where(and(eq(plan.caseId, caseId), gt(plan.number, number), isNotNull(plan.publishedAt)))
    .limit(1);
  return row !== undefined;
}

/** A plan by its uuid, of a case that was found in the caller's scope before. */
export async function getPlan(db: Db, planUuid: string): Promise<PlanRow> {
  const [row] = await db.select().from(plan).where(eq(plan.uuid, planUuid));
  if (!row) throw new Error('The plan of the found case is gone');
  return row;
}

export async function readChecks(db: Db, planId: number, contactId: number): Promise<PlanCheck[]> {
  const [row] = await db
    .select({ checked: planCheck.checked })
    .from(planCheck)
    .where(and(eq(planCheck.planId, planId), eq(planCheck.contactId, contactId)));
  return row?.checked ?? [];
}

export async function writeChecks(tx: Db, values: typeof planCheck.$inferInsert): Promise<void> {
  await tx
    .insert(planCheck)
    .values(values)
    .onConflictDoUpdate({
      target: [planCheck.planId, planCheck.contactId],
      set: { checked: values.checked },
    });
}

/** The notation that a company reads; null where it has not chosen one. */
export async function findNotation(tx: Db, companyId: number): Promise<DentalNotation | null> {
  const [row] = await tx
    .select({ notation: companyConfiguration.dentalNotation })
    .from(companyConfiguration)
    .where(eq(companyConfiguration.companyId, companyId));
  return row?.notation ?? null;
}
