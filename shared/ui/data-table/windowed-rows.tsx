import { useRef } from 'react';
import { useNarrow } from '../use-narrow';
import { DataCards } from './data-cards';
import type { RowsProps } from './data-table.types';
import { useRowWindow } from './use-row-window';
import { WideTable } from './wide-table';

/** Pixels of a row before it is drawn; of most rows also afterwards. */
const ROW = { middle: 47, compact: 39 } as const;
/** The same of a card: its head, and a line for each other column. */
const CARD = { head: 65, line: 30, gap: 12 } as const;

/** Many rows below each other, as a table or as cards, of which those in view are drawn. */
export function WindowedRows<R extends object, S extends string>(props: RowsProps<R, S>) {
  // The heights of rows are not those of cards.
  return useNarrow() ? <WindowedCards {...props} /> : <WindowedTable {...props} />;
}

function WindowedTable<R extends object, S extends string>(props: RowsProps<R, S>) {
  const place = useRef<HTMLDivElement>(null);
  const rowWindow = useRowWindow(place, props.rows.length, props.isCompact ? ROW.compact : ROW.middle);
  return (
    <div ref={place}>
      <WideTable {...props} rowWindow={rowWindow} />
    </div>
  );
}

function WindowedCards<R extends object, S extends string>(props: RowsProps<R, S>) {
  const height = CARD.head + CARD.line * (props.columns.length - 1);
  const place = useRef<HTMLDivElement>(null);
  const rowWindow = useRowWindow(place, props.rows.length, height, CARD.gap);
  return (
    <div ref={place}>
      <DataCards {...props} rowWindow={rowWindow} />
    </div>
  );
}
