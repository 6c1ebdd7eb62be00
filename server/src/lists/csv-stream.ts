import { stringify } from 'csv-stringify/sync';
import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { Readable } from 'node:stream';

/** What a column of a table says above its values. */
export interface CsvHeading {
  readonly header: string;
  /** What people call the values; without it they stand for themselves. */
  readonly names?: Readonly<Record<string, string>>;
  /** Writes the values; without it they stand for themselves. A number is one in the file, too, with its minus sign. */
  readonly write?: (value: string) => string | number;
}

export interface CsvColumn extends CsvHeading {
  readonly value: SQL | AnyPgColumn;
}

/** A moment as spreadsheets take it for one, in UTC. */
export function minuteOf(column: AnyPgColumn): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI')`;
}

/** The values of columns, as a query answers them to `toCsvStream`. */
export function valuesOf(columns: readonly CsvColumn[]): SQL {
  return sql`json_build_array(${sql.join(
    columns.map(({ value }) => sql`${value}`),
    sql`, `,
  )})::text`;
}

/** A row as the database answers it: the values of the columns as one text, a list in JSON. */
export interface CsvRow extends Record<string, unknown> {
  readonly cells: string;
}

/** Line ends and other characters that no cell shows: a row is a line, and nothing hides in front of a formula's sign. */
const UNSEEN = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * The table of an export as a stream of text. It is read batch by batch, no faster than the reader takes it; ending the
 * stream early ends the reading.
 * @throws whatever the first batch fails by; a later failure destroys the stream, so that nobody takes a part for the whole.
 */
export async function toCsvStream(
  columns: readonly CsvHeading[],
  rows: AsyncIterable<CsvRow[]>,
  delimiter: ',' | ';' = ',',
): Promise<Readable> {
  const batches = rows[Symbol.asyncIterator]();
  const first = await batches.next();
  let start: string | null = toCsv({ columns, delimiter }, first.done ? [] : first.value, true);
  // Not a generator: one that is ended before it began would not end the batches.
  const texts: AsyncIterator<string> = {
    next: async () => {
      const text = start;
      start = null;
      if (text !== null) return { done: false, value: text };
      const next = await batches.next();
      return next.done
        ? { done: true, value: undefined }
        : { done: false, value: toCsv({ columns, delimiter }, next.value, false) };
    },
    return: async () => {
      await batches.return?.();
      return { done: true, value: undefined };
    },
  };
  return Readable.from({ [Symbol.asyncIterator]: () => texts });
}

interface TableShape {
  readonly columns: readonly CsvHeading[];
  readonly delimiter: ',' | ';';
}

/** Lines of the table (RFC 4180). Its first ones begin with the mark by which spreadsheets know UTF-8. */
function toCsv({ columns, delimiter }: TableShape, rows: readonly CsvRow[], isStart: boolean): string {
  const cells = rows.map((row) => toCells(columns, row));
  return stringify(cells, {
    bom: isStart,
    delimiter,
    header: isStart,
    columns: columns.map(({ header }) => header),
    record_delimiter: 'windows',
    // What a patient's name begins with must not be run by the spreadsheet that opens it.
    escape_formulas: true,
  });
}

function toCells(columns: readonly CsvHeading[], row: CsvRow): (string | number | null)[] {
  const values = JSON.parse(row.cells) as (string | null)[];
  return columns.map(({ names, write }, index) => {
    const value = values[index] ?? null;
    if (value === null) return null;
    if (write) return write(value);
    return names ? (names[value] ?? value) : value.replaceAll(UNSEEN, ' ').trim();
  });
}
