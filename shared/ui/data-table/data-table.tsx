import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useNarrow } from '../use-narrow';
import { DataCards } from './data-cards';
import { DataPagination } from './data-pagination';
import type { DataTableProps } from './data-table.types';
import { WideTable } from './wide-table';
import { WindowedRows } from './windowed-rows';

/** A list of records: a table that sorts and pages by the list's state, and cards where a table has no room. */
export function DataTable<R extends object, S extends string>(props: DataTableProps<R, S>) {
  const { label, rows, list, total = rows.length, isRefreshing = false } = props;
  const { isTotalCapped = false, isWindowed = false } = props;
  if (total === 0) return props.empty;
  return (
    <Flex vertical gap={16}>
      {/* Pinned columns lie over the others, and over nothing beside the table. */}
      <div aria-busy={isRefreshing} style={{ isolation: 'isolate', ...(isRefreshing && { opacity: 0.55 }) }}>
        {isWindowed || isLong(props) ? <WindowedRows {...props} /> : <AllRows {...props} />}
      </div>
      {list && !isWindowed && (
        <DataPagination list={list} total={total} isTotalCapped={isTotalCapped} label={label} />
      )}
    </Flex>
  );
}

/** Pages longer than most windows. Of one whose columns have no width the rows would change it as they come into view. */
function isLong<R, S extends string>({
  rows,
  columns,
}: Pick<DataTableProps<R, S>, 'rows' | 'columns'>): boolean {
  return rows.length > 30 && columns.every(({ width }) => width !== undefined);
}

function AllRows<R extends object, S extends string>(props: DataTableProps<R, S>): ReactNode {
  return useNarrow() ? <DataCards {...props} /> : <WideTable {...props} />;
}
