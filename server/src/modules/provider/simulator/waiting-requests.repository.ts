import type { RequestStatus } from '@portal/shared/contract';
import { and, asc, eq, gt, inArray, lte, or } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { serviceRequest } from '../../../db/schema';
import type { Span } from './simulator.repository';

export interface WaitingRequest {
  readonly id: number;
  readonly uuid: string;
  readonly status: RequestStatus;
  /** The parcel that it is booked into. */
  readonly shipmentId: number | null;
}

/**
 * At most `limit` requests that came within a span into one of the statuses, or to where the provider decides about the
 * companies' own ones; the longest waiting first.
 */
export async function findWaitingRequests(
  db: Db,
  statuses: readonly RequestStatus[],
  span: Span,
  limit: number,
): Promise<WaitingRequest[]> {
  return db
    .select({
      id: serviceRequest.id,
      uuid: serviceRequest.uuid,
      status: serviceRequest.status,
      shipmentId: serviceRequest.shipmentId,
    })
    .from(serviceRequest)
    .where(
      and(
        or(
          inArray(serviceRequest.status, [...statuses]),
          and(eq(serviceRequest.status, 'PENDING_PAYMENT'), eq(serviceRequest.side, 'client')),
        ),
        gt(serviceRequest.updatedAt, span.after),
        lte(serviceRequest.updatedAt, span.until),
      ),
    )
    .orderBy(asc(serviceRequest.updatedAt))
    .limit(limit);
}
