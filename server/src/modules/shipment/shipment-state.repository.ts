import type { ShipmentStatus } from '@portal/shared/contract';
import { and, asc, eq, exists, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client';
import { dentalCase, shipment, shipmentCase } from '../../db/schema';
import { inScope, type ShipmentScope } from './shipment.repository';

export type ShipmentRow = typeof shipment.$inferSelect;

/** Reads a shipment and holds it until the transaction ends. */
export async function lockShipment(tx: Db, scope: ShipmentScope, uuid: string): Promise<ShipmentRow | null> {
  const [row] = await tx
    .select()
    .from(shipment)
    .where(and(eq(shipment.uuid, uuid), inScope(scope)))
    .for('update');
  return row ?? null;
}

/** Columns that a change of state may set besides the status itself. */
export type ShipmentStateFields = Partial<
  Pick<typeof shipment.$inferInsert, 'shippedAt' | 'lastMileAt' | 'lastMileCourierId' | 'lastMileAirwayBill'>
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

export interface ShipmentCase {
  readonly id: number;
  readonly uuid: string;
  /** The case has come with another parcel since. */
  readonly isInLater: boolean;
}

/** The cases in a shipment, in one order for everybody who locks them. */
export async function listShipmentCases(tx: Db, shipmentId: number): Promise<ShipmentCase[]> {
  const later = alias(shipmentCase, 'later');
  const laterOnes = tx
    .select({ one: sql`1` })
    .from(later)
    .where(and(eq(later.caseId, shipmentCase.caseId), gt(later.shipmentId, shipmentId)));
  return tx
    .select({ id: dentalCase.id, uuid: dentalCase.uuid, isInLater: sql<boolean>`${exists(laterOnes)}` })
    .from(shipmentCase)
    .innerJoin(dentalCase, eq(dentalCase.id, shipmentCase.caseId))
    .where(eq(shipmentCase.shipmentId, shipmentId))
    .orderBy(asc(dentalCase.id));
}
