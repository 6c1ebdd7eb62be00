import type { ShipmentStatus } from '@portal/shared/contract';
import { and, asc, count, desc, eq, exists, inArray, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client';
import { address, courier, dentalCase, shipment, shipmentCase } from '../../db/schema';
import { contains } from '../../lists/filter-sql';
import type { ListRequest } from '../../lists/list-query';
import { selectCases, type CaseRecord } from '../case/case.repository';
import { inScope as caseInScope, type CaseScope } from '../case/case-scope';

/** Whose shipments: one company's, perhaps of one side only, or every company's for the provider. */
export type ShipmentScope = CaseScope;

/** The scope as a condition on the table of shipments. */
export const inScope = (scope: ShipmentScope): SQL | undefined =>
  scope === 'provider'
    ? undefined
    : and(eq(shipment.companyId, scope.companyId), scope.side && eq(shipment.side, scope.side));

const lastMileCourier = alias(courier, 'last_mile_courier');

const selectShipments = (db: Db) =>
  db
    .select({
      row: shipment,
      courier,
      lastMileCourier: { id: lastMileCourier.id, title: lastMileCourier.title },
      addressUuid: address.uuid,
    })
    .from(shipment)
    .leftJoin(courier, eq(courier.id, shipment.courierId))
    .leftJoin(address, eq(address.id, shipment.shipToAddressId))
    .leftJoin(lastMileCourier, eq(lastMileCourier.id, shipment.lastMileCourierId))
    .$dynamic();

export type ShippedCase = Pick<typeof dentalCase.$inferSelect, 'uuid' | 'identifier' | 'patientName'>;
export type ShipmentRecord = Awaited<ReturnType<typeof selectShipments>>[number] & {
  readonly cases: ShippedCase[];
};

export async function findShipment(
  db: Db,
  scope: ShipmentScope,
  uuid: string,
): Promise<ShipmentRecord | null> {
  const rows = await selectShipments(db).where(and(eq(shipment.uuid, uuid), inScope(scope)));
  const [record] = await withCases(db, rows);
  return record ?? null;
}

export interface ShipmentListFilter {
  readonly scope: ShipmentScope;
  readonly list: ListRequest;
  readonly status?: ShipmentStatus | undefined;
  readonly search?: string | undefined;
}

export async function listShipments(db: Db, { scope, list, status, search }: ShipmentListFilter) {
  const where = and(inScope(scope), list.where, status && eq(shipment.status, status), matching(db, search));
  const rows = await selectShipments(db)
    .where(where)
    .orderBy(...list.orderBy)
    .limit(list.limit)
    .offset(list.offset);
  const [counted] = await db
    .select({ total: count() })
    .from(shipment)
    .leftJoin(courier, eq(courier.id, shipment.courierId))
    .where(where);
  return { records: await withCases(db, rows), total: counted?.total ?? 0 };
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
  return withCases(db, rows);
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

/** Identifier, either airway bill, or the identifier or patient of a case in it holds the text. */
function matching(db: Db, search: string | undefined): SQL | undefined {
  const text = search?.trim();
  if (!text) return undefined;
  const cases = db
    .select({ id: dentalCase.id })
    .from(shipmentCase)
    .innerJoin(dentalCase, eq(dentalCase.id, shipmentCase.caseId))
    .where(
      and(
        eq(shipmentCase.shipmentId, shipment.id),
        or(contains(dentalCase.identifier, text), contains(dentalCase.patientName, text)),
      ),
    );
  return or(
    contains(shipment.identifier, text),
    contains(shipment.airwayBillNumber, text),
    contains(shipment.lastMileAirwayBill, text),
    exists(cases),
  );
}

/** One question for the cases of all shipments of a page. */
async function withCases(db: Db, rows: Omit<ShipmentRecord, 'cases'>[]): Promise<ShipmentRecord[]> {
  if (rows.length === 0) return [];
  const found = await db
    .select({
      shipmentId: shipmentCase.shipmentId,
      uuid: dentalCase.uuid,
      identifier: dentalCase.identifier,
      patientName: dentalCase.patientName,
    })
    .from(shipmentCase)
    .innerJoin(dentalCase, eq(dentalCase.id, shipmentCase.caseId))
    .where(
      inArray(
        shipmentCase.shipmentId,
        rows.map(({ row }) => row.id),
      ),
    )
    .orderBy(asc(dentalCase.id));
  const casesOf = (id: number): ShippedCase[] =>
    found
      .filter(({ shipmentId }) => shipmentId === id)
      .map(({ uuid, identifier, patientName }) => ({ uuid, identifier, patientName }));
  return rows.map((record) => ({ ...record, cases: casesOf(record.row.id) }));
}
