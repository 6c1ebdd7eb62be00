import type { ReactNode } from 'react';
import type { ListControls } from '../use-list-state';

export interface DataColumn<R, S extends string> {
  readonly key: string;
  readonly title: string;
  readonly render: (row: R) => ReactNode;
  /** The sort of the list that a click on this column's head asks for. */
  readonly sort?: S;
  /** It stays in sight while the others are scrolled: the actions of a wide table. */
  readonly isPinned?: boolean;
}

export type DataList<S extends string> = Pick<
  ListControls<S, never>,
  'page' | 'pageSize' | 'pageSizes' | 'sort' | 'setPage' | 'setSort'
>;

export interface DataTableProps<R, S extends string> {
  /** What the rows are; the table's accessible name. */
  readonly label: string;
  /** The first column names the record, and on a phone heads its card. */
  readonly columns: readonly [DataColumn<R, S>, ...DataColumn<R, S>[]];
  /** All rows, or those of the list's page, sorted as it says. */
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string;
  /** Sorts and pages the rows; without it they are all there is. */
  readonly list?: DataList<S>;
  /** The first click on a head sorts descending, and further ones turn the direction; without it a third click undoes the sort. */
  readonly isDescendingFirst?: boolean;
  /** Rows of all pages of the list. */
  readonly total?: number;
  /** These rows are about to be replaced: they stay, dimmed, and screen readers are told. */
  readonly isRefreshing?: boolean;
  /** Lower rows, for those who want to see more of them. */
  readonly isCompact?: boolean;
  /** Opens a row that is clicked anywhere; its first column holds the link for everybody else. */
  readonly onOpen?: (row: R) => void;
  /** What stands there when no row does. */
  readonly empty: ReactNode;
}
