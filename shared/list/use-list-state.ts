import { useSearchParams } from '../router';
import { readListState, writeListState, type ListSettings, type ListState } from '../ui/list-state';
import type { ListSort } from '../ui';
import { readFilter, writeFilter, type ReadFilter } from './filter/filter';
import type { Filter, FilterField } from './filter/filter-fields';

/** What a list lets a person choose, and what it shows until they do. */
export interface ListStateSettings extends Omit<ListSettings<string, Record<never, string>>, 'filters'> {
  readonly fields: readonly FilterField[];
}

export interface ListStateControls
  extends Omit<ListState<string, Record<never, string>>, 'filters'>, ReadFilter {
  readonly pageSizes: readonly number[];
  /** Goes to a page; another number of rows leads back to the first. */
  setPage(page: number, pageSize?: number): void;
  /** Sorts, from the first page; without a sort as the list begins. */
  setSort(sort: ListSort<string> | null): void;
  /** Filters by something else, from the first page; by nothing to reset. */
  setFilter(filter: Filter): void;
}

/** Names in the address that are not the filter's. */
const PAGE_AND_SORT = ['page', 'rows', 'sort', 'direction'];

/**
 * Paging, sort and filter of a list, kept in the page's address so that they can be shared and returned to. Defaults are left out. A
 * filter may have several values and ranges; every value is one that the list's fields know, so nothing that names a person gets in.
 */
export function useListState({ fields, ...settings }: ListStateSettings): ListStateControls {
  const [params, setParams] = useSearchParams();
  const known = { ...settings, filters: {} };
  const { page, pageSize, sort } = readListState(params, known);
  const state = { page, pageSize, sort };
  // From the address of this moment: a second change may come before the first one has been rendered, and must not undo it.
  const go = (change: (now: typeof state) => Partial<typeof state>): void => {
    const address = new URLSearchParams(window.location.search);
    const now = readListState(address, known);
    setParams(writeListState(address, { ...now, page: 1, ...change(now) }, known));
  };
  return {
    ...state,
    ...readFilter(params, fields, PAGE_AND_SORT),
    pageSizes: settings.pageSizes,
    setPage: (page, pageSize = state.pageSize) =>
      go((now) => ({ page: pageSize === now.pageSize ? page : 1, pageSize })),
    setSort: (sort) => go(() => ({ sort: sort ?? settings.sort })),
    setFilter: (filter) =>
      setParams(writeFilter(new URLSearchParams(window.location.search), filter, fields, PAGE_AND_SORT)),
  };
}
