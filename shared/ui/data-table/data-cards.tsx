import { Card, Flex } from 'antd';
import { Facts } from '../text/facts';
import { CardSort } from './card-sort';
import { rowClickProps } from './row-click-props';
import { AllBox, CardBox } from './row-selection';
import type { RowsProps } from './data-table.types';
import type { RowWindow } from './use-row-window';

interface DataCardsProps<R, S extends string> extends RowsProps<R, S> {
  /** Where only the cards in view are drawn. */
  readonly rowWindow?: RowWindow;
}

/** The rows of a table as cards: the first column as head, the others as named facts. */
export function DataCards<R, S extends string>({
  label,
  columns,
  rows,
  rowKey,
  total = rows.length,
  list,
  onOpen,
  selection,
  isWindowed = false,
  rowWindow,
}: DataCardsProps<R, S>) {
  const [head, ...facts] = columns;
  const { first, end, before, after } = rowWindow ?? { first: 0, end: rows.length, before: 0, after: 0 };
  return (
    <Flex vertical gap={12}>
      {list && <CardSort columns={columns} list={list} />}
      {selection && (
        <AllBox selection={selection} rows={rows} rowKey={rowKey} total={total} isWindowed={isWindowed} />
      )}
      <ul
        aria-label={label}
        style={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          paddingBlock: `${before}px ${after}px`,
          display: 'grid',
          gap: 12,
        }}
      >
        {rows.slice(first, end).map((row, index) => (
          <li
            key={rowKey(row)}
            {...(rowWindow && {
              ref: rowWindow.measure,
              'data-index': first + index,
              'aria-setsize': isWindowed ? total : rows.length,
              'aria-posinset': first + index + 1,
            })}
          >
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
