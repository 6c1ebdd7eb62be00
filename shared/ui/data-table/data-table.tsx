import { Flex } from 'antd';
import { memo, useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useNarrow } from '../use-narrow';
import { DataCards } from './data-cards';
import { DataPagination } from './data-pagination';
import type { DataList, DataTableProps, RowsProps, ShownList } from './data-table.types';
import { WideTable } from './wide-table';
import { WindowedRows } from './windowed-rows';

/** A list of records: a table that sorts and pages by the list's state, and cards where a table has no room. */
export function DataTable<R extends object, S extends string>(props: DataTableProps<R, S>) {
  const { label, rows, list, total = rows.length, isRefreshing = false } = props;
  const { isTotalCapped = false, isWindowed = false } = props;
  const turnSort = useTurnSort(list);
  if (total === 0) return props.empty;
  return (
    <Flex vertical gap={16}>
      {/* Pinned columns lie over the others, and over nothing beside the table. */}
      <div aria-busy={isRefreshing} style={{ isolation: 'isolate', ...(isRefreshing && { opacity: 0.55 }) }}>
        <Rows {...props} list={list && { ...list, turnSort }} />
      </div>
      {list && !isWindowed && (
        <DataPagination list={list} total={total} isTotalCapped={isTotalCapped} label={label} />
      )}
    </Flex>
  );
}

/** Always the same function, so that it also sorts on from the list's newest state where it is given to rows that stay as they are. */
function useTurnSort<S extends string>(list: DataList<S> | undefined): ShownList<S>['turnSort'] {
  const newest = useRef(list);
  useLayoutEffect(() => {
    newest.current = list;
  });
  return useCallback((next) => {
    const { current } = newest;
    current?.setSort(next(current.sort));
  }, []);
}

/**
 * Stays as it is while other rows are on their way and nothing but the list's state has changed: it is drawn once, with its new rows,
 * instead of twice. Until then its heads say by what the rows are sorted that still stand there.
 */
const Rows = memo(
  function Rows<R extends object, S extends string>(props: RowsProps<R, S>) {
    return props.isWindowed || isLong(props) ? <WindowedRows {...props} /> : <AllRows {...props} />;
  },
  (before, { isRefreshing = false, ...now }) =>
    isRefreshing && STANDING.every((name) => before[name] === now[name]),
) as <R extends object, S extends string>(props: RowsProps<R, S>) => ReactNode;

/** All but what the list's state changes. */
const STANDING = ['label', 'columns', 'rows', 'total', 'selection', 'isCompact', 'isWindowed'] as const;

/** Pages longer than most windows. Of one whose columns have no width the rows would change it as they come into view. */
function isLong<R, S extends string>({ rows, columns }: Pick<RowsProps<R, S>, 'rows' | 'columns'>): boolean {
  return rows.length > 30 && columns.every(({ width }) => width !== undefined);
}

function AllRows<R extends object, S extends string>(props: RowsProps<R, S>): ReactNode {
  return useNarrow() ? <DataCards {...props} /> : <WideTable {...props} />;
}
