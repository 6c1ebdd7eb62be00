import type { DoctorImportResult, DoctorImportRow } from '@portal/shared/contract';
import type { ErrorEntry } from '@portal/shared/errors';
import type { ImportField, ImportValues } from './import-fields';
import type { Found, ImportLookup } from './import-lookup';
import type { WrittenRow } from './import-text';

/** What is wrong with a cell: as the page sees it before anything is sent, or as the server says. */
export type ImportProblem = { readonly field: ImportField } & (
  | { readonly code: 'formula' | 'unknownCountry' | 'unknownManager' | 'severalManagers' }
  | { readonly code: 'sameAsLine'; readonly line: number }
  | { readonly code: 'refused'; readonly entry: ErrorEntry }
);

/** A row on its way to a doctor. `unchecked` since it was written or mended. */
export interface ImportRow extends WrittenRow {
  readonly state: 'unchecked' | 'right' | 'wrong' | 'added';
  readonly isInvited: boolean;
  readonly problems: readonly ImportProblem[];
}

/** A spreadsheet that opens such a text would run it. */
const FORMULA = /^[=+\-@]/;
const TEXT_FIELDS = ['name', 'email', 'externalDoctorId'] as const;

/** The doctor's field that a field of the call is about. */
const FIELD_OF_CALL: Readonly<Record<string, ImportField>> = {
  name: 'name',
  email: 'email',
  externalDoctorId: 'externalDoctorId',
  locationCountryId: 'country',
  assignedRmUuid: 'assignedRm',
};

export function toUnchecked(row: WrittenRow): ImportRow {
  return { ...row, state: 'unchecked', isInvited: false, problems: [] };
}

/** The row with another text in a cell. */
export function mendRow(row: ImportRow, field: ImportField, value: string): ImportRow {
  return {
    ...row,
    values: { ...row.values, [field]: value },
    state: 'unchecked',
    problems: row.problems.filter((problem) => problem.field !== field),
  };
}

/** The rows without one of them. Those that were wrong for having the same as that one are to be checked again. */
export function leaveOutRow(rows: readonly ImportRow[], line: number): ImportRow[] {
  const isSame = (problem: ImportProblem) => problem.code === 'sameAsLine' && problem.line === line;
  return rows
    .filter((row) => row.line !== line)
    .map((row) => (row.problems.some(isSame) ? toUnchecked(row) : row));
}

/** A row as the import's call takes it; what names nothing is left out. */
export function toCallRow({ values }: WrittenRow, lookup: ImportLookup): DoctorImportRow {
  return {
    name: values.name,
    email: values.email,
    externalDoctorId: values.externalDoctorId || null,
    locationCountryId: valueOf(lookup.country(values.country)),
    assignedRmUuid: valueOf(lookup.manager(values.assignedRm)),
  };
}

function valueOf<T>(found: Found<T>): T | null {
  return 'is' in found ? found.is : null;
}

/**
 * The rows after a call. Those that were not sent, and those that were mended meanwhile, stay as they are.
 * @param sent the rows of the call, in its order
 */
export function withResult(
  rows: readonly ImportRow[],
  sent: readonly ImportRow[],
  result: DoctorImportResult,
  lookup: ImportLookup,
): ImportRow[] {
  const results = new Map(result.rows.map((one) => [sent[one.row]?.line, one]));
  const sentValues = new Map(sent.map(({ line, values }) => [line, values]));
  return rows.map((row): ImportRow => {
    const said = results.get(row.line);
    if (!said) return row;
    if (said.outcome === 'added') return { ...row, state: 'added', isInvited: said.isInvited, problems: [] };
    if (sentValues.get(row.line) !== row.values) return row;
    const own = problemsOf(row.values, lookup);
    // Of a formula the server would say something less helpful besides.
    const others = said.extra
      .map((entry) => toProblem(entry, sent))
      .filter(({ field }) => !own.some((one) => one.field === field));
    const problems = [...own, ...others];
    return { ...row, problems, state: problems.length > 0 ? 'wrong' : 'right' };
  });
}

/** What the page knows to be wrong, for which the server has no text: it gets numbers for countries and people. */
export function problemsOf(values: ImportValues, lookup: ImportLookup): ImportProblem[] {
  const country = lookup.country(values.country);
  const manager = lookup.manager(values.assignedRm);
  const formulas = TEXT_FIELDS.filter((field) => FORMULA.test(values[field]));
  return [
    ...formulas.map((field) => ({ field, code: 'formula' as const })),
    ...(isNot(country, 'unknown') ? [{ field: 'country' as const, code: 'unknownCountry' as const }] : []),
    ...(isNot(manager, 'unknown') ? [{ field: 'assignedRm' as const, code: 'unknownManager' as const }] : []),
    ...(isNot(manager, 'several')
      ? [{ field: 'assignedRm' as const, code: 'severalManagers' as const }]
      : []),
  ];
}

function isNot(found: Found<unknown>, why: 'unknown' | 'several'): boolean {
  return 'isNot' in found && found.isNot === why;
}

function toProblem(entry: ErrorEntry, sent: readonly ImportRow[]): ImportProblem {
  const field = FIELD_OF_CALL[entry.field ?? ''] ?? 'name';
  const same = entry.code === 'sameAsRow' ? sent[Number(entry.values?.['row']) - 1] : undefined;
  return same ? { field, code: 'sameAsLine', line: same.line } : { field, code: 'refused', entry };
}
