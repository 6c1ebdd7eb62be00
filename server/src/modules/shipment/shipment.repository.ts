import type { CaseSide, ShipmentStatus } from '@portal/shared/contract';
import { and, asc, count, eq, exists, inArray, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { courier, dentalCase, shipment, shipmentCase } from '../../db/schema';
import { contains } from '../../lists/filter-sql';
import type { ListRequest } from '../../lists/list-query';

/** Whose shipments: one company's, perhaps of one side only, or every company's for the provider. */
export type ShipmentScope = { readonly companyId: number; readonly side?: CaseSide } | 'provider';

const inScope = (scope: ShipmentScope): SQL | undefined =>
  scope === 'provider'
    ? undefined
    : and(eq(shipment.companyId, scope.companyId), scope.side && eq(shipment.side, scope.side));

const selectShipments = (db: Db) =>
  db
    .select({ row: shipment, courier })
    .from(shipment)
    .leftJoin(courier, eq(courier.id, shipment.courierId))
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

/** Identifier, airway bill, or the identifier or patient of a case in it holds the text. */
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
  return or(contains(shipment.identifier, text), contains(shipment.airwayBillNumber, text), exists(cases));
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
