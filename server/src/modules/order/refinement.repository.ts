import { and, asc, count, desc, eq, isNull, max, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { batch, caseAsset, dentalCase, productionOrder, refinement } from '../../db/schema';
import { inScope, type CaseScope } from '../case/case-scope';

export type RefinementRow = typeof refinement.$inferSelect;

/** A refinement and how many stored records it has. */
export interface RefinementRecord {
  readonly row: RefinementRow;
  readonly assetCount: number;
}

/** Refinements of a case, newest first. */
export async function listRefinements(
  db: Db,
  scope: CaseScope,
  caseUuid: string,
): Promise<RefinementRecord[]> {
  return db
    .select({ row: refinement, assetCount: count(caseAsset.id) })
    .from(refinement)
    .innerJoin(dentalCase, eq(dentalCase.id, refinement.caseId))
    .leftJoin(caseAsset, and(eq(caseAsset.refinementId, refinement.id), eq(caseAsset.state, 'stored')))
    .where(and(eq(dentalCase.uuid, caseUuid), inScope(scope)))
    .groupBy(refinement.id)
    .orderBy(desc(refinement.number));
}

/** The refinement that a case is in; the transaction holds the case. */
export async function findOpenRefinement(tx: Db, caseId: number): Promise<RefinementRow | null> {
  const [row] = await tx
    .select()
    .from(refinement)
    .where(and(eq(refinement.caseId, caseId), eq(refinement.isOpen, true)))
    .orderBy(desc(refinement.number))
    .limit(1);
  return row ?? null;
}

/** Ends the refinement that a case is in, if it is in one. */
export async function closeRefinements(tx: Db, caseId: number, isCanceled: boolean): Promise<void> {
  await tx
    .update(refinement)
    .set({ isOpen: false, isCanceled })
    .where(and(eq(refinement.caseId, caseId), eq(refinement.isOpen, true)));
}

type NewRefinementRow = typeof refinement.$inferInsert;

/** Adds the next refinement of a case that the transaction holds. */
export async function insertNextRefinement(
  tx: Db,
  caseId: number,
  values: Omit<NewRefinementRow, 'caseId' | 'number'>,
): Promise<RefinementRow> {
  const [newest] = await tx
    .select({ number: max(refinement.number) })
    .from(refinement)
    .where(eq(refinement.caseId, caseId));
  const [row] = await tx
    .insert(refinement)
    .values({ ...values, caseId, number: (newest?.number ?? 0) + 1 })
    .returning();
  if (!row) throw new Error('The refinement was not inserted');
  return row;
}

/** Begins the refinement that a clinic asks for, if it asks for one; answers whether it did. */
export async function takeUpRefinement(tx: Db, caseId: number): Promise<boolean> {
  const rows = await tx
    .update(refinement)
    .set({ asked: 'IN_PROGRESS', isOpen: true })
    .where(and(eq(refinement.caseId, caseId), eq(refinement.asked, 'REQUESTED')))
    .returning({ id: refinement.id });
  return rows.length > 0;
}

/** Cancels the refinement that a case is in, unless something of it has been shipped. */
export async function cancelUndeliveredRefinement(tx: Db, caseId: number): Promise<void> {
  const shipped = tx
    .select({ one: sql`1` })
    .from(batch)
    .innerJoin(productionOrder, eq(productionOrder.batchId, batch.id))
    .where(and(eq(batch.refinementId, refinement.id), eq(productionOrder.status, 'SHIPPED')));
  await tx
    .update(refinement)
    .set({ isOpen: false, isCanceled: true })
    .where(and(eq(refinement.caseId, caseId), eq(refinement.isOpen, true), notExists(shipped)));
}

/** The refinement that a clinic asks for and that is not decided about. */
export async function findAskedRefinement(tx: Db, caseId: number): Promise<RefinementRow | null> {
  const [row] = await tx
    .select()
    .from(refinement)
    .where(and(eq(refinement.caseId, caseId), eq(refinement.asked, 'REQUESTED')));
  return row ?? null;
}

/** The uuid of the case that a refinement belongs to. */
export async function findCaseOfRefinement(tx: Db, scope: CaseScope, uuid: string): Promise<string | null> {
  const [found] = await tx
    .select({ caseUuid: dentalCase.uuid })
    .from(refinement)
    .innerJoin(dentalCase, eq(dentalCase.id, refinement.caseId))
    .where(and(eq(refinement.uuid, uuid), inScope(scope)));
  return found?.caseUuid ?? null;
}

/** A refinement of a case that the transaction holds. */
export async function findRefinement(tx: Db, caseId: number, uuid: string): Promise<RefinementRow | null> {
  const [row] = await tx
    .select()
    .from(refinement)
    .where(and(eq(refinement.caseId, caseId), eq(refinement.uuid, uuid)));
  return row ?? null;
}

export async function updateRefinement(tx: Db, id: number, fields: Partial<NewRefinementRow>): Promise<void> {
  await tx.update(refinement).set(fields).where(eq(refinement.id, id));
}

/**
 * Refinements that clinics ask for and that nobody has decided about, the oldest first, with their cases. Nobody can decide about one
 * whose patient data is gone: a server of before erased that too.
 */
export async function listAskedRefinements(db: Db) {
  return db
    .select({ row: refinement, caseUuid: dentalCase.uuid, assetCount: count(caseAsset.id) })
    .from(refinement)
    .innerJoin(dentalCase, eq(dentalCase.id, refinement.caseId))
    .leftJoin(caseAsset, and(eq(caseAsset.refinementId, refinement.id), eq(caseAsset.state, 'stored')))
    .where(and(eq(refinement.asked, 'REQUESTED'), isNull(dentalCase.erasedAt)))
    .groupBy(refinement.id, dentalCase.id)
    .orderBy(asc(refinement.createdAt));
}
