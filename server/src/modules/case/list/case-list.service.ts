import {
  countedStatuses,
  uncountedStatuses,
  type Case,
  type CaseListQuery,
  type CaseSide,
  type CaseStatistics,
  type List,
} from '@portal/shared/contract';
import type { AppContext } from '../../../app-context';
import { orderedBy, readListQuery, toList } from '../../../lists/list-query';
import type { Person } from '../../../person';
import { readWorkflow } from '../../configuration/configuration.repository';
import { toCase } from '../case.mapper';
import { chooseSide } from '../case.policy';
import { scopeOf } from '../case.service';
import { countByStatus, listCases, type CaseListFilter } from './case-list.repository';
import { CASE_LIST, SLACK_ORDER } from './case-list-fields';
import { slackOf } from './case-slack';

/** What a list is narrowed to beside what its query says. */
export interface CaseListOf {
  readonly doctorUuid?: string;
}

/** @throws PortalError as caseListFilter (AP-13). */
export async function getCaseList(
  ctx: AppContext,
  who: Person,
  side: CaseSide,
  query: CaseListQuery,
  of: CaseListOf = {},
): Promise<List<Case>> {
  const filter = await caseListFilter(ctx, who, side, query, of);
  const { records, total } = await listCases(ctx.db, filter);
  return toList(records.map(toCase), total, filter.list);
}

/**
 * What the query of a list asks for, within what the person may see.
 * @throws PortalError 'unknownFilterKey' or 'badRequest' for a filter or order outside the white list (AP-13); 'forbidden'
 * for a role whose cases the company does not have.
 */
export async function caseListFilter(
  { phaseTimes }: Pick<AppContext, 'phaseTimes'>,
  who: Person,
  side: CaseSide,
  query: CaseListQuery,
  { doctorUuid }: CaseListOf = {},
): Promise<CaseListFilter> {
  const { status, search, role } = query;
  const orders =
    orderedBy(query) === SLACK_ORDER
      ? { [SLACK_ORDER]: slackOf(await phaseTimes.of(who.companyId)) }
      : undefined;
  return {
    scope: scopeOf(who, chooseSide(who, side, role)),
    list: readListQuery(query, orders ? { ...CASE_LIST, orders } : CASE_LIST),
    status,
    search,
    doctorUuid,
  };
}

/**
 * Counts of the statuses that need somebody's action, zeros included (CA-02).
 * @param isWithWaiting also those that wait for the company although its dashboard does not count them
 */
export async function getStatistics(
  { db }: AppContext,
  { companyId }: Person,
  side: CaseSide,
  isWithWaiting = false,
): Promise<CaseStatistics> {
  const workflow = await readWorkflow(db, companyId);
  const others = isWithWaiting ? uncountedStatuses(workflow, side) : [];
  const statuses = [...countedStatuses(workflow, side), ...others];
  const counts = await countByStatus(db, { companyId, side }, statuses);
  return statuses.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}
