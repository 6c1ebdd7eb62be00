import { SortAscendingOutlined, SortDescendingOutlined } from '@ant-design/icons';
import { Button, Select, Space } from 'antd';
import { useIntl } from 'react-intl';
import { listMessages } from './data-table.messages';
import type { DataColumn, ShownList } from './data-table.types';

interface CardSortProps<R, S extends string> {
  readonly columns: readonly DataColumn<R, S>[];
  readonly list: ShownList<S>;
}

/** Sorts cards, which have no heads of columns to click on. */
export function CardSort<R, S extends string>({ columns, list }: CardSortProps<R, S>) {
  const { formatMessage } = useIntl();
  const options = columns.flatMap(({ sort, title }) => (sort ? [{ value: sort, label: title }] : []));
  const { field, direction } = list.sort;
  const isAscending = direction === 'asc';
  if (options.length === 0) return null;
  return (
    <Space.Compact block>
      <Select<S>
        aria-label={formatMessage(listMessages.sortBy)}
        style={{ flex: 1 }}
        options={options}
        // What the list begins with may be no column.
        value={options.some(({ value }) => value === field) ? field : null}
        placeholder={formatMessage(listMessages.sortBy)}
        onChange={(chosen) => list.turnSort((now) => ({ ...now, field: chosen }))}
      />
      <Button
        aria-label={formatMessage(isAscending ? listMessages.ascending : listMessages.descending)}
        icon={isAscending ? <SortAscendingOutlined /> : <SortDescendingOutlined />}
        onClick={() =>
          list.turnSort((now) => ({ ...now, direction: now.direction === 'asc' ? 'desc' : 'asc' }))
        }
      />
    </Space.Compact>
  );
}
