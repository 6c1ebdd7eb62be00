import { createHash, type Hash } from 'node:crypto';
import { BackupError } from './backup-error';
import type { TableSum } from './manifest';
import { readLines } from './read-lines';

/** What is done with the parts of a snapshot as they come. */
export interface SnapshotReader {
  /** A row, as its JSON. */
  readonly row?: (table: string, line: string) => Promise<void> | void;
  /** After the last row of a table. */
  readonly tableEnd?: (table: string) => Promise<void> | void;
  readonly sequence?: (name: string, last: string | null) => Promise<void> | void;
}

export interface SnapshotSums {
  readonly migrations: readonly number[];
  readonly tables: Readonly<Record<string, TableSum>>;
}

/**
 * Goes through a snapshot once, adding up what is in it.
 * @throws BackupError when it has no end
 */
export async function readSnapshot(
  chunks: AsyncIterable<string>,
  { row, tableEnd, sequence }: SnapshotReader = {},
): Promise<SnapshotSums> {
  const tables: Record<string, TableSum> = {};
  let migrations: readonly number[] = [];
  let table: { name: string; rows: number; hash: Hash } | null = null;
  let isWhole = false;
  for await (const line of readLines(chunks)) {
    if (line.startsWith('{')) {
      if (!table) throw new BackupError('The copy of the database begins with a row');
      table.rows += 1;
      table.hash.update(line).update('\n');
      // Awaited only where there is something to wait for: there are many rows.
      const done = row?.(table.name, line);
      if (done) await done;
      continue;
    }
    if (table) {
      tables[table.name] = { rows: table.rows, sha256: table.hash.digest('hex') };
      await tableEnd?.(table.name);
      table = null;
    }
    const [kind, ...rest] = JSON.parse(line) as [string, ...unknown[]];
    if (kind === 'schema') migrations = rest[0] as readonly number[];
    else if (kind === 'table') table = { name: rest[0] as string, rows: 0, hash: createHash('sha256') };
    else if (kind === 'sequence') await sequence?.(rest[0] as string, rest[1] as string | null);
    isWhole = kind === 'end';
  }
  if (!isWhole) throw new BackupError('The copy of the database breaks off before its end');
  return { migrations, tables };
}

/** The tables in which two snapshots differ. */
export function differingTables(
  one: Readonly<Record<string, TableSum>>,
  other: Readonly<Record<string, TableSum>>,
): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter(
    (name) => one[name]?.sha256 !== other[name]?.sha256 || one[name]?.rows !== other[name]?.rows,
  );
}
