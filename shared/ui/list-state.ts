export type SortDirection = 'asc' | 'desc';
export interface ListSort<S extends string> {
  readonly field: S;
  readonly direction: SortDirection;
}

/** What a list lets a person choose, and what it shows until they do. */
export interface ListSettings<S extends string, F extends Record<string, string>> {
  readonly sort: ListSort<S> & { readonly fields: readonly S[] };
  /** Rows per page to choose from; the first is the default. */
  readonly pageSizes: readonly [number, ...number[]];
  /** Per filter, the values it can have. */
  readonly filters: { readonly [K in keyof F]: readonly F[K][] };
}

/** What a person chose of a list: the part of a page that can be shared by its address. */
export interface ListState<S extends string, F extends Record<string, string>> {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: ListSort<S>;
  readonly filters: { readonly [K in keyof F]?: F[K] | undefined };
}

/** Reads a list's state from an address; what is missing or makes no sense there is the default. */
export function readListState<S extends string, F extends Record<string, string>>(
  params: URLSearchParams,
  settings: ListSettings<S, F>,
): ListState<S, F> {
  const page = Number(params.get('page'));
  const size = Number(params.get('rows'));
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: settings.pageSizes.includes(size) ? size : settings.pageSizes[0],
    sort: readSort(params, settings),
    filters: readFilters(params, settings),
  };
}

/** The address of a list's state: defaults are left out, and what else stands there is kept. */
export function writeListState<S extends string, F extends Record<string, string>>(
  params: URLSearchParams,
  state: ListState<S, F>,
  settings: ListSettings<S, F>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (key: string, value: string | undefined, isDefault = false): void => {
    if (value === undefined || isDefault) next.delete(key);
    else next.set(key, value);
  };
  put('page', String(state.page), state.page === 1);
  put('rows', String(state.pageSize), state.pageSize === settings.pageSizes[0]);
  put('sort', state.sort.field, state.sort.field === settings.sort.field);
  put('direction', state.sort.direction, state.sort.direction === settings.sort.direction);
  for (const key of Object.keys(settings.filters)) put(key, state.filters[key]);
  return next;
}

function readSort<S extends string>(
  params: URLSearchParams,
  { sort }: Pick<ListSettings<S, never>, 'sort'>,
): ListSort<S> {
  const direction = params.get('direction');
  return {
    field: sort.fields.find((known) => known === params.get('sort')) ?? sort.field,
    direction: direction === 'asc' || direction === 'desc' ? direction : sort.direction,
  };
}

function readFilters<F extends Record<string, string>>(
  params: URLSearchParams,
  { filters }: Pick<ListSettings<never, F>, 'filters'>,
): Partial<F> {
  const chosen: Partial<F> = {};
  for (const key of Object.keys(filters) as (keyof F & string)[]) {
    const value = filters[key].find((known) => known === params.get(key));
    if (value !== undefined) chosen[key] = value;
  }
  return chosen;
}
