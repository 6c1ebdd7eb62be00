import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { caseHistory, shipment, shipmentCase } from '../../db/schema';
import { inScope, type ShipmentScope } from './shipment.repository';

/** What the histories of the cases in a shipment say of it, newest first. */
export async function listShipmentHistory(
  db: Db,
  scope: ShipmentScope,
  uuid: string,
): Promise<(typeof caseHistory.$inferSelect)[]> {
  const cases = db
    .select({ caseId: shipmentCase.caseId })
    .from(shipmentCase)
    .innerJoin(shipment, eq(shipment.id, shipmentCase.shipmentId))
    .where(and(eq(shipment.uuid, uuid), inScope(scope)));
  return db
    .select()
    .from(caseHistory)
    .where(
      and(
        inArray(caseHistory.caseId, cases),
        eq(caseHistory.subject, 'shipment'),
        eq(caseHistory.subjectUuid, uuid),
      ),
    )
    .orderBy(desc(caseHistory.id));
}
