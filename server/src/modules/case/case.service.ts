import {
  countedStatuses,
  type Case,
  type CaseHistoryEntry,
  type CaseListQuery,
  type CaseSide,
  type CaseStatistics,
  type List,
} from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import type { AppContext } from '../../app-context';
import type { Db } from '../../db/client';
import { readListQuery, toList } from '../../lists/list-query';
import type { Person } from '../auth/person';
import { readWorkflow } from '../company/company.repository';
import { CASE_LIST } from './case-list-fields';
import { toCase, toHistoryEntry } from './case.mapper';
import { countByStatus, findCase, listCases, listHistory } from './case.repository';
import type { CaseScope } from './case-scope';

/** Cases that a person sees; with a side only those of that side. */
export function scopeOf({ companyId }: Person, side?: CaseSide): { companyId: number; side?: CaseSide } {
  return side ? { companyId, side } : { companyId };
}

/** @throws PortalError 'unknownFilterKey' or 'badRequest' for a filter or order outside the white list (AP-13). */
export async function getCaseList(
  { db }: AppContext,
  who: Person,
  side: CaseSide,
  query: CaseListQuery,
): Promise<List<Case>> {
  const list = readListQuery(query, CASE_LIST);
  const { records, total } = await listCases(db, {
    scope: scopeOf(who, side),
    list,
    status: query.status,
    search: query.search,
  });
  return toList(records.map(toCase), total, list);
}

/** @throws PortalError 'notFound' when the scope has no such case, whoever else may have it. */
export async function getCase(db: Db, scope: CaseScope, uuid: string): Promise<Case> {
  const record = await findCase(db, scope, uuid);
  if (!record) throw new PortalError('notFound', 'There is no such case');
  return toCase(record);
}

export async function getHistory(
  { db }: AppContext,
  scope: CaseScope,
  uuid: string,
): Promise<CaseHistoryEntry[]> {
  await getCase(db, scope, uuid);
  return (await listHistory(db, scope, uuid)).map(toHistoryEntry);
}

/** Counts of the statuses that need somebody's action, zeros included (CA-02). */
export async function getStatistics(
  { db }: AppContext,
  { companyId }: Person,
  side: CaseSide,
): Promise<CaseStatistics> {
  const statuses = countedStatuses(await readWorkflow(db, companyId), side);
  const counts = await countByStatus(db, { companyId, side }, statuses);
  return statuses.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}
