import { FILTER_KEYS, FILTER_RULES, type CaseFilter, type FilterKey } from './case-filter';
import type { CaseListName } from './case-paths';

/** A filter that an address asks for; one that cannot be read is none at all, and its reader is told (CA-04). */
export interface ReadFilter {
  readonly filter: CaseFilter;
  readonly isBroken: boolean;
}

/** What a list can be filtered by: only doctors' cases have doctors. */
export function filterKeysOf(list: CaseListName): readonly FilterKey[] {
  return list === 'doctor' ? FILTER_KEYS : FILTER_KEYS.filter((key) => key !== 'doctor');
}

/** Reads the filter of an address: per key its values, with commas between them. */
export function readFilter(params: URLSearchParams, list: CaseListName): ReadFilter {
  const filter: { [K in FilterKey]?: readonly string[] } = {};
  const keys = filterKeysOf(list);
  for (const key of FILTER_KEYS) {
    const text = params.get(key);
    if (text === null) continue;
    const values = [...new Set(text.split(','))];
    if (!keys.includes(key) || !isReadable(key, values)) return { filter: {}, isBroken: true };
    filter[key] = values;
  }
  return { filter, isBroken: false };
}

function isReadable(key: FilterKey, values: readonly string[]): boolean {
  const { isValid, isSingle } = FILTER_RULES[key];
  return values.every((value) => isValid(value)) && (!isSingle || values.length === 1);
}

/** The address of a filtered list, which begins with its first page; what else stands in the address is kept. */
export function writeFilter(params: URLSearchParams, filter: CaseFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const key of FILTER_KEYS) {
    const values = filter[key] ?? [];
    if (values.length > 0) next.set(key, values.join(','));
    else next.delete(key);
  }
  return next;
}
