import { LIMITS, type Address } from '@portal/shared/contract';
import { and, asc, countDistinct, count, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { dentalCase, shipment, shipmentCase, type address } from '../../db/schema';

export type OpenShipments = Address['openShipments'];

const NONE: OpenShipments = { count: 0, caseCount: 0, cases: [] };

interface Found {
  readonly row: typeof address.$inferSelect;
}

/** Addresses of a page with the parcels that are booked to go to them: two questions for all of them. */
export async function withOpenShipments<T extends Found>(
  db: Db,
  found: readonly T[],
): Promise<(T & { readonly openShipments: OpenShipments })[]> {
  const open = await readOpenShipments(
    db,
    found.map(({ row }) => row.id),
  );
  return found.map((record) => ({ ...record, openShipments: open.get(record.row.id) ?? NONE }));
}

async function readOpenShipments(db: Db, addressIds: readonly number[]): Promise<Map<number, OpenShipments>> {
  if (addressIds.length === 0) return new Map();
  // One parameter however many there are.
  const isOpen = and(
    sql`${shipment.shipToAddressId} = any(${sql.param([...addressIds])}::bigint[])`,
    eq(shipment.status, 'PENDING'),
  );
  const counts = await db
    .select({
      id: shipment.shipToAddressId,
      count: countDistinct(shipment.id),
      caseCount: count(shipmentCase.caseId),
    })
    .from(shipment)
    .leftJoin(shipmentCase, eq(shipmentCase.shipmentId, shipment.id))
    .where(isOpen)
    .groupBy(shipment.shipToAddressId);
  if (counts.length === 0) return new Map();
  const ranked = db.$with('ranked').as(
    db
      .select({
        addressId: shipment.shipToAddressId,
        caseId: shipmentCase.caseId,
        place:
          sql<number>`row_number() over (partition by ${shipment.shipToAddressId} order by ${shipmentCase.caseId})`.as(
            'place',
          ),
      })
      .from(shipment)
      .innerJoin(shipmentCase, eq(shipmentCase.shipmentId, shipment.id))
      .where(isOpen),
  );
  const cases = await db
    .with(ranked)
    .select({
      addressId: ranked.addressId,
      uuid: dentalCase.uuid,
      identifier: dentalCase.identifier,
      patientName: dentalCase.patientName,
    })
    .from(ranked)
    .innerJoin(dentalCase, eq(dentalCase.id, ranked.caseId))
    .where(lte(ranked.place, LIMITS.openShipmentCases))
    .orderBy(asc(dentalCase.id));
  return new Map(
    counts.flatMap(({ id, ...counted }) =>
      id === null
        ? []
        : [
            [
              id,
              {
                ...counted,
                cases: cases
                  .filter(({ addressId }) => addressId === id)
                  .map(({ uuid, identifier, patientName }) => ({ uuid, identifier, patientName })),
              },
            ],
          ],
    ),
  );
}
