import type {
  CallQuery,
  CaseHistoryEntry,
  CaseSide,
  List,
  RequestStatistics,
  ServiceRequest,
} from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { Db } from '../../db/client';
import { readListQuery, toList } from '../../lists/list-query';
import { refusal } from '../../refusals';
import { toHistoryEntry } from '../case/case.mapper';
import type { CaseScope } from '../case/case-scope';
import { PROVIDER_REQUEST_LIST, REQUEST_LIST } from './request-list-fields';
import { toRequest, toRequestOfLab } from './request.mapper';
import { countRequestsOf, listRequests } from './request-list.repository';
import { findRequest, listRequestHistory, listRequestsOfCase, type RequestScope } from './request.repository';

type Reading = Pick<AppContext, 'db'>;

/** @throws PortalError 'unknownFilterKey' or 'badRequest' for a filter or order outside the white list (AP-13). */
export async function getRequestList(
  { db, fileLinks }: Reading & Pick<AppContext, 'fileLinks'>,
  scope: RequestScope,
  query: CallQuery<'GET /request'>,
): Promise<List<ServiceRequest>> {
  const list = readListQuery(query, scope === 'provider' ? PROVIDER_REQUEST_LIST : REQUEST_LIST);
  const { status, search } = query;
  const { records, total } = await listRequests(db, { scope, list, status, search });
  const toEntry = scope === 'provider' ? toRequestOfLab(fileLinks) : toRequest;
  return toList(records.map(toEntry), total, list);
}

/** Counts of a list, for its tabs and badges (SM-03). */
export async function getRequestStatistics(
  { db }: Reading,
  scope: { companyId: number; side: CaseSide },
): Promise<RequestStatistics> {
  return countRequestsOf(db, scope);
}

/** What happened to a request, newest first. @throws PortalError 'notFound' */
export async function getRequestHistory(
  { db }: Reading,
  scope: RequestScope,
  uuid: string,
): Promise<CaseHistoryEntry[]> {
  await getRequest(db, scope, uuid);
  return (await listRequestHistory(db, scope, uuid)).map(toHistoryEntry);
}

/** @throws PortalError 'notFound' when the scope has no such request, whoever else may have it. */
export async function getRequest(db: Db, scope: RequestScope, uuid: string): Promise<ServiceRequest> {
  const record = await findRequest(db, scope, uuid);
  if (!record) throw refusal('notFound', { record: 'request' });
  return toRequest(record);
}

/**
 * Requests for a case, newest first (specification § 7, SM-03). Whether the scope has the case is the caller's to check:
 * here another company's case has no requests.
 */
export async function getRequestsOfCase(
  { db }: Reading,
  scope: CaseScope,
  caseUuid: string,
): Promise<ServiceRequest[]> {
  return (await listRequestsOfCase(db, scope, caseUuid)).map(toRequest);
}
