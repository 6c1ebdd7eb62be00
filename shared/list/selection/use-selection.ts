import { useMemo, useState, type ReactNode } from 'react';
import type { RowSelection } from '../../ui';
import type { ListControls } from '../use-list';

/** What can be done with several rows of a list at once. */
export interface ListBatch<R> {
  /** Others have no box. */
  readonly canSelect: (row: R) => boolean;
  /** What the row is called by its box. */
  readonly nameOf: (row: R) => string;
  /** Buttons for the selected rows; `clear` lets go of these. */
  readonly actions: (rows: readonly R[], clear: () => void) => ReactNode;
}

export interface ListSelection<R> extends RowSelection<R> {
  readonly rows: readonly R[];
  clear(): void;
}

interface Chosen<R> {
  /** The filter and search under which they were chosen: under others nobody sees what is chosen. */
  readonly under: string;
  readonly rows: ReadonlyMap<string, R>;
}

/**
 * The chosen rows of a list, kept from page to page. A row of the page that has changed since is taken as it is now, and is let go
 * where it can no longer be chosen; another filter or search lets go of all.
 */
export function useSelection<R extends object>(
  { definition, exportQuery }: ListControls<R>,
  page: readonly R[],
  { canSelect, nameOf }: Pick<ListBatch<R>, 'canSelect' | 'nameOf'>,
): ListSelection<R> {
  const { rowKey } = definition;
  const under = `${exportQuery.filter} ${exportQuery.search}`;
  const [chosen, setChosen] = useState<Chosen<R>>({ under, rows: new Map() });
  const isKept = chosen.under === under && chosen.rows.size > 0;
  // A page may have thousands of rows, and every press and turn of the wheel comes by here.
  const rows = useMemo(() => {
    if (!isKept) return [];
    const shown = byKey(page, rowKey);
    return [...chosen.rows].map(([key, row]) => shown.get(key) ?? row).filter(canSelect);
  }, [isKept, chosen, page, rowKey, canSelect]);
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  function setKeys(next: readonly string[]): void {
    const known = byKey([...rows, ...page], rowKey);
    const found = next.flatMap((key) => {
      const row = known.get(key);
      return row ? [[key, row] as const] : [];
    });
    setChosen({ under, rows: new Map(found) });
  }
  return { keys, rows, setKeys, clear: () => setKeys([]), canSelect, nameOf };
}

function byKey<R>(rows: readonly R[], rowKey: (row: R) => string): ReadonlyMap<string, R> {
  return new Map(rows.map((row) => [rowKey(row), row]));
}
