import { OPEN_REQUEST_STATUSES } from '@portal/shared/contract';
import { and, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { serviceRequest, shipment, shipmentCase } from '../../db/schema';

/** Requests for a case that are still to be answered or on their way. */
export async function countOpenRequests(db: Db, caseId: number): Promise<number> {
  return db.$count(
    serviceRequest,
    and(eq(serviceRequest.caseId, caseId), inArray(serviceRequest.status, [...OPEN_REQUEST_STATUSES])),
  );
}

/** The newest parcel of a case that has left and that nobody has said to have arrived. */
export async function findParcelOnItsWay(db: Db, caseId: number): Promise<string | null> {
  const [row] = await db
    .select({ uuid: shipment.uuid })
    .from(shipmentCase)
    .innerJoin(shipment, eq(shipment.id, shipmentCase.shipmentId))
    .where(
      and(
        eq(shipmentCase.caseId, caseId),
        eq(shipment.status, 'SHIPPED'),
        or(isNull(shipment.arrival), ne(shipment.arrival, 'ARRIVED')),
      ),
    )
    .orderBy(desc(shipment.id))
    .limit(1);
  return row?.uuid ?? null;
}
