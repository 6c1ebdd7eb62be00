import { Flex, Table, theme } from 'antd';
import { memo, type ReactNode } from 'react';
import { useNarrow } from '../use-narrow';
import { DataCards } from './data-cards';
import { DataPagination } from './data-pagination';
import { rowClickProps } from './row-click-props';
import { sortedColumn } from './sorted-column';
import { useTableSelection } from './row-selection';
import type { DataColumn, DataList, DataTableProps } from './data-table.types';

/** A list of records: a table that sorts and pages by the list's state, and cards where a table has no room. */
export function DataTable<R extends object, S extends string>(props: DataTableProps<R, S>) {
  const isNarrow = useNarrow();
  const { label, rows, list, total = rows.length, isRefreshing = false } = props;
  if (total === 0) return props.empty;
  return (
    <Flex vertical gap={16}>
      <div aria-busy={isRefreshing} style={isRefreshing ? { opacity: 0.55 } : undefined}>
        {isNarrow ? <DataCards {...props} /> : <WideTable {...props} />}
      </div>
      {list && <DataPagination list={list} total={total} label={label} />}
    </Flex>
  );
}

function WideTable<R extends object, S extends string>({
  label,
  columns,
  rows,
  rowKey,
  list,
  onOpen,
  selection,
  isCompact = false,
}: DataTableProps<R, S>) {
  const { token } = theme.useToken();
  const rowSelection = useTableSelection(selection);
  return (
    <Table<R>
      aria-label={label}
      size={isCompact ? 'small' : 'middle'}
      columns={columns.map((column) => toTableColumn(column, list, token.colorBgContainer))}
      dataSource={rows}
      rowKey={rowKey}
      pagination={false}
      scroll={{ x: 'max-content' }}
      {...(rowSelection && { rowSelection })}
      {...(onOpen && { onRow: (row: R) => rowClickProps(() => onOpen(row)) })}
    />
  );
}

function toTableColumn<R, S extends string>(
  { key, title, render, sort, isPinned = false }: DataColumn<R, S>,
  list: DataList<S> | undefined,
  /** Of what is pinned: heads have none of their own, and what is scrolled below would show through. */
  background: string,
) {
  const shown = {
    key,
    title,
    render: (_value: unknown, row: R) => <Cell render={render} row={row} />,
    ...(isPinned && { fixed: 'end' as const, onHeaderCell: () => ({ style: { background } }) }),
  };
  return sort && list ? { ...shown, ...sortedColumn(title, sort, list) } : shown;
}

/**
 * Stays as it is while the table draws itself anew around it, as long as the row is the same object and `render` the same function: the
 * lists' columns are made once (`useMemo`), and RTK Query keeps rows that did not change.
 */
const Cell = memo(function Cell<R>({ render, row }: { render: (row: R) => ReactNode; row: R }) {
  return render(row);
}) as <R>(props: { render: (row: R) => ReactNode; row: R }) => ReactNode;
