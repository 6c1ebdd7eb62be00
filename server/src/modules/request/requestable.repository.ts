import { OPEN_REQUEST_STATUSES, REQUESTABLE_CASE_STATUSES, type CaseSide } from '@portal/shared/contract';
import { and, asc, desc, eq, inArray, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { dentalCase, doctor, serviceRequest } from '../../db/schema';
import { countRows } from '../../lists/count-rows';
import type { ListPage } from '../../lists/list-query';
import { caseContains } from '../case/list/case-search';
import { selectCases, type CaseRecord } from '../case/case.repository';

export interface RequestableFilter {
  readonly scope: { readonly companyId: number; readonly side: CaseSide };
  readonly search: string | undefined;
  readonly page: ListPage;
}

/** Delivered cases of one side that a request can be made for, the last ones delivered first, and `countRows` of them. */
export async function listRequestableCases(
  db: Db,
  filter: RequestableFilter,
): Promise<{ records: CaseRecord[]; total: number }> {
  const where = whereOf(db, filter);
  const newestFirst = [desc(dentalCase.statusSince), desc(dentalCase.id)];
  const page = db
    .select({ id: dentalCase.id })
    .from(dentalCase)
    .where(where)
    .orderBy(...newestFirst)
    .limit(filter.page.limit)
    .offset(filter.page.offset)
    .as('page');
  const [records, total] = await Promise.all([
    selectCases(db)
      .innerJoin(page, eq(page.id, dentalCase.id))
      .orderBy(...newestFirst),
    countRows(db, dentalCase, where, filter.page),
  ]);
  return { records, total };
}

/** Nothing is begun for a doctor whose account is blocked or restricted (specification § 6), nor once the patient data is erased. */
function whereOf(db: Db, { scope: { companyId, side }, search }: RequestableFilter): SQL | undefined {
  const stopped = db
    .select({ id: doctor.id })
    .from(doctor)
    .where(and(eq(doctor.companyId, companyId), inArray(doctor.status, ['blocked', 'restricted'])));
  const text = search?.trim();
  return and(
    eq(dentalCase.companyId, companyId),
    eq(dentalCase.side, side),
    inArray(dentalCase.status, [...REQUESTABLE_CASE_STATUSES]),
    isNull(dentalCase.erasedAt),
    or(isNull(dentalCase.doctorId), notInArray(dentalCase.doctorId, stopped)),
    text ? caseContains(text) : undefined,
  );
}

/** Open requests of some cases, the oldest first. */
export async function listOpenRequests(db: Db, caseIds: number[]) {
  if (caseIds.length === 0) return [];
  return db
    .select()
    .from(serviceRequest)
    .where(
      and(
        inArray(serviceRequest.caseId, caseIds),
        inArray(serviceRequest.status, [...OPEN_REQUEST_STATUSES]),
      ),
    )
    .orderBy(asc(serviceRequest.id));
}
