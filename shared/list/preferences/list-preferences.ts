import { LIMITS, LIST_DENSITIES, type ListPreferences, type SavedView } from '../../contract';

/** Of a person who has chosen nothing: the list looks as it begins. */
export const NO_PREFERENCES: ListPreferences = { columns: null, density: null, views: [] };

/** The columns of a list, by key in its own order: all it has, and those it begins with. The first names the record and always stands. */
export interface KnownColumns {
  readonly all: readonly string[];
  readonly initial: readonly string[];
}

/** The columns that stand, in the person's order; of what was kept only what the list still has. */
export function shownColumns({ all, initial }: KnownColumns, chosen: readonly string[] | null): string[] {
  const wanted = (chosen ?? initial).filter((key) => all.includes(key));
  return [...new Set([...all.slice(0, 1), ...wanted])];
}

/** All columns as the chooser lists them: those that stand in their order, each other one behind its neighbour in the list's own order. */
export function orderedColumns({ all }: KnownColumns, shown: readonly string[]): string[] {
  const order = [...shown];
  for (const [index, key] of all.entries()) {
    if (order.includes(key)) continue;
    const before = all[index - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  return order;
}

/** The columns after one of them was put in, at the place where the chooser has it, or taken out. */
export function toggleColumn(known: KnownColumns, shown: readonly string[], key: string): string[] {
  if (shown.includes(key)) return shown.filter((other) => other !== key);
  return orderedColumns(known, shown).filter((other) => other === key || shown.includes(other));
}

/** The columns after one of them went a place forward (-1) or back (1); none takes the first one's place. */
export function moveColumn(shown: readonly string[], key: string, by: -1 | 1): string[] {
  const from = shown.indexOf(key);
  const to = from + by;
  if (from < 1 || to < 1 || to >= shown.length) return [...shown];
  const moved = shown.filter((other) => other !== key);
  moved.splice(to, 0, key);
  return moved;
}

/** Keeps a view under its name, in the place of an earlier one of that name. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const isKept = views.some(({ name }) => name === view.name);
  return isKept ? views.map((kept) => (kept.name === view.name ? view : kept)) : [...views, view];
}

/** The address of a view: all of the list's but its page. */
export function viewSearch(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  kept.delete('page');
  return kept.toString();
}

/** Reads the preferences that releases before this one kept in the browser; null where there are none. */
export function readLocalPreferences(text: string | null): ListPreferences | null {
  const { columns, density, views } = recordOf(parse(text ?? ''));
  const read: ListPreferences = {
    columns: isTexts(columns) ? columns : null,
    density: LIST_DENSITIES.find((known) => known === density) ?? null,
    views: Array.isArray(views) ? views.flatMap(readView) : [],
  };
  return read.columns || read.density || read.views.length > 0 ? read : null;
}

/** What the server keeps with what was in the browser: the server's choice stands, and views of other names come to it. */
export function withLocal(kept: ListPreferences, local: ListPreferences): ListPreferences {
  const isNew = ({ name }: SavedView) => !kept.views.some((view) => view.name === name);
  return {
    columns: kept.columns ?? local.columns,
    density: kept.density ?? local.density,
    views: [...kept.views, ...local.views.filter(isNew)].slice(0, LIMITS.savedViews),
  };
}

function readView(view: unknown): SavedView[] {
  const { name, search, columns } = recordOf(view);
  if (typeof name !== 'string' || typeof search !== 'string') return [];
  return [{ name, search, columns: isTexts(columns) ? columns : [] }];
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
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
