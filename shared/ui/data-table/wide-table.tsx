import { Table, theme } from 'antd';
import { createContext, memo, use, useMemo, type ComponentProps, type ReactNode } from 'react';
import type { DataColumn, ShownList, RowsProps } from './data-table.types';
import { rowClickProps } from './row-click-props';
import { useTableSelection } from './row-selection';
import { scrolledByKeys } from './scrolled-by-keys';
import { sortedColumn } from './sorted-column';
import type { RowWindow } from './use-row-window';

interface WideTableProps<R extends object, S extends string> extends RowsProps<R, S> {
  /** Where only the rows in view are drawn. */
  readonly rowWindow?: RowWindow;
}

/** The rows as a table. */
export function WideTable<R extends object, S extends string>({
  label,
  columns,
  rows,
  rowKey,
  total = rows.length,
  list,
  onOpen,
  selection,
  isCompact = false,
  isWindowed = false,
  rowWindow,
}: WideTableProps<R, S>) {
  const { token } = theme.useToken();
  const rowSelection = useTableSelection(selection, { rows, rowKey, total, isWindowed });
  const { first = 0, end = rows.length } = rowWindow ?? {};
  const drawn = useMemo(() => rows.slice(first, end), [rows, first, end]);
  const onRow = (row: R, index = 0) => ({
    ...(onOpen && rowClickProps(() => onOpen(row))),
    ...(rowWindow && windowedRowProps(rowWindow, index)),
  });
  const table = (
    <Table<R>
      aria-label={label}
      size={isCompact ? 'small' : 'middle'}
      columns={columns.map((column) => toTableColumn(column, list, token.colorBgContainer))}
      dataSource={drawn}
      rowKey={rowKey}
      pagination={false}
      scroll={{ x: widthOf(columns) }}
      onRow={onRow}
      {...(!list && !onOpen && { ref: scrolledByKeys })}
      {...(rowSelection && { rowSelection })}
      {...(rowWindow && {
        'aria-rowcount': (isWindowed ? total : rows.length) + 1,
        components: WINDOWED,
        tableLayout: 'fixed',
      })}
    />
  );
  return rowWindow ? <WindowContext value={rowWindow}>{table}</WindowContext> : table;
}

/** Where a column has no width of its own, as wide as what it holds wants to be. */
function widthOf(columns: readonly { readonly width?: number }[]): number | 'max-content' {
  const widths = columns.map(({ width }) => width);
  return widths.includes(undefined)
    ? 'max-content'
    : widths.reduce((sum: number, width = 0) => sum + width, 0);
}

const WindowContext = createContext<Pick<RowWindow, 'before' | 'after'>>({ before: 0, after: 0 });
const WINDOWED = { body: { wrapper: WindowedBody } };

/** The rows that are drawn, between the room of those that are not. */
function WindowedBody({ children, ...body }: ComponentProps<'tbody'>) {
  const { before, after } = use(WindowContext);
  return (
    <tbody {...body}>
      <Room height={before} />
      {children}
      <Room height={after} />
    </tbody>
  );
}

function Room({ height }: { height: number }) {
  return <tr aria-hidden style={{ height }} />;
}

/** The row's place among all rows of the page; the head is the first. */
function windowedRowProps({ first, measure }: RowWindow, index: number) {
  return { ref: measure, 'data-index': first + index, 'aria-rowindex': first + index + 2 };
}

function toTableColumn<R, S extends string>(
  { key, title, render, sort, width, isPinned = false }: DataColumn<R, S>,
  list: ShownList<S> | undefined,
  /** Of what is pinned: heads have none of their own, and what is scrolled below would show through. */
  background: string,
) {
  const shown = {
    key,
    title,
    render: (_value: unknown, row: R) => <Cell render={render} row={row} />,
    ...(width !== undefined && { width }),
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
