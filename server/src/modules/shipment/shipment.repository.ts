import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client';
import { address, courier, dentalCase, shipment, shipmentCase } from '../../db/schema';
import { selectCases, type CaseRecord } from '../case/case.repository';
import { inScope as caseInScope, type CaseScope } from '../case/case-scope';
import { readContents, type ParcelContents } from './shipment-contents.repository';

/** Whose shipments: one company's, perhaps of one side only, or every company's for the provider. */
export type ShipmentScope = CaseScope;

/** The scope as a condition on the table of shipments. */
export const inScope = (scope: ShipmentScope): SQL | undefined =>
  scope === 'provider'
    ? undefined
    : and(eq(shipment.companyId, scope.companyId), scope.side && eq(shipment.side, scope.side));

const lastMileCourier = alias(courier, 'last_mile_courier');
const reported = alias(dentalCase, 'reported');

export const selectShipments = (db: Db) =>
  db
    .select({
      row: shipment,
      courier,
      lastMileCourier,
      addressUuid: address.uuid,
      reportedCaseUuid: reported.uuid,
    })
    .from(shipment)
    .leftJoin(courier, eq(courier.id, shipment.courierId))
    .leftJoin(address, eq(address.id, shipment.shipToAddressId))
    .leftJoin(lastMileCourier, eq(lastMileCourier.id, shipment.lastMileCourierId))
    .leftJoin(reported, eq(reported.id, shipment.arrivalCaseId))
    .$dynamic();

type ShipmentFacts = Awaited<ReturnType<typeof selectShipments>>[number];
export interface ShipmentRecord extends ShipmentFacts {
  readonly contents: ParcelContents;
}

export async function findShipment(
  db: Db,
  scope: ShipmentScope,
  uuid: string,
): Promise<ShipmentRecord | null> {
  const rows = await selectShipments(db).where(and(eq(shipment.uuid, uuid), inScope(scope)));
  const [record] = await withContents(db, rows);
  return record ?? null;
}

/** Shipments with a case in them, newest first; nothing when the case is not in the scope. */
export async function listShipmentsOfCase(
  db: Db,
  scope: CaseScope,
  caseUuid: string,
): Promise<ShipmentRecord[]> {
  const ofCase = db
    .select({ id: shipmentCase.shipmentId })
    .from(shipmentCase)
    .innerJoin(dentalCase, eq(dentalCase.id, shipmentCase.caseId))
    .where(and(eq(dentalCase.uuid, caseUuid), caseInScope(scope)));
  const rows = await selectShipments(db).where(inArray(shipment.id, ofCase)).orderBy(desc(shipment.id));
  return withContents(db, rows);
}

/** The cases in a shipment of the scope. */
export async function listCasesInShipment(db: Db, scope: ShipmentScope, uuid: string): Promise<CaseRecord[]> {
  const contents = db
    .select({ caseId: shipmentCase.caseId })
    .from(shipmentCase)
    .innerJoin(shipment, eq(shipment.id, shipmentCase.shipmentId))
    .where(and(eq(shipment.uuid, uuid), inScope(scope)));
  return selectCases(db).where(inArray(dentalCase.id, contents)).orderBy(asc(dentalCase.id));
}

/** What is in all parcels of a page, in two questions. */
export async function withContents(db: Db, rows: readonly ShipmentFacts[]): Promise<ShipmentRecord[]> {
  const contents = await readContents(
    db,
    rows.map(({ row }) => row.id),
  );
  return rows.map((record) => ({ ...record, contents: contents(record.row.id) }));
}
