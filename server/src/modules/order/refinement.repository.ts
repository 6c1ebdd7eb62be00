import { and, count, desc, eq, max } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { caseAsset, dentalCase, refinement } from '../../db/schema';
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

/** Adds the next refinement of a case that the transaction holds. */
export async function insertNextRefinement(
  tx: Db,
  caseId: number,
  note: string | null,
): Promise<RefinementRow> {
  const [newest] = await tx
    .select({ number: max(refinement.number) })
    .from(refinement)
    .where(eq(refinement.caseId, caseId));
  const [row] = await tx
    .insert(refinement)
    .values({ caseId, note, number: (newest?.number ?? 0) + 1 })
    .returning();
  if (!row) throw new Error('The refinement was not inserted');
  return row;
}
