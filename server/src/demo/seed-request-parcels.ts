import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/client';
import { caseHistory, serviceRequest, shipment, shipmentCase } from '../db/schema';
import { freeze } from '../modules/shipment/ship-to';
import { findDestination } from '../modules/shipment/ship-to.repository';
import type { SeededCase } from './make/make-records';

const HOUR = 3_600_000;

/** The parcels of a company's requests that were shipped, one for each. */
export async function seedRequestParcels(
  tx: Db,
  companyId: number,
  cases: readonly SeededCase[],
): Promise<void> {
  const shipped = await tx
    .select()
    .from(serviceRequest)
    .where(and(eq(serviceRequest.companyId, companyId), isNotNull(serviceRequest.shippedAt)))
    .orderBy(asc(serviceRequest.id));
  for (const row of shipped) {
    const demoCase = cases.find(({ id }) => id === row.caseId);
    if (demoCase) await seedParcel(tx, row, demoCase);
  }
}

async function seedParcel(
  tx: Db,
  request: typeof serviceRequest.$inferSelect,
  demoCase: SeededCase,
): Promise<void> {
  const { companyId, side, courierId, airwayBillNumber, shippedAt, lastMileAt, caseId } = request;
  if (!shippedAt) return;
  const to = await findDestination(tx, { companyId, doctorId: demoCase.row.doctorId ?? null });
  const createdAt = new Date(shippedAt.getTime() - 2 * HOUR);
  const fields = { companyId, side, courierId, airwayBillNumber, shippedAt, lastMileAt, createdAt };
  const [parcel] = await tx
    .insert(shipment)
    .values({
      ...fields,
      status: 'SHIPPED',
      shipTo: to && freeze(to),
      shipToAddressId: to?.row.id ?? null,
    })
    .returning();
  if (!parcel) throw new Error('the parcel of a demo request was not inserted');
  await tx.insert(shipmentCase).values({ shipmentId: parcel.id, caseId, isForRequest: true });
  await tx.update(serviceRequest).set({ shipmentId: parcel.id }).where(eq(serviceRequest.id, request.id));
  const entry = {
    caseId,
    subject: 'shipment',
    subjectUuid: parcel.uuid,
    subjectLabel: parcel.identifier,
  } as const;
  await tx.insert(caseHistory).values([
    { ...entry, action: 'shipmentBooked', actor: 'provider', subjectTo: 'PENDING', createdAt },
    {
      ...entry,
      action: 'shipmentShipped',
      actor: 'provider',
      subjectFrom: 'PENDING',
      subjectTo: 'SHIPPED',
      createdAt: shippedAt,
    },
    ...(lastMileAt
      ? [
          {
            ...entry,
            action: 'shipmentLastMile' as const,
            actor: 'client' as const,
            actorName: demoCase.clientName,
            subjectFrom: 'SHIPPED',
            subjectTo: 'SHIPPED',
            createdAt: lastMileAt,
          },
        ]
      : []),
  ]);
}
