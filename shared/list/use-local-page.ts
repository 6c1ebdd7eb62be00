import { useDeferredValue, useMemo } from 'react';
import type { FilterExpression, List, Locale } from '../contract';
import { useLocale } from '../i18n';
import type { ListSort, LoadedQuery } from '../ui';
import { toExpression } from './filter/filter';
import { matches } from './filter/matches';
import type { ListControls } from './use-list';

type SortDirection = ListSort<string>['direction'];

/** How the records of a list that are all in the browser are searched and sorted. Of fixed functions, not made per render. */
export interface LocalRecords<R> {
  /** What a search looks through. */
  textOf(record: R): string;
  /** What a column is sorted by; null comes last. */
  sortKeyOf(record: R, sort: string): string | null;
}

/**
 * The page of a list whose records the server gives all at once, in the form of a query for one page. Sorting thousands is done once per
 * sort, searching them per letter, after the letter is on the page.
 */
export function useLocalPage<R extends object>(
  list: ListControls<R>,
  all: LoadedQuery<List<R>>,
  records: LocalRecords<R>,
): LoadedQuery<List<R>> {
  const locale = useLocale();
  const search = useDeferredValue(list.search);
  const { field, direction } = list.sort;
  const { fields, isWindowed } = list.definition;
  const filter = JSON.stringify(toExpression(list.filter, fields) ?? null);
  const rows = all.data?.data;
  const orders = useMemo(
    () => rows && createOrders(toSearchable(rows, records, locale), records, locale),
    [rows, records, locale],
  );
  const sorted = orders?.of(field, direction);
  const found = useMemo(
    () => sorted && findRecords(sorted, search, JSON.parse(filter) as FilterExpression | null, locale),
    [sorted, search, filter, locale],
  );
  const { page, pageSize } = list;
  const data = useMemo(
    () => found && (isWindowed ? wholeOf(found) : pageOf(found, page, pageSize)),
    [found, isWindowed, page, pageSize],
  );
  const isSearching = search !== list.search;
  return {
    data,
    currentData: isSearching ? undefined : data,
    error: all.error,
    refetch: () => all.refetch(),
  };
}

/** A record with what a search looks through, made once for a list that may have thousands. */
export interface Searchable<R> {
  readonly record: R;
  readonly text: string;
}

export function toSearchable<R>(
  records: readonly R[],
  { textOf }: Pick<LocalRecords<R>, 'textOf'>,
  locale: Locale,
): Searchable<R>[] {
  return records.map((record) => ({ record, text: fold(textOf(record), locale) }));
}

/** The records that hold every word of the search and pass the filter. */
export function findRecords<R extends object>(
  records: readonly Searchable<R>[],
  search: string,
  filter: FilterExpression | null,
  locale: Locale,
): R[] {
  const words = fold(search, locale).split(/\s+/).filter(Boolean);
  return records
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map(({ record }) => record)
    .filter((record) => filter === null || matches(record, filter));
}

/** The same records in the orders that were asked for. */
interface Orders<R> {
  /** The same array each time. */
  of(field: string, direction: SortDirection): readonly Searchable<R>[];
}

/**
 * Sorts as a person of the language reads; what is empty comes last in either direction. An order is made when it is first asked for and
 * kept, the other direction at its cost no more: comparing thousands of names takes longer than anything else a list does.
 */
export function createOrders<R>(
  records: readonly Searchable<R>[],
  { sortKeyOf }: Pick<LocalRecords<R>, 'sortKeyOf'>,
  locale: Locale,
): Orders<R> {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const kept = new Map<string, Readonly<Record<SortDirection, readonly Searchable<R>[]>>>();
  const sort = (field: string): Readonly<Record<SortDirection, readonly Searchable<R>[]>> => {
    const keyed = records.map((one) => ({ one, key: sortKeyOf(one.record, field) }));
    const empty = keyed.filter(({ key }) => key === null);
    const full = keyed.flatMap(({ one, key }) => (key === null ? [] : { one, key }));
    full.sort((a, b) => compare(a.key, b.key));
    const inOrder = (rows: readonly { readonly one: Searchable<R> }[]) => rows.map(({ one }) => one);
    return { asc: inOrder([...full, ...empty]), desc: inOrder([...full.reverse(), ...empty]) };
  };
  return {
    of(field, direction) {
      const sorted = kept.get(field) ?? sort(field);
      kept.set(field, sorted);
      return sorted[direction];
    },
  };
}

/** All records as the one page of a list without pages. */
function wholeOf<R>(records: R[]): List<R> {
  return { data: records, total: records.length, pages: 1, page: 1 };
}

/** One page of the records; a page past the end, as a narrower search leaves it, is the last. */
export function pageOf<R>(records: readonly R[], page: number, pageSize: number): List<R> {
  const pages = Math.max(1, Math.ceil(records.length / pageSize));
  const shown = Math.min(page, pages);
  return {
    data: records.slice((shown - 1) * pageSize, shown * pageSize),
    total: records.length,
    pages,
    page: shown,
  };
}

/** Lower case by the language's own rules, without accents: 'yilmaz' finds 'Yılmaz'. */
function fold(text: string, locale: Locale): string {
  return text.toLocaleLowerCase(locale).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');
}
