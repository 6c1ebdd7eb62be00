import type { RequestStatus } from '@portal/shared/contract';
import { and, count, desc, eq, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { courier, dentalCase, doctor, rejectReason, serviceRequest } from '../../db/schema';
import { contains } from '../../lists/filter-sql';
import type { ListRequest } from '../../lists/list-query';
import { inScope as caseInScope, type CaseScope } from '../case/case-scope';

/** Whose requests: one company's, perhaps of one side only, or every company's for the provider. */
export type RequestScope = CaseScope;
export type RequestRow = typeof serviceRequest.$inferSelect;

/** The scope as a condition on the table of requests. */
export function inScope(scope: RequestScope): SQL | undefined {
  if (scope === 'provider') return undefined;
  return and(
    eq(serviceRequest.companyId, scope.companyId),
    scope.side && eq(serviceRequest.side, scope.side),
  );
}

const REQUEST_COLUMNS = {
  row: serviceRequest,
  case: { uuid: dentalCase.uuid, identifier: dentalCase.identifier, patientName: dentalCase.patientName },
  doctor: { uuid: doctor.uuid, name: doctor.name },
  rejectReason: { id: rejectReason.id, key: rejectReason.key, title: rejectReason.title },
  courier: { id: courier.id, title: courier.title },
};

const selectRequests = (db: Db) =>
  db
    .select(REQUEST_COLUMNS)
    .from(serviceRequest)
    .innerJoin(dentalCase, eq(dentalCase.id, serviceRequest.caseId))
    .leftJoin(doctor, eq(doctor.id, dentalCase.doctorId))
    .leftJoin(rejectReason, eq(rejectReason.id, serviceRequest.rejectReasonId))
    .leftJoin(courier, eq(courier.id, serviceRequest.courierId))
    .$dynamic();

export type RequestRecord = Awaited<ReturnType<typeof selectRequests>>[number];

export async function findRequest(db: Db, scope: RequestScope, uuid: string): Promise<RequestRecord | null> {
  const [record] = await selectRequests(db).where(and(eq(serviceRequest.uuid, uuid), inScope(scope)));
  return record ?? null;
}

export interface RequestListFilter {
  readonly scope: RequestScope;
  readonly list: ListRequest;
  readonly status?: RequestStatus | undefined;
  readonly search?: string | undefined;
}

export async function listRequests(
  db: Db,
  { scope, list, status, search }: RequestListFilter,
): Promise<{ records: RequestRecord[]; total: number }> {
  const where = and(
    inScope(scope),
    list.where,
    status && eq(serviceRequest.status, status),
    matching(search),
  );
  const records = await selectRequests(db)
    .where(where)
    .orderBy(...list.orderBy)
    .limit(list.limit)
    .offset(list.offset);
  const [counted] = await db
    .select({ total: count() })
    .from(serviceRequest)
    .innerJoin(dentalCase, eq(dentalCase.id, serviceRequest.caseId))
    .leftJoin(doctor, eq(doctor.id, dentalCase.doctorId))
    .leftJoin(courier, eq(courier.id, serviceRequest.courierId))
    .where(where);
  return { records, total: counted?.total ?? 0 };
}

/** Identifier, airway bill, or the identifier or patient of the case holds the text. */
function matching(search: string | undefined): SQL | undefined {
  const text = search?.trim();
  if (!text) return undefined;
  return or(
    contains(serviceRequest.identifier, text),
    contains(serviceRequest.airwayBillNumber, text),
    contains(dentalCase.identifier, text),
    contains(dentalCase.patientName, text),
  );
}

/** Requests for a case, newest first; nothing when the case is not in the scope. */
export async function listRequestsOfCase(
  db: Db,
  scope: CaseScope,
  caseUuid: string,
): Promise<RequestRecord[]> {
  return selectRequests(db)
    .where(and(eq(dentalCase.uuid, caseUuid), caseInScope(scope)))
    .orderBy(desc(serviceRequest.id));
}
