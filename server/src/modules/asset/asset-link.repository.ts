import { areRefinementFilesEditable, type RequestStatus } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client';
import { batch, caseAsset, dentalCase, plan, refinement, serviceRequest } from '../../db/schema';
import { inScope, type CaseScope } from '../case/case-scope';
import { refinementStatus } from '../order/order.mapper';

/** What a record can belong to besides its case. */
const OWNERS = {
  plan: { table: plan, link: caseAsset.planId },
  batch: { table: batch, link: caseAsset.batchId },
  refinement: { table: refinement, link: caseAsset.refinementId },
  request: { table: serviceRequest, link: caseAsset.requestId },
} as const;
export type AssetOwnerKind = keyof typeof OWNERS;

/** Ids of what a record belongs to, as its row has them. */
export interface AssetLinks {
  readonly planId: number | null;
  readonly batchId: number | null;
  readonly refinementId: number | null;
  readonly requestId: number | null;
}

/** The column that links records to owners of a kind. */
export function linkOf(kind: AssetOwnerKind) {
  return OWNERS[kind].link;
}

/** A plan, batch, refinement or request of the scope, with its case. */
export async function findOwner(
  db: Db,
  scope: CaseScope,
  kind: AssetOwnerKind,
  uuid: string,
): Promise<{ id: number; caseUuid: string } | null> {
  const { table } = OWNERS[kind];
  const [found] = await db
    .select({ id: table.id, caseUuid: dentalCase.uuid })
    .from(table as PgTable)
    .innerJoin(dentalCase, eq(dentalCase.id, table.caseId))
    .where(and(eq(table.uuid, uuid), inScope(scope)));
  return found ?? null;
}

/** The status of a request of a case that the transaction holds. */
export async function readRequestStatus(tx: Db, id: number): Promise<RequestStatus | null> {
  const [row] = await tx
    .select({ status: serviceRequest.status })
    .from(serviceRequest)
    .where(eq(serviceRequest.id, id));
  return row?.status ?? null;
}

/** Whether a clinic may change the records of a refinement. */
export async function isRefinementOpen(tx: Db, id: number): Promise<boolean> {
  const [row] = await tx.select().from(refinement).where(eq(refinement.id, id));
  return row !== undefined && areRefinementFilesEditable(refinementStatus(row));
}
