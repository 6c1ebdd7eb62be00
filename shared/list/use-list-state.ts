import { useLocation, useSearchParams } from '../router';
import type { ListSort } from '../ui';
import { readFilter, writeFilter, type ReadFilter } from './filter/filter';
import type { Filter, FilterField } from './filter/filter-fields';

/** What a list lets a person choose, and what it shows until they do. */
export interface ListStateSettings {
  readonly sort: ListSort<string> & { readonly fields: readonly string[] };
  /** Rows per page to choose from; the first is the default. */
  readonly pageSizes: readonly [number, ...number[]];
  readonly fields: readonly FilterField[];
}

interface PageAndSort {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: ListSort<string>;
}

export interface ListStateControls extends PageAndSort, ReadFilter {
  readonly pageSizes: readonly number[];
  /** Goes to a page; another number of rows leads back to the first. */
  setPage(page: number, pageSize?: number): void;
  /** Sorts, from the first page; null restores the order in which the list began, or turns it where the list stands in it. */
  setSort(sort: ListSort<string> | null): void;
  /** Filters by something else, from the first page; an empty filter resets it. */
  setFilter(filter: Filter): void;
}

/** Names in the address that are not the filter's: page and order, and `add`, which opens a page's dialog for a new record. */
const NOT_FILTER = ['page', 'rows', 'sort', 'direction', 'add'];

/**
 * Paging, sort and filter of a list, kept in the page's address so that they can be shared and returned to. Defaults are left out. A
 * filter may have several values and ranges; every value is one that the list's fields know, so nothing that names a person gets in.
 * The history entry keeps its state, which may say where the page was opened from.
 */
export function useListState(settings: ListStateSettings): ListStateControls {
  const { fields, pageSizes } = settings;
  const [params, setParams] = useSearchParams();
  const options = { state: useLocation().state as unknown };
  const state = readPageAndSort(params, settings);
  // Reads the address anew: a second change may come before the first one has been rendered, and must not undo it.
  const go = (change: (now: PageAndSort) => Partial<PageAndSort>): void => {
    const address = new URLSearchParams(window.location.search);
    const now = readPageAndSort(address, settings);
    setParams(writePageAndSort(address, { ...now, page: 1, ...change(now) }, settings), options);
  };
  return {
    ...state,
    ...readFilter(params, fields, NOT_FILTER),
    pageSizes,
    setPage: (page, pageSize = state.pageSize) =>
      go((now) => ({ page: pageSize === now.pageSize ? page : 1, pageSize })),
    setSort: (sort) => go((now) => ({ sort: sort ?? restored(settings.sort, now.sort) })),
    setFilter: (filter) =>
      setParams(
        writeFilter(new URLSearchParams(window.location.search), filter, fields, NOT_FILTER),
        options,
      ),
  };
}

/** The order in which a list began; where it stands in it, the other way round, as a press that changes nothing seems broken. */
export function restored(initial: ListSort<string>, now: ListSort<string>): ListSort<string> {
  const { field, direction } = initial;
  if (now.field !== field || now.direction !== direction) return initial;
  return { field, direction: direction === 'asc' ? 'desc' : 'asc' };
}

/** What is missing or makes no sense in the address is the default. */
function readPageAndSort(params: URLSearchParams, { pageSizes, sort }: ListStateSettings): PageAndSort {
  const page = Number(params.get('page'));
  const size = Number(params.get('rows'));
  const direction = params.get('direction');
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: pageSizes.includes(size) ? size : pageSizes[0],
    sort: {
      field: sort.fields.find((known) => known === params.get('sort')) ?? sort.field,
      direction: direction === 'asc' || direction === 'desc' ? direction : sort.direction,
    },
  };
}

/** Leaves out the defaults, and keeps whatever else stands in the address. */
function writePageAndSort(
  params: URLSearchParams,
  { page, pageSize, sort }: PageAndSort,
  settings: ListStateSettings,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (key: string, value: string, isDefault: boolean): void => {
    if (isDefault) next.delete(key);
    else next.set(key, value);
  };
  put('page', String(page), page === 1);
  put('rows', String(pageSize), pageSize === settings.pageSizes[0]);
  put('sort', sort.field, sort.field === settings.sort.field);
  put('direction', sort.direction, sort.direction === settings.sort.direction);
  return next;
}
