import { useSearchParams } from '@portal/shared/router';
import type { CaseStatus } from '@portal/shared/contract';
import type { CaseFilter } from '../../domain/case-filter';
import { readFilter, writeFilter, type ReadFilter } from '../../domain/case-filter-address';
import type { CaseListName } from '../../domain/case-paths';

export interface FilterControls extends ReadFilter {
  /** Filters by something else, from the first page; by nothing to reset. */
  setFilter(filter: CaseFilter): void;
}

/** The filter that stands in the page's address (CA-04), or the statuses that a page keeps its list to. */
export function useCaseFilter(list: CaseListName, fixed: readonly CaseStatus[] | undefined): FilterControls {
  const [params, setParams] = useSearchParams();
  const read = fixed ? { filter: { status: fixed }, isBroken: false } : readFilter(params, list);
  // Into the address of this moment: what changed it just now may not have been rendered yet.
  const setFilter = (filter: CaseFilter): void =>
    setParams(writeFilter(new URLSearchParams(window.location.search), filter));
  return { ...read, setFilter };
}
