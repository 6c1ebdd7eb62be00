import { Checkbox, type TableProps } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { selectionMessages } from './data-table.messages';
import type { RowSelection } from './data-table.types';

/** All rows of the page, or of a list without pages; a table may draw a part of them. */
interface AllRows<R> {
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string;
  /** There are no pages. */
  readonly isWindowed: boolean;
  /** Of a windowed list there may be more rows than have come. */
  readonly total: number;
}

/** The boxes of a table, as antd's takes them. */
export function useTableSelection<R extends object>(
  selection: RowSelection<R> | undefined,
  all: AllRows<R>,
): TableProps<R>['rowSelection'] {
  const { formatMessage } = useIntl();
  if (!selection) return undefined;
  const { keys, setKeys, canSelect, nameOf } = selection;
  return {
    selectedRowKeys: [...keys],
    preserveSelectedRowKeys: true,
    onChange: (next) => setKeys(next.map(String)),
    // antd's own box chooses the rows that it draws.
    columnTitle: (
      <HeadBox>
        <AllBox {...all} selection={selection} isBare />
      </HeadBox>
    ),
    getCheckboxProps: (row) => ({
      disabled: !canSelect(row),
      'aria-label': formatMessage(selectionMessages.row, { row: nameOf(row) }),
    }),
    renderCell: (_isSelected, row, _index, box) => (canSelect(row) ? box : null),
  };
}

/** The box in the head. antd measures columns by an unseen copy of their heads, where nobody should get to the box. */
function HeadBox({ children }: { children: ReactNode }) {
  return (
    <span
      ref={(head) => {
        head?.toggleAttribute('inert', head.closest('[aria-hidden="true"]') !== null);
      }}
    >
      {children}
    </span>
  );
}

interface CardBoxProps<R> {
  readonly selection: RowSelection<R>;
  readonly row: R;
  readonly rowKey: string;
}

/** The box of a card. */
export function CardBox<R>({ selection, row, rowKey }: CardBoxProps<R>) {
  const { formatMessage } = useIntl();
  const { keys, setKeys, canSelect, nameOf } = selection;
  if (!canSelect(row)) return null;
  return (
    <Checkbox
      aria-label={formatMessage(selectionMessages.row, { row: nameOf(row) })}
      checked={keys.includes(rowKey)}
      onChange={({ target }) => setKeys(withOrWithout(keys, [rowKey], target.checked))}
    />
  );
}

interface AllBoxProps<R> extends AllRows<R> {
  readonly selection: RowSelection<R>;
  /** Its name is only heard. */
  readonly isBare?: boolean;
}

/** The box that chooses all rows of the page, or of a list without pages. */
export function AllBox<R>({ selection, rows, rowKey, isWindowed, total, isBare = false }: AllBoxProps<R>) {
  const { formatMessage } = useIntl();
  const { keys, setKeys, canSelect } = selection;
  const possible = useMemo(() => rows.filter(canSelect).map(rowKey), [rows, canSelect, rowKey]);
  const chosen = useMemo(() => {
    const known = new Set(keys);
    return known.size === 0 ? [] : possible.filter((key) => known.has(key));
  }, [possible, keys]);
  if (possible.length === 0) return null;
  const label = formatMessage(isWindowed ? selectionMessages.everyRow : selectionMessages.all);
  return (
    <Checkbox
      {...(isBare && { 'aria-label': label })}
      // Before all rows are here it would choose a part of them.
      disabled={isWindowed && rows.length < total}
      checked={chosen.length === possible.length}
      indeterminate={chosen.length > 0 && chosen.length < possible.length}
      onChange={({ target }) => setKeys(withOrWithout(keys, possible, target.checked))}
    >
      {!isBare && label}
    </Checkbox>
  );
}

function withOrWithout(keys: readonly string[], these: readonly string[], isWith: boolean): string[] {
  const left = new Set(these);
  const others = keys.filter((key) => !left.has(key));
  return isWith ? [...others, ...these] : others;
}
