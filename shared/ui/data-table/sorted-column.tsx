import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import type { KeyboardEvent } from 'react';
import type { ListSort, ShownList, SortDirection } from './data-table.types';
import styles from './sorted-column.module.css';

/** antd's names, so that a head looks as heads of antd's tables do. */
const CLASS = 'ant-table-column';

/**
 * The head of a column by which the list sorts: a click, or Enter, sorts ascending, then descending, then as `setSort(null)` does; with
 * `isDescendingFirst` it only turns the direction. antd's own sorter would draw all rows anew before the click is answered; so the click
 * changes the address alone, and the rows follow.
 */
export function sortedColumn<S extends string>(title: string, sort: S, list: ShownList<S>) {
  const directionIn = ({ field, direction }: ListSort<S>) => (field === sort ? direction : null);
  const direction = directionIn(list.sort);
  const go = (): void =>
    list.turnSort((now) => {
      const next = (list.isDescendingFirst ? turned : nextOf)(directionIn(now));
      return next && { field: sort, direction: next };
    });
  return {
    title: <SortTitle title={title} direction={direction} />,
    ...(direction && { className: `${CLASS}-sort` }),
    onHeaderCell: () => ({
      className: `${CLASS}-has-sorters ${styles.head}`,
      tabIndex: 0,
      ...(direction && { 'aria-sort': `${direction}ending` as const }),
      onClick: go,
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && go(),
    }),
  };
}

function turned(direction: SortDirection | null): SortDirection {
  return direction === 'desc' ? 'asc' : 'desc';
}

function nextOf(direction: SortDirection | null): SortDirection | null {
  if (direction === null) return 'asc';
  return direction === 'asc' ? 'desc' : null;
}

function SortTitle({ title, direction }: { title: string; direction: SortDirection | null }) {
  const activeOf = (own: SortDirection): string => (direction === own ? ' active' : '');
  return (
    <div className={`${CLASS}-sorters`}>
      <span className={`${CLASS}-title`}>{title}</span>
      <span className={`${CLASS}-sorter ${CLASS}-sorter-full`}>
        <span className={`${CLASS}-sorter-inner`} aria-hidden>
          <CaretUpOutlined className={`${CLASS}-sorter-up${activeOf('asc')}`} />
          <CaretDownOutlined className={`${CLASS}-sorter-down${activeOf('desc')}`} />
        </span>
      </span>
    </div>
  );
}
