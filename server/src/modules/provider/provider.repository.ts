import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { dentalCase, shipment, shipmentCase } from '../../db/schema';
import type { CaseRow } from '../case/state/case-state.repository';
import type { ShipmentRow } from '../shipment/shipment-state.repository';

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

/** Two who book the first cases of an airway bill at once come one after the other: there is no row yet to hold. */
export async function lockAirwayBill(tx: Db, companyId: number, airwayBillNumber: string): Promise<void> {
  const key = `${companyId} ${airwayBillNumber}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

export async function insertShipment(tx: Db, values: typeof shipment.$inferInsert): Promise<ShipmentRow> {
  const [row] = await tx.insert(shipment).values(values).returning();
  if (!row) throw new Error('The shipment was not inserted');
  return row;
}

/** A case that is in the parcel for a request alone comes along itself once it is booked, too. */
export async function insertShipmentCase(tx: Db, values: typeof shipmentCase.$inferInsert): Promise<void> {
  await tx
    .insert(shipmentCase)
    .values(values)
    .onConflictDoUpdate({
      target: [shipmentCase.shipmentId, shipmentCase.caseId],
      set: { isForRequest: sql`${shipmentCase.isForRequest} and excluded.is_for_request` },
    });
}

/** The booked shipment that a case waits in. */
export async function findShipmentOfCase(db: Db, caseUuid: string): Promise<string | null> {
  const [row] = await db
    .select({ uuid: shipment.uuid })
    .from(shipment)
    .innerJoin(shipmentCase, eq(shipmentCase.shipmentId, shipment.id))
    .innerJoin(dentalCase, eq(dentalCase.id, shipmentCase.caseId))
    .where(
      and(
        eq(dentalCase.uuid, caseUuid),
        eq(shipment.status, 'PENDING'),
        eq(shipmentCase.isForRequest, false),
      ),
    );
  return row?.uuid ?? null;
}
