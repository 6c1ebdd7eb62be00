import { Type } from 'typebox';
import { LIMITS, LIST_DENSITIES } from '../constants';
import { NonBlank, Nullable } from './common';

/** Keys of columns in the person's order. Keys that a list no longer has stay until the next change. */
const ColumnKeys = Type.Array(Type.String({ maxLength: 40, pattern: '^[A-Za-z][A-Za-z0-9.]*$' }), {
  maxItems: LIMITS.listColumns,
  uniqueItems: true,
});

/** A list to come back to: the query of its address, which names no person, and its columns. */
export const SavedView = Type.Object({
  name: NonBlank(60),
  search: Type.String({ maxLength: 2_000 }),
  columns: ColumnKeys,
});
export type SavedView = Type.Static<typeof SavedView>;

/** How one person wants one list to look; null stands for what the list itself begins with. */
export const ListPreferences = Type.Object({
  columns: Nullable(ColumnKeys),
  density: Nullable(Type.Enum([...LIST_DENSITIES])),
  views: Type.Array(SavedView, { maxItems: LIMITS.savedViews }),
});
export type ListPreferences = Type.Static<typeof ListPreferences>;

/** Preferences with their version: 0 until something is kept. A change names the version that it was made of. */
export const KeptListPreferences = Type.Object({
  ...ListPreferences.properties,
  version: Type.Integer({ minimum: 0, maximum: 2_147_483_646 }),
});
export type KeptListPreferences = Type.Static<typeof KeptListPreferences>;

/** The name of a list: its domain, and which of the domain's lists it is (`cases.admin`). */
export const ListPreferencesParams = Type.Object({
  list: Type.String({ maxLength: 60, pattern: '^[a-z][A-Za-z0-9-]*(\\.[A-Za-z0-9-]+)*$' }),
});
