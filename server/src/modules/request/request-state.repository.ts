import type { PlanStatus, RequestStatus } from '@portal/shared/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { dentalCase, plan, rejectReason, serviceRequest } from '../../db/schema';
import { inScope, type RequestRow, type RequestScope } from './request.repository';

/** The uuid of the case that a request is for. */
export async function findCaseOfRequest(tx: Db, scope: RequestScope, uuid: string): Promise<string | null> {
  const [found] = await tx
    .select({ caseUuid: dentalCase.uuid })
    .from(serviceRequest)
    .innerJoin(dentalCase, eq(dentalCase.id, serviceRequest.caseId))
    .where(and(eq(serviceRequest.uuid, uuid), inScope(scope)));
  return found?.caseUuid ?? null;
}

/** Reads a request of a case and holds it until the transaction ends. */
export async function lockRequest(tx: Db, caseId: number, uuid: string): Promise<RequestRow | null> {
  const [row] = await tx
    .select()
    .from(serviceRequest)
    .where(and(eq(serviceRequest.caseId, caseId), eq(serviceRequest.uuid, uuid)))
    .for('update');
  return row ?? null;
}

export type NewRequestRow = typeof serviceRequest.$inferInsert;

export async function insertRequest(tx: Db, values: NewRequestRow): Promise<RequestRow> {
  const [row] = await tx.insert(serviceRequest).values(values).returning();
  if (!row) throw new Error('The request was not inserted');
  return row;
}

/** Columns that a change of state may set besides the status itself. */
export type RequestStateFields = Partial<
  Pick<NewRequestRow, 'rejectReasonId' | 'rejectNote' | 'courierId' | 'airwayBillNumber' | 'shippedAt'>
>;

export async function writeRequestStatus(
  tx: Db,
  requestId: number,
  status: RequestStatus,
  fields: RequestStateFields,
): Promise<void> {
  await tx
    .update(serviceRequest)
    .set({ ...fields, status, updatedAt: new Date() })
    .where(eq(serviceRequest.id, requestId));
}

export async function findRejectReason(tx: Db, id: number) {
  const [row] = await tx.select().from(rejectReason).where(eq(rejectReason.id, id));
  return row ?? null;
}

/** A plan in one of these was agreed on, and what was delivered is made by it. */
const AGREED: PlanStatus[] = [
  'APPROVED',
  'CLEARED_FOR_MFG',
  'PENDING_PRODUCTION_FILE_UPLOAD',
  'PENDING_PRODUCTION_FILE_QC',
  'PENDING_PRODUCTION_FILE_SYNC',
];

/** Steps of the plan that a case was made by; nothing when it was made without one. */
export async function findAgreedStages(tx: Db, caseId: number) {
  const [row] = await tx
    .select({ upper: plan.upperStages, lower: plan.lowerStages })
    .from(plan)
    .where(and(eq(plan.caseId, caseId), inArray(plan.status, AGREED)))
    .orderBy(desc(plan.number))
    .limit(1);
  return row ?? null;
}
