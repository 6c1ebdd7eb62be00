import type { CaseSide, RequestStatistics, RequestStatus } from '@portal/shared/contract';
import { and, count, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { dentalCase, serviceRequest } from '../../db/schema';
import { contains } from '../../lists/filter-sql';
import type { ListRequest } from '../../lists/list-query';
import { inScope as caseInScope } from '../case/case-scope';
import { caseContains } from '../case/list/case-search';
import { billContains } from '../shipment/airway-bill-search';
import { inScope, selectRequests, type RequestRecord, type RequestScope } from './request.repository';

export interface RequestListFilter {
  readonly scope: RequestScope;
  readonly list: ListRequest;
  readonly status?: RequestStatus | undefined;
  readonly search?: string | undefined;
}

/** A page of requests, and how many there are on all pages: two questions that a pool of connections answers at once. */
export async function listRequests(
  db: Db,
  filter: RequestListFilter,
): Promise<{ records: RequestRecord[]; total: number }> {
  const [records, total] = await Promise.all([readPage(db, filter), countRequests(db, filter)]);
  return { records, total };
}

function whereOf(db: Db, { scope, list, status, search }: RequestListFilter): SQL | undefined {
  return and(
    inScope(scope),
    list.where,
    status && eq(serviceRequest.status, status),
    matching(db, scope, search),
  );
}

/** An index alone says which requests are on the page; only those are then read and joined. */
async function readPage(db: Db, filter: RequestListFilter): Promise<RequestRecord[]> {
  const { orderBy, limit, offset } = filter.list;
  const page = db
    .select({ id: serviceRequest.id })
    .from(serviceRequest)
    .where(whereOf(db, filter))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
    .as('page');
  return selectRequests(db)
    .innerJoin(page, eq(page.id, serviceRequest.id))
    .orderBy(...orderBy);
}

async function countRequests(db: Db, filter: RequestListFilter): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(serviceRequest).where(whereOf(db, filter));
  return counted?.total ?? 0;
}

/** Identifier, either airway bill, or identifier, patient or reference of the case holds the text. */
function matching(db: Db, scope: RequestScope, search: string | undefined): SQL | undefined {
  const text = search?.trim();
  if (!text) return undefined;
  const found = db
    .select({ id: dentalCase.id })
    .from(dentalCase)
    .where(and(caseInScope(scope), caseContains(text)));
  return or(
    contains(serviceRequest.identifier, text),
    billContains(serviceRequest.airwayBillNumber, text),
    billContains(serviceRequest.lastMileAirwayBill, text),
    inArray(serviceRequest.caseId, found),
  );
}

/** Counts of one side of a company, by index entries alone. */
export async function countRequestsOf(
  db: Db,
  scope: { companyId: number; side: CaseSide },
): Promise<RequestStatistics> {
  return db
    .select({ status: serviceRequest.status, count: count() })
    .from(serviceRequest)
    .where(inScope(scope))
    .groupBy(serviceRequest.status);
}
