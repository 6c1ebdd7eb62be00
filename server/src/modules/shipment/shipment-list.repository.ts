import { TO_BE_SENT_ON_FILTER, type CaseSide, type ShipmentStatus } from '@portal/shared/contract';
import { and, count, eq, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { dentalCase, shipment, shipmentCase } from '../../db/schema';
import { countRows } from '../../lists/count-rows';
import { contains } from '../../lists/filter-sql';
import { readListQuery, type ListRequest } from '../../lists/list-query';
import { inScope as caseInScope } from '../case/case-scope';
import { caseContains } from '../case/list/case-search';
import { billContains } from '../courier/airway-bill-search';
import { lastMileBillContains } from './last-mile-search';
import { SHIPMENT_LIST } from './shipment-list-fields';
import {
  inScope,
  selectShipments,
  withContents,
  type ShipmentRecord,
  type ShipmentScope,
} from './shipment.repository';

export interface ShipmentListFilter {
  readonly scope: ShipmentScope;
  readonly list: ListRequest;
  readonly status?: ShipmentStatus | undefined;
  readonly search?: string | undefined;
}

/** A page of shipments, and `countRows` of all pages: two questions that a pool of connections answers at once. */
export async function listShipments(
  db: Db,
  filter: ShipmentListFilter,
): Promise<{ records: ShipmentRecord[]; total: number }> {
  const [records, total] = await Promise.all([
    readPage(db, filter),
    countRows(db, shipment, whereOf(db, filter), filter.list),
  ]);
  return { records, total };
}

function whereOf(db: Db, { scope, list, status, search }: ShipmentListFilter): SQL | undefined {
  return and(inScope(scope), list.where, status && eq(shipment.status, status), matching(db, scope, search));
}

/** An index alone says which shipments are on the page; only those are then read and joined. */
async function readPage(db: Db, filter: ShipmentListFilter): Promise<ShipmentRecord[]> {
  const { orderBy, limit, offset } = filter.list;
  const page = db
    .select({ id: shipment.id })
    .from(shipment)
    .where(whereOf(db, filter))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
    .as('page');
  const rows = await selectShipments(db)
    .innerJoin(page, eq(page.id, shipment.id))
    .orderBy(...orderBy);
  return withContents(db, rows);
}

/** Identifier, an airway bill of either way, or identifier, patient or reference of a case in it holds the text. */
function matching(db: Db, scope: ShipmentScope, search: string | undefined): SQL | undefined {
  const text = search?.trim();
  if (!text) return undefined;
  const found = db
    .select({ id: dentalCase.id })
    .from(dentalCase)
    .where(and(caseInScope(scope), caseContains(text)));
  const withCase = db
    .select({ id: shipmentCase.shipmentId })
    .from(shipmentCase)
    .where(inArray(shipmentCase.caseId, found));
  return or(
    contains(shipment.identifier, text),
    billContains(shipment.airwayBillNumber, text),
    lastMileBillContains(text),
    inArray(shipment.id, withCase),
  );
}

/** Counts of one side of a company by status, by index entries alone. */
export async function countShipmentsOf(db: Db, scope: { companyId: number; side: CaseSide }) {
  const where = inScope(scope);
  const isReported = and(isNotNull(shipment.arrival), ne(shipment.arrival, 'ARRIVED'));
  const rows = await db
    .select({
      status: shipment.status,
      count: count(),
      reported: sql<number>`(count(*) filter (where ${isReported}))::int`,
    })
    .from(shipment)
    .where(where)
    .groupBy(shipment.status);
  return rows;
}

/** As the list is filtered for them, so that the number is that of its rows. */
const { where: isToBeSentOn } = readListQuery(
  { filter: JSON.stringify(TO_BE_SENT_ON_FILTER) },
  SHIPMENT_LIST,
);

/** Doctors' parcels of a company that have come to it and go on from there; an index of just those that wait finds them. */
export function countToBeSentOn(db: Db, scope: { companyId: number; side: CaseSide }): Promise<number> {
  return db.$count(shipment, and(inScope(scope), eq(shipment.side, 'doctor'), isToBeSentOn));
}
