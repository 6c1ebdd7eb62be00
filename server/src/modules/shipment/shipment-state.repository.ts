import type { ShipmentStatus } from '@portal/shared/contract';
import { and, asc, desc, eq, exists, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client';
import { dentalCase, serviceRequest, shipment, shipmentCase } from '../../db/schema';
import { inScope as caseInScope, type CaseScope } from '../case/case-scope';
import type { RequestRow } from '../request/request.repository';
import { inScope, type ShipmentScope } from './shipment.repository';

export type ShipmentRow = typeof shipment.$inferSelect;

export async function findShipmentId(tx: Db, scope: ShipmentScope, uuid: string): Promise<number | null> {
  const [row] = await tx
    .select({ id: shipment.id })
    .from(shipment)
    .where(and(eq(shipment.uuid, uuid), inScope(scope)));
  return row?.id ?? null;
}

/** Reads a shipment and holds it until the transaction ends. */
export async function lockShipment(tx: Db, id: number): Promise<ShipmentRow | null> {
  const [row] = await tx.select().from(shipment).where(eq(shipment.id, id)).for('update');
  return row ?? null;
}

/** The requests in a shipment, held until the transaction ends. */
export async function lockRequestsIn(tx: Db, shipmentId: number): Promise<RequestRow[]> {
  return tx
    .select()
    .from(serviceRequest)
    .where(eq(serviceRequest.shipmentId, shipmentId))
    .orderBy(asc(serviceRequest.id))
    .for('update');
}

/** Columns that a change of state may set besides the status itself. */
export type ShipmentStateFields = Partial<
  Pick<
    typeof shipment.$inferInsert,
    | 'shippedAt'
    | 'lastMileAt'
    | 'lastMileCourierId'
    | 'lastMileAirwayBill'
    | 'arrival'
    | 'arrivalAt'
    | 'arrivalNote'
    | 'arrivalByName'
    | 'arrivalCaseId'
  >
>;

export async function writeShipmentStatus(
  tx: Db,
  id: number,
  status: ShipmentStatus,
  fields: ShipmentStateFields,
): Promise<void> {
  await tx
    .update(shipment)
    .set({ ...fields, status })
    .where(eq(shipment.id, id));
}

/** The way on to the doctor of a parcel, or of something in it that was sent on by itself. */
export type LastMileColumns = Pick<ShipmentRow, 'lastMileAt' | 'lastMileCourierId' | 'lastMileAirwayBill'>;

/** `lastMileAt` and its courier and airway bill are of a case that was sent on by itself. */
export interface ShipmentCase extends LastMileColumns {
  readonly id: number;
  readonly uuid: string;
  /** Only what was requested for the case is in the parcel. */
  readonly isForRequest: boolean;
  /** The case has come with another parcel since. */
  readonly isInLater: boolean;
}

/**
 * The last parcel of a case first: the one that waits for the courier, then by when they left. A case is booked anew only after it
 * has left, and perhaps into a parcel that was booked for others long before.
 */
export const LAST_PARCEL_FIRST: readonly SQL[] = [
  sql`${shipment.shippedAt} desc nulls first`,
  desc(shipment.id),
];

const rankOf = ({ shippedAt, id }: { readonly shippedAt: AnyColumn; readonly id: AnyColumn }) =>
  sql`(coalesce(${shippedAt}, 'infinity'), ${id})`;

/** The cases in a shipment, in the one order in which everybody holds them. */
export async function listShipmentCases(tx: Db, shipmentId: number): Promise<ShipmentCase[]> {
  const other = alias(shipmentCase, 'other');
  const otherParcel = alias(shipment, 'other_parcel');
  const laterOnes = tx
    .select({ one: sql`1` })
    .from(other)
    .innerJoin(otherParcel, eq(otherParcel.id, other.shipmentId))
    .where(
      and(
        eq(other.caseId, shipmentCase.caseId),
        eq(other.isForRequest, false),
        sql`${rankOf(otherParcel)} > ${rankOf(shipment)}`,
      ),
    );
  return tx
    .select({
      id: dentalCase.id,
      uuid: dentalCase.uuid,
      isForRequest: shipmentCase.isForRequest,
      isInLater: sql<boolean>`${exists(laterOnes)}`,
      lastMileAt: shipmentCase.lastMileAt,
      lastMileCourierId: shipmentCase.lastMileCourierId,
      lastMileAirwayBill: shipmentCase.lastMileAirwayBill,
    })
    .from(shipmentCase)
    .innerJoin(shipment, eq(shipment.id, shipmentCase.shipmentId))
    .innerJoin(dentalCase, eq(dentalCase.id, shipmentCase.caseId))
    .where(eq(shipmentCase.shipmentId, shipmentId))
    .orderBy(asc(dentalCase.id));
}

/** Keeps how a case in a parcel was sent on by itself. */
export async function writeOwnLastMile(
  tx: Db,
  { shipmentId, caseId }: { readonly shipmentId: number; readonly caseId: number },
  lastMile: LastMileColumns,
): Promise<void> {
  await tx
    .update(shipmentCase)
    .set(lastMile)
    .where(and(eq(shipmentCase.shipmentId, shipmentId), eq(shipmentCase.caseId, caseId)));
}

/** The uuid of the parcel that a case came with last. */
export async function findParcelOfCase(tx: Db, scope: CaseScope, caseUuid: string): Promise<string | null> {
  const [row] = await tx
    .select({ uuid: shipment.uuid })
    .from(shipmentCase)
    .innerJoin(shipment, eq(shipment.id, shipmentCase.shipmentId))
    .innerJoin(dentalCase, eq(dentalCase.id, shipmentCase.caseId))
    .where(and(eq(dentalCase.uuid, caseUuid), caseInScope(scope), eq(shipmentCase.isForRequest, false)))
    .orderBy(...LAST_PARCEL_FIRST)
    .limit(1);
  return row?.uuid ?? null;
}

/** The uuid of the parcel that a request is in. */
export async function findParcelOfRequest(
  tx: Db,
  scope: CaseScope,
  requestUuid: string,
): Promise<string | null> {
  const [row] = await tx
    .select({ uuid: shipment.uuid })
    .from(serviceRequest)
    .innerJoin(shipment, eq(shipment.id, serviceRequest.shipmentId))
    .where(and(eq(serviceRequest.uuid, requestUuid), inScope(scope)));
  return row?.uuid ?? null;
}
