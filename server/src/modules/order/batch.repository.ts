import type { OrderStatus } from '@portal/shared/contract';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { batch, dentalCase, plan, productionOrder, refinement } from '../../db/schema';
import { inScope, type CaseScope } from '../case/case-scope';
import type { KnownBatch, NextBatch } from './next-batch';

export type BatchRow = typeof batch.$inferSelect;

/** A batch with the outward ids of what it belongs to. */
export interface BatchRecord {
  readonly row: BatchRow;
  readonly planUuid: string | null;
  readonly refinementUuid: string | null;
  /** Status of its newest order. */
  readonly status: OrderStatus;
}

/** Batches of a case, the first one first. */
export async function listBatches(db: Db, scope: CaseScope, caseUuid: string): Promise<BatchRecord[]> {
  const rows = await db
    .select({ row: batch, planUuid: plan.uuid, refinementUuid: refinement.uuid })
    .from(batch)
    .innerJoin(dentalCase, eq(dentalCase.id, batch.caseId))
    .leftJoin(plan, eq(plan.id, batch.planId))
    .leftJoin(refinement, eq(refinement.id, batch.refinementId))
    .where(and(eq(dentalCase.uuid, caseUuid), inScope(scope)))
    .orderBy(asc(batch.id));
  const statuses = await readNewestStatuses(
    db,
    rows.map(({ row }) => row.id),
  );
  return rows.map((record) => ({ ...record, status: statuses.get(record.row.id) ?? 'PENDING' }));
}

/** The status of the newest order of each batch. */
async function readNewestStatuses(db: Db, batchIds: number[]): Promise<Map<number | null, OrderStatus>> {
  if (batchIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([productionOrder.batchId], {
      batchId: productionOrder.batchId,
      status: productionOrder.status,
    })
    .from(productionOrder)
    .where(inArray(productionOrder.batchId, batchIds))
    .orderBy(productionOrder.batchId, desc(productionOrder.id));
  return new Map(rows.map(({ batchId, status }) => [batchId, status]));
}

/** What was made, is made or will be made of a case that the transaction holds. */
export async function listKnownBatches(tx: Db, caseId: number): Promise<KnownBatch[]> {
  const rows = await tx.select().from(batch).where(eq(batch.caseId, caseId)).orderBy(asc(batch.id));
  const statuses = await readNewestStatuses(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, isDead: statuses.get(row.id) === 'CANCELED' }));
}

/** Writes a batch to be, in the place of a dead one where it says so. */
export async function writeBatch(
  tx: Db,
  caseId: number,
  { takesPlaceOf, ...values }: NextBatch,
): Promise<BatchRow> {
  const [row] =
    takesPlaceOf === null
      ? await tx
          .insert(batch)
          .values({ ...values, caseId })
          .returning()
      : await tx.update(batch).set(values).where(eq(batch.id, takesPlaceOf)).returning();
  if (!row) throw new Error('The batch was not written');
  return row;
}
