import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { DataColumn, ListSort } from '../ui';
import type { Filter, FilterField, Label } from './filter/filter-fields';

export interface ListColumn<R> extends DataColumn<R, string> {
  /** It does not stand until somebody chooses it. */
  readonly isExtra?: boolean;
}

/** What a list says where it has nothing to show, and above. */
export interface ListTexts {
  /** There is no record at all. */
  readonly empty: ReactNode;
  /** No record passes the filter and the search. */
  readonly noMatch: string;
  /** How many records there are, with `count`; nothing is said without it, and of a list that is not counted to its end. */
  readonly count?: MessageDescriptor;
}

/** A list of records: columns, filters and how it begins. Made once, and anew only when something in it changes (`useMemo`). */
export interface ListDefinition<R extends object> {
  /** Its name in the person's preferences: the domain, and which of its lists, for example `cases.admin`. */
  readonly name: string;
  /** What the list is of, for those who hear it. */
  readonly label: string;
  /** Everything it can show, in its own order. The first column names the record and always stands. */
  readonly columns: readonly [ListColumn<R>, ...ListColumn<R>[]];
  readonly fields: readonly FilterField[];
  readonly sort: ListSort<string>;
  /** Rows per page to choose from, the default first; 10, 20, 50 and 100 unless said. */
  readonly pageSizes?: readonly [number, ...number[]];
  readonly rowKey: (row: R) => string;
  /**
   * It has no pages: all records are here (`useLocalPage`), however many, and only the rows in view are drawn. Its columns have a
   * `width`.
   */
  readonly isWindowed?: boolean;
  /** What can be searched for; without it there is no search. `isInstant` searches with each letter. */
  readonly search?: { readonly label: Label; readonly isInstant?: boolean };
  readonly texts: ListTexts;
  /** A page keeps the list to this filter: there is nothing to filter by, nor are there views of it. */
  readonly fixed?: FixedFilter;
}

export interface FixedFilter {
  readonly filter: Filter;
  /** Tells the page's search from that of the same list elsewhere. */
  readonly place: string;
}
