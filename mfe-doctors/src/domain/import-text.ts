import { LIMITS } from '@portal/shared/contract';
import type Papa from 'papaparse';
import {
  comparable,
  findColumns,
  IMPORT_FIELDS,
  type ImportColumns,
  type ImportValues,
} from './import-fields';

/** A row as it was written, with its number in the text, from 1, as a spreadsheet counts. */
export interface WrittenRow {
  readonly line: number;
  readonly values: ImportValues;
}

/** The rows of a text; or why none can be taken. */
export type ImportReading =
  | { readonly rows: readonly WrittenRow[]; readonly ignored: ImportColumns['ignored'] }
  | { readonly refused: 'empty' }
  | { readonly refused: 'noEmail' }
  | { readonly refused: 'openQuote'; readonly line: number }
  | { readonly refused: 'tooMany'; readonly count: number };

/** Of those that fit equally well the first is taken: a comma stands in names too, as in "Yılmaz, Ada". */
const SEPARATORS = ['\t', ';', '|', ','];
/** Excel writes such a line above the head. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=([^"\n])"?(?=\n)/i;

/**
 * Reads what was pasted or chosen: cells between commas, semicolons, tabs or bars, quoted where they need it. Empty rows are
 * left out.
 */
export async function readImport(text: string): Promise<ImportReading> {
  const { default: papa } = await import('papaparse');
  const written = text.replaceAll(/\r\n?/g, '\n');
  // An empty line is left of it, so that the rows keep their numbers.
  const lines = written.replace(SEPARATOR_LINE, '');
  const delimiter = SEPARATOR_LINE.exec(written)?.[1] ?? guessSeparator(papa, lines);
  const { data, errors } = papa.parse<string[]>(lines, { delimiter, newline: '\n' });
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open) return { refused: 'openQuote', line: (open.row ?? 0) + 1 };
  const filled = data
    .map((cells, index) => ({ line: index + 1, cells: cells.map(tidy) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const columns = findColumns(filled[0]?.cells ?? []);
  if (columns.at.email === undefined) return { refused: 'noEmail' };
  const rows = (columns.hasHead ? filled.slice(1) : filled).map(({ line, cells }) => ({
    line,
    values: valuesOf(cells, columns),
  }));
  if (rows.length === 0) return { refused: 'empty' };
  if (rows.length > LIMITS.doctorImportRows) return { refused: 'tooMany', count: rows.length };
  return { rows, ignored: columns.ignored };
}

function guessSeparator(papa: typeof Papa, lines: string): string {
  // Empty rows would mislead the guess.
  const config = { delimitersToGuess: SEPARATORS, skipEmptyLines: 'greedy', preview: 20 } as const;
  return papa.parse(lines, config).meta.delimiter;
}

/** Unseen characters come along from web pages and mails, and would make two of one address. A dash stands for nothing. */
function tidy(cell: string): string {
  const seen = cell.replaceAll(/[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '');
  const tidied = seen.replaceAll(/\s+/g, ' ').trim();
  return /^[-–—]$/.test(tidied) ? '' : tidied;
}

function valuesOf(cells: readonly string[], { at }: ImportColumns): ImportValues {
  const cell = (index = -1) => cells[index] ?? '';
  const entries = IMPORT_FIELDS.map((field) => [field, cell(at[field])]);
  const name = fullName(cell(at.name), cell(at.surname));
  return { ...(Object.fromEntries(entries) as ImportValues), name };
}

/** A surname may stand in a column of its own besides the whole name. */
function fullName(name: string, surname: string): string {
  const words = name.split(/[\s,]+/).map(comparable);
  return words.includes(comparable(surname)) ? name : `${name} ${surname}`.trim();
}
