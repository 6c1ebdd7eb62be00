import { DataTable, EmptyState, orDash, type DataColumn } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

interface PartTableProps<R> {
  readonly label: MessageDescriptor;
  readonly rows: readonly R[];
  /** Title and content by column; the first one names the record. */
  readonly columns: readonly (readonly [MessageDescriptor, (row: R) => ReactNode])[];
  /** Says when there will be something. */
  readonly empty: MessageDescriptor;
}

/** What a case has of one kind, a handful at most, in the order in which the server tells it: a table, and cards on a phone. */
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
