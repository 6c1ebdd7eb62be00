import { OPEN_REQUEST_STATUSES, type RequestStatus } from '@portal/shared/contract';
import { and, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { dentalCase, rejectReason, serviceRequest } from '../../db/schema';
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
  Pick<
    NewRequestRow,
    | 'rejectReasonId'
    | 'rejectNote'
    | 'courierId'
    | 'airwayBillNumber'
    | 'shippedAt'
    | 'lastMileAt'
    | 'lastMileCourierId'
    | 'lastMileAirwayBill'
    | 'making'
  >
>;

export async function writeRequestStatus(
  tx: Db,
  requestId: number,
  status: RequestStatus,
  fields: RequestStateFields,
): Promise<RequestRow> {
  const [row] = await tx
    .update(serviceRequest)
    .set({ ...fields, status, updatedAt: new Date() })
    .where(eq(serviceRequest.id, requestId))
    .returning();
  if (!row) throw new Error('The locked request is gone');
  return row;
}

export async function findRejectReason(tx: Db, id: number) {
  const [row] = await tx.select().from(rejectReason).where(eq(rejectReason.id, id));
  return row ?? null;
}

/** Notes by which parcel a request travels. The transaction holds its case. */
export async function putRequestIntoShipment(tx: Db, requestId: number, shipmentId: number): Promise<void> {
  await tx.update(serviceRequest).set({ shipmentId }).where(eq(serviceRequest.id, requestId));
}

/** An open request of a case, of the same type and for some of the same steps of an arch. The transaction holds the case. */
export async function findSameOpenRequest(
  tx: Db,
  {
    caseId,
    type,
    arch,
    fromStep,
    toStep,
  }: Pick<RequestRow, 'caseId' | 'type' | 'arch' | 'fromStep' | 'toStep'>,
): Promise<RequestRow | null> {
  const [row] = await tx
    .select()
    .from(serviceRequest)
    .where(
      and(
        eq(serviceRequest.caseId, caseId),
        eq(serviceRequest.type, type),
        inArray(serviceRequest.status, [...OPEN_REQUEST_STATUSES]),
        lte(serviceRequest.fromStep, toStep),
        gte(serviceRequest.toStep, fromStep),
        arch === 'both' ? undefined : inArray(serviceRequest.arch, [arch, 'both']),
      ),
    )
    .limit(1);
  return row ?? null;
}
