import type { CaseListName } from './case-paths';

/** Columns that lists can show of a case (CA-07), in their order. The first names the case and always stands. */
export const CASE_COLUMNS = [
  'identifier',
  'patientName',
  'clientReferenceId',
  'productId',
  'status',
  'turn',
  'doctor',
  'doctorEmail',
  'assignedRm',
  'impressionType',
  'packageType',
  'patientType',
  'hasRefinements',
  'withTs',
  'createdAt',
  'submittedAt',
] as const;
export type CaseColumn = (typeof CASE_COLUMNS)[number];

export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** A list as somebody wants to find it again: the address of its filter and sort, and its columns. */
export interface SavedView {
  readonly name: string;
  readonly search: string;
  readonly columns: readonly CaseColumn[];
}

/** How one person wants one list to look. */
export interface ListPreferences {
  readonly columns: readonly CaseColumn[];
  readonly density: Density;
  readonly views: readonly SavedView[];
}

export const DEFAULT_PREFERENCES: ListPreferences = {
  columns: ['identifier', 'patientName', 'productId', 'status', 'turn', 'doctor', 'createdAt'],
  density: 'comfortable',
  views: [],
};

const OF_DOCTORS: readonly CaseColumn[] = ['doctor', 'doctorEmail'];

/** What a list can show; only doctors' cases have doctors. */
export function columnsOf(list: CaseListName): readonly CaseColumn[] {
  return list === 'doctor' ? CASE_COLUMNS : CASE_COLUMNS.filter((column) => !OF_DOCTORS.includes(column));
}

/** Reads what was kept; of what cannot be read the default. */
export function readPreferences(text: string | null): ListPreferences {
  const { columns, density, views } = recordOf(parse(text ?? ''));
  return {
    columns: readColumns(columns),
    density: DENSITIES.find((known) => known === density) ?? DEFAULT_PREFERENCES.density,
    views: Array.isArray(views) ? views.flatMap(readView) : [],
  };
}

/** Keeps a view under its name, in the place of an earlier one of that name. */
export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  const isKept = views.some(({ name }) => name === view.name);
  return isKept ? views.map((kept) => (kept.name === view.name ? view : kept)) : [...views, view];
}

/** The address of a view: all of the list's but its page. */
export function viewSearch(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  kept.delete('page');
  return kept.toString();
}

function readColumns(columns: unknown): readonly CaseColumn[] {
  if (!Array.isArray(columns)) return DEFAULT_PREFERENCES.columns;
  return CASE_COLUMNS.filter((column) => columns.includes(column));
}

function readView(view: unknown): SavedView[] {
  const { name, search, columns } = recordOf(view);
  if (typeof name !== 'string' || typeof search !== 'string') return [];
  return [{ name, search, columns: readColumns(columns) }];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
