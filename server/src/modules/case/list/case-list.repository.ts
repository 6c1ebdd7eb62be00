import { CASE_STATUSES, type CaseSide, type CaseStatus } from '@portal/shared/contract';
import { and, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { dentalCase, doctor } from '../../../db/schema';
import { countRows } from '../../../lists/count-rows';
import type { ListRequest } from '../../../lists/list-query';
import { selectCases, type CaseRecord } from '../case.repository';
import { inScope, type CaseScope } from '../case-scope';
import { DOCTOR_ORDER, MANAGER_ORDER, STATUS_ORDER } from './case-list-fields';
import { idsByDoctor } from './case-list-by-doctor';
import { idsByManager } from './case-list-by-manager';
import { caseContains } from './case-search';

export interface CaseListFilter {
  readonly scope: CaseScope;
  readonly list: ListRequest;
  readonly status?: CaseStatus | undefined;
  readonly search?: string | undefined;
  readonly doctorUuid?: string | undefined;
}

/** A page of cases, and `countRows` of all pages: two questions that a pool of connections answers at once. */
export async function listCases(
  db: Db,
  filter: CaseListFilter,
): Promise<{ records: CaseRecord[]; total: number }> {
  const [records, total] = await Promise.all([
    readPage(db, filter),
    countRows(db, dentalCase, whereOf(filter), filter.list),
  ]);
  return { records, total };
}

/** The cases that a list is about, as a condition on their table alone. */
export function whereOf({ scope, list, status, search, doctorUuid }: CaseListFilter): SQL | undefined {
  const text = search?.trim();
  return and(
    inScope(scope),
    list.where,
    status && eq(dentalCase.status, status),
    text ? caseContains(text) : undefined,
    doctorUuid === undefined ? undefined : ofDoctor(doctorUuid),
  );
}

/** Looked up once, so that the doctor's cases are found in the order of their index. */
function ofDoctor(uuid: string): SQL {
  return sql`${dentalCase.doctorId} = (select ${doctor.id} from ${doctor} where ${doctor.uuid} = ${uuid})`;
}

/** An index alone says which cases are on the page; only those are then read and joined. */
async function readPage(db: Db, filter: CaseListFilter): Promise<CaseRecord[]> {
  const { orderBy, limit, offset } = filter.list;
  const ids = await idsByOthers(db, filter);
  if (ids) {
    return ids.length === 0
      ? []
      : selectCases(db)
          .where(inArray(dentalCase.id, ids))
          .orderBy(...orderBy);
  }
  const page = db
    .select({ id: dentalCase.id })
    .from(dentalCase)
    .where(and(whereOf(filter), inItsOrder(filter)))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
    .as('page');
  return selectCases(db)
    .innerJoin(page, eq(page.id, dentalCase.id))
    .orderBy(...orderBy);
}

/** Ids of the page in an order that is not the cases' own; null for all other orders. */
async function idsByOthers(db: Db, filter: CaseListFilter): Promise<number[] | null> {
  const { field } = filter.list.order;
  if (field === DOCTOR_ORDER) return idsByDoctor(db, filter.scope, whereOf(filter), filter.list);
  if (field === MANAGER_ORDER) return idsByManager(db, whereOf(filter), filter.list);
  return null;
}

/** The index of statuses begins with the status: of all of them, said one by one, it gives a company's cases in their order. */
function inItsOrder({ list }: CaseListFilter): SQL | undefined {
  return list.order.field === STATUS_ORDER ? inArray(dentalCase.status, [...CASE_STATUSES]) : undefined;
}

export async function countByStatus(
  db: Db,
  scope: { companyId: number; side: CaseSide },
  statuses: readonly CaseStatus[],
): Promise<Map<CaseStatus, number>> {
  const rows = await db
    .select({ status: dentalCase.status, count: count() })
    .from(dentalCase)
    .where(and(inScope(scope), inArray(dentalCase.status, [...statuses])))
    .groupBy(dentalCase.status);
  return new Map(rows.map((row) => [row.status, row.count]));
}
