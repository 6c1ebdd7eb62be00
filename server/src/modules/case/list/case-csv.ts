import { stringify } from 'csv-stringify/sync';
import { Readable } from 'node:stream';
import { CASE_CSV_COLUMNS } from './case-csv-columns';

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
export async function toCsvStream(rows: AsyncIterable<CsvRow[]>): Promise<Readable> {
  const batches = rows[Symbol.asyncIterator]();
  const first = await batches.next();
  let start: string | null = first.done ? toCsv([], true) : toCsv(first.value, true);
  // Not a generator: one that is ended before it began would not end the batches.
  const texts: AsyncIterator<string> = {
    next: async () => {
      const text = start;
      start = null;
      if (text !== null) return { done: false, value: text };
      const next = await batches.next();
      return next.done ? { done: true, value: undefined } : { done: false, value: toCsv(next.value, false) };
    },
    return: async () => {
      await batches.return?.();
      return { done: true, value: undefined };
    },
  };
  return Readable.from({ [Symbol.asyncIterator]: () => texts });
}

/** Lines of the table (RFC 4180). Its first ones begin with the mark by which spreadsheets know UTF-8. */
function toCsv(rows: readonly CsvRow[], isStart: boolean): string {
  const cells = rows.map(toCells);
  return stringify(cells, {
    bom: isStart,
    header: isStart,
    columns: CASE_CSV_COLUMNS.map(({ header }) => header),
    record_delimiter: 'windows',
    // What a patient's name begins with must not be run by the spreadsheet that opens it.
    escape_formulas: true,
  });
}

function toCells(row: CsvRow): (string | null)[] {
  const values = JSON.parse(row.cells) as (string | null)[];
  return CASE_CSV_COLUMNS.map(({ names }, index) => {
    const value = values[index] ?? null;
    if (value === null) return null;
    return names ? (names[value] ?? value) : value.replaceAll(UNSEEN, ' ').trim();
  });
}
