import type { CaseStatus } from '@portal/shared/contract';
import { useListState } from '@portal/shared/ui';
import { useSelector } from 'react-redux';
import { useCaseListQuery } from '../../api/cases.api';
import { toCaseListQuery } from '../../domain/case-list-query';
import { CASE_LIST, statusesOf, type SortField, type StatusFilter } from '../../domain/case-list-view';
import type { CaseListName } from '../../domain/case-paths';
import { selectSearch, type SearchRoot } from './case-search.slice';

/** The page of cases that the address, the search and, where the page keeps its list to some, the statuses ask for. */
export function useCaseList(name: CaseListName, fixed: readonly CaseStatus[] | undefined) {
  const list = useListState<SortField, { status: StatusFilter }>(CASE_LIST);
  const search = useSelector((state: SearchRoot) => selectSearch(state, name));
  const statuses = fixed ?? statusesOf(list.filters.status);
  const query = useCaseListQuery({ list: name, query: toCaseListQuery(list.query, statuses, search) });
  return {
    list,
    search,
    query,
    /** Other rows are on their way; the old ones are still shown. */
    isRefreshing: query.data !== undefined && query.currentData === undefined,
    isNarrowed: search !== '' || (!fixed && list.filters.status !== undefined),
  };
}
