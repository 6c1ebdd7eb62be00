import type { CaseListQuery, CaseStatus } from '@portal/shared/contract';
import { useListState } from '@portal/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useCaseListQuery } from '../../api/cases.api';
import { toCaseListQuery } from '../../domain/case-list-query';
import { CASE_LIST, type SortField } from '../../domain/case-list-view';
import type { CaseListName, StatusSegment } from '../../domain/case-paths';
import { searched, selectSearch, type SearchRoot } from './case-search.slice';
import { useCaseFilter } from './use-case-filter';

/** The statuses that a page keeps its list to, and how its address calls them. */
export interface FixedStatuses {
  readonly statuses: readonly CaseStatus[];
  readonly segment: StatusSegment;
}

/** The page of cases that the address, the search and, where the page keeps its list to some, the statuses ask for. */
export function useCaseList(name: CaseListName, fixed: FixedStatuses | undefined) {
  const list = useListState<SortField, Record<never, string>>(CASE_LIST);
  const filtering = useCaseFilter(name, fixed?.statuses);
  // What was searched for in one list would hide from the dashboard what it has counted.
  const place = fixed ? `${name} ${fixed.segment}` : name;
  const search = useSelector((state: SearchRoot) => selectSearch(state, place));
  const dispatch = useDispatch();
  const queryOf = (page: CaseListQuery) => toCaseListQuery(page, filtering.filter, search);
  const query = useCaseListQuery({ list: name, query: queryOf(list.query) });
  return {
    list,
    filtering,
    search,
    searchFor: (text: string) => void dispatch(searched({ place, text })),
    query,
    /** All pages of the list, in its order (CA-05). */
    exportQuery: queryOf({ order: list.query.order }),
    /** Other rows are on their way; the old ones are still shown. */
    isRefreshing: query.data !== undefined && query.currentData === undefined,
    isNarrowed: search !== '' || (!fixed && Object.keys(filtering.filter).length > 0),
  };
}
