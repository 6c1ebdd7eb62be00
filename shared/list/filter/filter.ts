import type { FilterExpression } from '../../contract';
import type { Filter, FilterField } from './filter-fields';

/** One name in the address: which values it takes, and what each asks for. */
interface Parameter {
  readonly name: string;
  readonly isSingle: boolean;
  isValid(value: string): boolean;
  toExpression(value: string): FilterExpression;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const NUMBER = /^\d{1,9}$/;
const DAY = /^(19|20)\d{2}-\d{2}-\d{2}$/;

/** Name in the address of a range's first day. */
export const fromOf = ({ key }: Pick<FilterField, 'key'>): string => `${key}From`;
/** Name in the address of a range's last day. */
export const toOf = ({ key }: Pick<FilterField, 'key'>): string => `${key}To`;

/** The names that a field has in addresses. */
export function parametersOf(field: FilterField): readonly Parameter[] {
  const { key: name, path = name } = field;
  const equal = (value: string | number | boolean): FilterExpression => ({ op: 'EQ', key: path, value });
  switch (field.kind) {
    case 'choice':
    case 'choices':
      return [
        {
          name,
          isSingle: field.kind === 'choice',
          isValid: (value) => Object.hasOwn(field.options, value),
          toExpression: field.toExpression ?? equal,
        },
      ];
    case 'flag':
      return [
        {
          name,
          isSingle: true,
          isValid: (value) => value === 'true' || value === 'false',
          toExpression: (value) => equal(value === 'true'),
        },
      ];
    case 'toggle':
      return [
        { name, isSingle: true, isValid: (value) => value === 'true', toExpression: field.toExpression },
      ];
    case 'lookup':
      return [
        {
          name,
          isSingle: false,
          isValid: (value) => (field.isNumbered ? NUMBER : UUID).test(value),
          toExpression: (value) => equal(field.isNumbered ? Number(value) : value),
        },
      ];
    case 'text':
      return [
        {
          name,
          isSingle: true,
          isValid: (value) => field.pattern.test(value),
          toExpression: (value) => ({ op: 'LIKE', key: path, value }),
        },
      ];
    case 'dateRange':
      return [day(fromOf(field), path, 'GTE', startOf), day(toOf(field), path, 'LTE', endOf)];
  }
}

/** Days are those of the reader's clock, as the list's dates are. */
function day(name: string, path: string, op: 'GTE' | 'LTE', momentOf: (day: string) => Date): Parameter {
  return {
    name,
    isSingle: true,
    isValid: (value) => DAY.test(value) && new Date(`${value}T00:00Z`).toJSON()?.startsWith(value) === true,
    toExpression: (value) => ({ op, key: path, value: momentOf(value).toISOString() }),
  };
}

const startOf = (day: string): Date => new Date(`${day}T00:00`);
/** The last moment before the next day: where the clock goes back at midnight, the hour before it comes twice. */
const endOf = (day: string): Date => new Date(startOf(day).setHours(24, 0, 0, 0) - 1);

/** A filter that an address asks for; one that cannot be read as a whole is none at all, and its reader is told (CA-04). */
export interface ReadFilter {
  readonly filter: Filter;
  readonly isBroken: boolean;
}

/**
 * Reads the filter of an address: per name its values, with commas between them. A name or value that the list does not know, perhaps of
 * an older release, breaks the filter: nobody should take a part of the list for what was asked for.
 * @param others names in the address that are not the filter's
 */
export function readFilter(
  params: URLSearchParams,
  fields: readonly FilterField[],
  others: readonly string[] = [],
): ReadFilter {
  const known = new Map(fields.flatMap(parametersOf).map((parameter) => [parameter.name, parameter]));
  const filter: Record<string, readonly string[]> = {};
  for (const [name, text] of params) {
    if (others.includes(name)) continue;
    const parameter = known.get(name);
    const values = [...new Set(text.split(','))];
    if (!parameter || name in filter || !isReadable(parameter, values)) return { filter: {}, isBroken: true };
    filter[name] = values;
  }
  return { filter, isBroken: false };
}

function isReadable({ isValid, isSingle }: Parameter, values: readonly string[]): boolean {
  return values.every((value) => isValid(value)) && (!isSingle || values.length === 1);
}

/**
 * The address of a filtered list, which begins with its first page. Of what else stands in the address only `others` are kept: what
 * broke a filter goes.
 */
export function writeFilter(
  params: URLSearchParams,
  filter: Filter,
  fields: readonly FilterField[],
  others: readonly string[] = [],
): URLSearchParams {
  const next = new URLSearchParams([...params].filter(([name]) => others.includes(name)));
  next.delete('page');
  for (const { name } of fields.flatMap(parametersOf)) {
    const values = filter[name] ?? [];
    if (values.length > 0) next.set(name, values.join(','));
  }
  return next;
}

/**
 * A filter as the expression tree that lists and their exports take: AND with a value list (specification §§ 3 and 7, CA-04,
 * CA-05). Nothing for a filter of nothing.
 */
export function toExpression(filter: Filter, fields: readonly FilterField[]): FilterExpression | undefined {
  const parts = fields.flatMap(parametersOf).flatMap(({ name, toExpression: partOf }) => {
    const values = filter[name] ?? [];
    return values.length > 0 ? [anyOf(values.map((value) => partOf(value)))] : [];
  });
  return parts.length > 0 ? { op: 'AND', value: parts } : undefined;
}

/** Alternatives as one expression. An alternative of alternatives is one list, which the server's index answers as a whole. */
export function anyOf(parts: readonly FilterExpression[]): FilterExpression {
  const flat = parts.flatMap((part) => (part.op === 'OR' ? part.value : [part]));
  const [only] = flat;
  return only && flat.length === 1 ? only : { op: 'OR', value: flat };
}

/** What a form has in its fields: a value or several, and nothing in various ways. */
export type FilterValues = Readonly<Record<string, string | boolean | readonly string[] | null | undefined>>;

/** The filter that a form asks for; a toggle that is on has the value 'true'. */
export function toFilter(values: FilterValues): Filter {
  const chosen = Object.entries(values).map(([name, value]) => {
    const list = [value ?? []].flat().filter(Boolean).map(String);
    return [name, list] as const;
  });
  return Object.fromEntries(chosen.filter(([, list]) => list.length > 0));
}

/** What is not filtered by these names any more. */
export function without(filter: Filter, names: readonly string[]): Filter {
  return Object.fromEntries(Object.entries(filter).filter(([name]) => !names.includes(name)));
}
