import type { CaseSide, RequestStatistics, RequestStatus } from '@portal/shared/contract';
import { and, count, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { dentalCase, serviceRequest } from '../../db/schema';
import { countRows } from '../../lists/count-rows';
import { contains } from '../../lists/filter-sql';
import type { ListRequest } from '../../lists/list-query';
import { inScope as caseInScope } from '../case/case-scope';
import { caseContains } from '../case/list/case-search';
import { billContains } from '../courier/airway-bill-search';
import { inScope, selectRequests, type RequestRecord, type RequestScope } from './request.repository';

export interface RequestListFilter {
  readonly scope: RequestScope;
  readonly list: ListRequest;
  readonly status?: RequestStatus | undefined;
  readonly search?: string | undefined;
}

/** A page of requests, and `countRows` of all pages: two questions that a pool of connections answers at once. */
export async function listRequests(
  db: Db,
  filter: RequestListFilter,
): Promise<{ records: RequestRecord[]; total: number }> {
  const [records, total] = await Promise.all([
    readPage(db, filter),
    countRows(db, serviceRequest, whereOf(db, filter), filter.list),
  ]);
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
