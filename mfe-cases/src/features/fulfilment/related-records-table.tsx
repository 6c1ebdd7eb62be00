import { DataTable, EmptyState, orDash, type DataColumn } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

interface PartTableProps<R> {
  readonly label: MessageDescriptor;
  readonly rows: readonly R[];
  /** Title and content of each column. The first column names the record. */
  readonly columns: readonly (readonly [MessageDescriptor, (row: R) => ReactNode])[];
  /** Says when there will be records. */
  readonly empty: MessageDescriptor;
}

/** A short table of records that belong to a case, in the server's order; cards on a phone. */
export function RelatedRecordsTable<R extends { uuid: string }>({
  label,
  rows,
  columns,
  empty,
}: PartTableProps<R>) {
  const { formatMessage } = useIntl();
  const shown = columns.map(([title, render], index) => ({
    key: String(index),
    title: formatMessage(title),
    render: (row: R) => orDash(render(row)),
  }));
  return (
    <DataTable
      label={formatMessage(label)}
      columns={shown as [DataColumn<R, never>, ...DataColumn<R, never>[]]}
      rows={rows}
      rowKey={({ uuid }) => uuid}
      empty={<EmptyState text={formatMessage(empty)} />}
    />
  );
}
