import { Ltr } from '@portal/shared/ui';
import { Button, Table, type TableColumnsType } from 'antd';
import { useIntl } from 'react-intl';
import { reviewMessages } from './review.messages';

export interface ToothRow {
  readonly key: string;
  /** What the button says: a tooth, or two. */
  readonly place: string;
  show(): void;
}

interface ToothTableProps<R extends ToothRow> {
  readonly label: string;
  /** Heading of the column with the teeth. */
  readonly placeTitle?: string;
  readonly rows: readonly R[];
  readonly columns: TableColumnsType<NoInfer<R>>;
}

/** A table by teeth; a row that is pressed is shown in the picture. Its button does the same for the keyboard. */
export function ToothTable<R extends ToothRow>({ label, placeTitle, rows, columns }: ToothTableProps<R>) {
  const { formatMessage } = useIntl();
  if (rows.length === 0) return <>{formatMessage(reviewMessages.none)}</>;
  return (
    <Table<R>
      aria-label={label}
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={[...rows]}
      onRow={(row) => ({ onClick: row.show, style: { cursor: 'pointer' } })}
      columns={[
        {
          key: 'place',
          title: placeTitle ?? formatMessage(reviewMessages.tooth),
          rowScope: 'row',
          fixed: 'start',
          render: (_value, { place }) => (
            // Its press reaches the row, which does the work.
            <Button type="link" size="small" style={{ paddingInline: 0 }}>
              <Ltr>{place}</Ltr>
            </Button>
          ),
        },
        ...columns,
      ]}
    />
  );
}
