import type { TablePaginationConfig, TableProps } from 'antd';
import type { IntlShape } from 'react-intl';
import { uiMessages } from './shared-ui.messages';
import type { ListControls } from './use-list-state';

type Listed<S extends string> = Pick<ListControls<S, Record<string, string>>, 'sort' | 'setSort'>;
type Paged = Pick<ListControls<string, Record<string, string>>, 'page' | 'pageSize' | 'setPage'>;

/** Marks an antd column as sortable by the list's state; the rows come sorted already. */
export function sortedColumn<S extends string>(list: Listed<S>, field: S) {
  const order = list.sort.direction === 'asc' ? ('ascend' as const) : ('descend' as const);
  return { key: field, sorter: true, sortOrder: list.sort.field === field ? order : null };
}

/** What an antd table says of a click on a column's head, as the list's state wants it. */
export function sortByColumn<S extends string, R>(list: Listed<S>, fields: readonly S[]): NonNullable<TableProps<R>['onChange']> {
  return (_pagination, _filters, sorter, { action }) => {
    if (action !== 'sort' || Array.isArray(sorter)) return;
    const field = fields.find((known) => known === sorter.columnKey);
    list.setSort(field && sorter.order ? { field, direction: sorter.order === 'ascend' ? 'asc' : 'desc' } : null);
  };
}

/** An antd pagination of the list's state, which tells the rows shown ('11–20 of 42'). */
export function listPagination(
  list: Paged,
  total: number,
  pageSizes: readonly number[],
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): TablePaginationConfig {
  return {
    current: list.page,
    pageSize: list.pageSize,
    total,
    pageSizeOptions: pageSizes.map(String),
    showSizeChanger: true,
    hideOnSinglePage: total <= (pageSizes[0] ?? 10),
    showTotal: (all, [from, to]) => formatMessage(uiMessages.rows, { from, to, total: all }),
    onChange: (page, pageSize) => list.setPage(page, pageSize),
  };
}
