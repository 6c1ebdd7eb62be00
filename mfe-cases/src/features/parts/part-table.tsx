import { DataTable, EmptyState, useListState, type DataColumn } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

// A case has a handful of each, so that all of them stand on one page, in the order in which the server tells them.
const ALL = {
  sort: { fields: ['createdAt'], field: 'createdAt', direction: 'desc' },
  pageSizes: [1_000],
  filters: {},
} as const;

const DASH = '—';

interface PartTableProps<R> {
  readonly label: MessageDescriptor;
  readonly rows: readonly R[];
  /** Title and content by column; the first one names the record. */
  readonly columns: readonly (readonly [MessageDescriptor, (row: R) => ReactNode])[];
  /** Says when there will be something. */
  readonly empty: MessageDescriptor;
}

/** What a case has of one kind: a table, and cards on a phone. */
export function PartTable<R extends { uuid: string }>({ label, rows, columns, empty }: PartTableProps<R>) {
  const { formatMessage } = useIntl();
  const list = useListState(ALL);
  const shown = columns.map(([title, render], index) => ({
    key: String(index),
    title: formatMessage(title),
    render: (row: R) => render(row) ?? DASH,
  }));
  return (
    <DataTable
      label={formatMessage(label)}
      columns={shown as [DataColumn<R, 'createdAt'>, ...DataColumn<R, 'createdAt'>[]]}
      rows={rows}
      rowKey={({ uuid }) => uuid}
      total={rows.length}
      list={list}
      isRefreshing={false}
      empty={<EmptyState text={formatMessage(empty)} />}
    />
  );
}
