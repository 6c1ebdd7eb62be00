import { Card, Flex } from 'antd';
import { Facts } from '../text/facts';
import { CardSort } from './card-sort';
import { rowClickProps } from './row-click-props';
import { AllBox, CardBox } from './row-selection';
import type { DataTableProps } from './data-table.types';

/** The rows of a table as cards: the first column as head, the others as named facts. */
export function DataCards<R, S extends string>({
  label,
  columns,
  rows,
  rowKey,
  list,
  onOpen,
  selection,
}: DataTableProps<R, S>) {
  const [head, ...facts] = columns;
  return (
    <Flex vertical gap={12}>
      {list && <CardSort columns={columns} list={list} />}
      {selection && <AllBox selection={selection} rows={rows} rowKey={rowKey} />}
      <ul aria-label={label} style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 }}>
        {rows.map((row) => (
          <li key={rowKey(row)}>
            <Card
              size="small"
              title={head.render(row)}
              extra={selection && <CardBox selection={selection} row={row} rowKey={rowKey(row)} />}
              {...(onOpen && rowClickProps(() => onOpen(row)))}
            >
              <Facts
                facts={facts.map(({ key, title, render }) => ({ key, label: title, value: render(row) }))}
              />
            </Card>
          </li>
        ))}
      </ul>
    </Flex>
  );
}
