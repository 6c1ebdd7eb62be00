import type { ReactNode } from 'react';

export interface DataColumn<R, S extends string> {
  readonly key: string;
  readonly title: string;
  readonly render: (row: R) => ReactNode;
  /** The sort of the list that a click on this column's head asks for. */
  readonly sort?: S;
  /** It stays in sight while the others are scrolled: the actions of a wide table. */
  readonly isPinned?: boolean;
  /** Pixels. Where all columns have one, a long page draws only the rows in view: of the others it could not know what would fit. */
  readonly width?: number;
}

export type SortDirection = 'asc' | 'desc';

export interface ListSort<S extends string> {
  readonly field: S;
  readonly direction: SortDirection;
}

/** The page and the order of a list. */
export interface DataList<S extends string> {
  readonly page: number;
  readonly pageSize: number;
  /** Rows per page to choose from. */
  readonly pageSizes: readonly number[];
  readonly sort: ListSort<S>;
  /** Asks for the next page ahead, as somebody is about to press for it. */
  readonly fetchNextPage?: () => void;
  /** Goes to a page; another number of rows leads back to the first. */
  setPage(page: number, pageSize?: number): void;
  /** Sorts, from the first page; null restores the order in which the list began, or turns it where the list stands in it. */
  setSort(sort: ListSort<S> | null): void;
  /** The first click on a head sorts descending, and further ones turn the direction; without it a third click undoes the sort. */
  readonly isDescendingFirst?: boolean;
}

/** The list by which the rows are sorted that stand there. */
export interface ShownList<S extends string> extends DataList<S> {
  /** Sorts on from how the list is sorted by now, which the rows may not show yet. */
  turnSort(next: (now: ListSort<S>) => ListSort<S> | null): void;
}

/** Rows that are chosen by a box each, to do something with all of them. */
export interface RowSelection<R> {
  /** Of the chosen rows, also of those on other pages of the list. */
  readonly keys: readonly string[];
  setKeys(keys: readonly string[]): void;
  /** Others have no box. */
  readonly canSelect: (row: R) => boolean;
  /** What the row is called by its box. */
  readonly nameOf: (row: R) => string;
}

export interface DataTableProps<R, S extends string> {
  /** What the rows are; the table's accessible name. */
  readonly label: string;
  /** The first column names the record, and on a phone heads its card. */
  readonly columns: readonly [DataColumn<R, S>, ...DataColumn<R, S>[]];
  /** All rows, or those of the list's page, sorted as it says; of a windowed list the first ones, until all have come. */
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string;
  /** Sorts and pages the rows; without it they are all there is. */
  readonly list?: DataList<S>;
  /** Rows of all pages of the list. */
  readonly total?: number;
  /** There are more rows than `total`: the server does not count a long list to its end. */
  readonly isTotalCapped?: boolean;
  /** These rows are about to be replaced: they stay, dimmed, and screen readers are told. */
  readonly isRefreshing?: boolean;
  /** There are no pages: all rows stand below each other, and those in view are drawn. */
  readonly isWindowed?: boolean;
  /** Lower rows, for those who want to see more of them. */
  readonly isCompact?: boolean;
  /** Opens a row that is clicked anywhere; its first column holds the link for everybody else. */
  readonly onOpen?: (row: R) => void;
  readonly selection?: RowSelection<R>;
  /** What stands there when no row does. */
  readonly empty: ReactNode;
}

/** What the table and the cards are drawn from. */
export interface RowsProps<R, S extends string> extends Omit<DataTableProps<R, S>, 'list'> {
  readonly list?: ShownList<S> | undefined;
}
