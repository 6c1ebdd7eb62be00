import { useMemo } from 'react';
import type { ListQuery } from '../contract';
import { toExpression } from './filter/filter';
import { useSearchText } from './list-memory';
import type { ListColumn, ListDefinition } from './list.types';
import { shownColumns, type KnownColumns } from './preferences/list-preferences';
import { useListPreferences, type PreferencesControls } from './preferences/use-list-preferences';
import { useListState, type ListStateControls } from './use-list-state';

/** The query of a list's call, with what is searched for. */
export interface SearchQuery extends ListQuery {
  readonly search?: string;
}

/** A list as the address, the search and the person's preferences ask for it. */
export interface ListControls<R extends object> extends ListStateControls {
  readonly definition: ListDefinition<R>;
  /** The columns that stand, in the person's order; the same array until they change. */
  readonly columns: readonly [ListColumn<R>, ...ListColumn<R>[]];
  readonly knownColumns: KnownColumns;
  readonly viewSettings: PreferencesControls;
  readonly search: string;
  searchFor(text: string): void;
  /** Fewer records may be shown than there are: there is a filter or a search. */
  readonly isNarrowed: boolean;
  /** The page, as a list call of the contract asks for it. */
  readonly query: SearchQuery;
  /** All pages of the list, in its order (CA-05). */
  readonly exportQuery: SearchQuery;
}

const PAGE_SIZES = [10, 20, 50, 100] as const;

/** Brings together all that a list is made of; `ListPage` and `ListSection` show it. */
export function useList<R extends object>(definition: ListDefinition<R>): ListControls<R> {
  const { name, columns, fields, sort, pageSizes = PAGE_SIZES, fixed } = definition;
  const sorts = columns.flatMap((column) => column.sort ?? []);
  const state = useListState({ sort: { ...sort, fields: sorts }, pageSizes, fields });
  const { filter, isBroken } = fixed ? { filter: fixed.filter, isBroken: false } : state;
  // What was searched for in one list would hide from the dashboard what it has counted.
  const [search, searchText] = useSearchText(fixed ? `${name} ${fixed.place}` : name);
  const viewSettings = useListPreferences(name);
  const knownColumns = useMemo(() => knownOf(columns), [columns]);
  const chosen = viewSettings.preferences.columns;
  const shown = useMemo(
    () => pick(columns, shownColumns(knownColumns, chosen)),
    [columns, knownColumns, chosen],
  );

  const expression = toExpression(filter, fields);
  const text = search.trim();
  const asked: SearchQuery = {
    order: `${state.sort.field} ${state.sort.direction}`,
    ...(expression && { filter: JSON.stringify(expression) }),
    ...(text && { search: text }),
  };
  return {
    ...state,
    filter,
    isBroken,
    definition,
    columns: shown,
    knownColumns,
    viewSettings,
    search,
    searchFor(next) {
      if (next === search) return;
      searchText(next);
      if (state.page !== 1) state.setPage(1);
    },
    isNarrowed: text !== '' || (!fixed && Object.keys(filter).length > 0),
    query: { page: state.page, paginate: state.pageSize, ...asked },
    exportQuery: asked,
  };
}

function knownOf(columns: readonly ListColumn<never>[]): KnownColumns {
  return {
    all: columns.map(({ key }) => key),
    initial: columns.filter(({ isExtra }) => !isExtra).map(({ key }) => key),
  };
}

/** The columns of these keys, in their order. */
function pick<R>(
  columns: readonly [ListColumn<R>, ...ListColumn<R>[]],
  [, ...keys]: readonly string[],
): [ListColumn<R>, ...ListColumn<R>[]] {
  const [first, ...others] = columns;
  return [first, ...keys.flatMap((key) => others.find((column) => column.key === key) ?? [])];
}
