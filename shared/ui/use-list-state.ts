import { useSearchParams } from '../router';
import {
  readListState,
  writeListState,
  type ListSettings,
  type ListSort,
  type ListState,
} from './list-state';

export interface ListControls<S extends string, F extends Record<string, string>> extends ListState<S, F> {
  readonly pageSizes: readonly number[];
  /** The page as a list call of the contract asks for it. */
  readonly query: { readonly page: number; readonly paginate: number; readonly order: string };
  /** Goes to a page; another number of rows leads back to the first. */
  setPage(page: number, pageSize?: number): void;
  /** Sorts, from the first page; without a sort as the list begins. */
  setSort(sort: ListSort<S> | null): void;
  /** Filters, from the first page; without a value not at all. */
  setFilter<K extends keyof F>(key: K, value: F[K] | undefined): void;
}

/**
 * Paging, sort and filters of a list, kept in the page's address so that it can be shared and returned to. Every value is one
 * of the settings': an address cannot ask for what a list does not have, and nothing that names a person gets in.
 * @deprecated `useList` of shared/list has several values and ranges per filter; releases that may be rolled back to still import this.
 * @example const list = useListState({ sort: { fields: ['createdAt'], field: 'createdAt', direction: 'desc' }, pageSizes: [10, 20],
 *   filters: { status: SHIPMENT_STATUSES } });
 */
export function useListState<S extends string, F extends Record<string, string>>(
  settings: ListSettings<S, F>,
): ListControls<S, F> {
  const [params, setParams] = useSearchParams();
  const state = readListState(params, settings);
  // From the address of this moment: a second change may come before the first one has been rendered, and must not undo it.
  const go = (change: (now: ListState<S, F>) => Partial<ListState<S, F>>): void => {
    const address = new URLSearchParams(window.location.search);
    const now = readListState(address, settings);
    setParams(writeListState(address, { ...now, page: 1, ...change(now) }, settings));
  };
  return {
    ...state,
    pageSizes: settings.pageSizes,
    query: {
      page: state.page,
      paginate: state.pageSize,
      order: `${state.sort.field} ${state.sort.direction}`,
    },
    setPage: (page, pageSize = state.pageSize) =>
      go((now) => ({ page: pageSize === now.pageSize ? page : 1, pageSize })),
    setSort: (sort) => go(() => ({ sort: sort ?? settings.sort })),
    setFilter: (key, value) => go(({ filters }) => ({ filters: { ...filters, [key]: value } })),
  };
}
