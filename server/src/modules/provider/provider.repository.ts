import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { courier, dentalCase, shipment, shipmentCase } from '../../db/schema';
import type { CaseRow } from '../case/case-state.repository';

export type ShipmentRow = typeof shipment.$inferSelect;

export async function hasCourier(tx: Db, id: number): Promise<boolean> {
  return (await tx.select({ id: courier.id }).from(courier).where(eq(courier.id, id))).length > 0;
}

/** Ids of all couriers, in order. */
export async function listCourierIds(db: Db): Promise<number[]> {
  return (await db.select({ id: courier.id }).from(courier).orderBy(asc(courier.id))).map(({ id }) => id);
}

/** A booked shipment of the same company, side and airway bill: one parcel that takes another case. */
export async function findOpenShipment(
  tx: Db,
  { companyId, side }: Pick<CaseRow, 'companyId' | 'side'>,
  airwayBillNumber: string,
): Promise<ShipmentRow | null> {
  const [row] = await tx
    .select()
    .from(shipment)
    .where(
      and(
        eq(shipment.companyId, companyId),
        eq(shipment.side, side),
        eq(shipment.status, 'PENDING'),
        eq(shipment.airwayBillNumber, airwayBillNumber),
      ),
    )
    .for('update');
  return row ?? null;
}

export async function insertShipment(tx: Db, values: typeof shipment.$inferInsert): Promise<ShipmentRow> {
  const [row] = await tx.insert(shipment).values(values).returning();
  if (!row) throw new Error('The shipment was not inserted');
  return row;
}

export async function insertShipmentCase(tx: Db, shipmentId: number, caseId: number): Promise<void> {
  await tx.insert(shipmentCase).values({ shipmentId, caseId });
}

/** Reads a shipment and holds it until the transaction ends. */
export async function lockShipment(tx: Db, uuid: string): Promise<ShipmentRow | null> {
  const [row] = await tx.select().from(shipment).where(eq(shipment.uuid, uuid)).for('update');
  return row ?? null;
}

export async function markShipped(tx: Db, id: number): Promise<void> {
  await tx.update(shipment).set({ status: 'SHIPPED', shippedAt: new Date() }).where(eq(shipment.id, id));
}

/** The cases in a shipment that are waiting for the courier, in one order for everybody who locks them. */
export async function listWaitingCases(tx: Db, shipmentId: number): Promise<string[]> {
  const rows = await tx
    .select({ uuid: dentalCase.uuid })
    .from(shipmentCase)
    .innerJoin(dentalCase, eq(dentalCase.id, shipmentCase.caseId))
    .where(and(eq(shipmentCase.shipmentId, shipmentId), eq(dentalCase.status, 'IN_SHIPPING')))
    .orderBy(asc(dentalCase.id));
  return rows.map(({ uuid }) => uuid);
}

/** The booked shipment that a case waits in. */
export async function findShipmentOfCase(db: Db, caseUuid: string): Promise<string | null> {
  const [row] = await db
    .select({ uuid: shipment.uuid })
    .from(shipment)
    .innerJoin(shipmentCase, eq(shipmentCase.shipmentId, shipment.id))
    .innerJoin(dentalCase, eq(dentalCase.id, shipmentCase.caseId))
    .where(and(eq(dentalCase.uuid, caseUuid), eq(shipment.status, 'PENDING')));
  return row?.uuid ?? null;
}
