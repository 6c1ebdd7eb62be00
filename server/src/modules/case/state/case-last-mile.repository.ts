import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { dentalCase, shipment, shipmentCase } from '../../../db/schema';

/** The uuid of the parcel that a case came with last. */
export async function findParcelOfCase(tx: Db, caseId: number): Promise<string | null> {
  const [row] = await tx
    .select({ uuid: shipment.uuid })
    .from(shipmentCase)
    .innerJoin(shipment, eq(shipment.id, shipmentCase.shipmentId))
    .where(eq(shipmentCase.caseId, caseId))
    .orderBy(desc(shipment.id))
    .limit(1);
  return row?.uuid ?? null;
}

/** How many of some cases are still to be sent on to their doctors. */
export async function countOnFirstMile(tx: Db, caseIds: number[]): Promise<number> {
  const [row] = await tx
    .select({ waiting: count() })
    .from(dentalCase)
    .where(and(inArray(dentalCase.id, caseIds), eq(dentalCase.status, 'FIRST_MILE_SHIPPED')));
  return row?.waiting ?? 0;
}
