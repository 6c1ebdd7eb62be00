import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { refusal } from '../refusals';
import type { FilterTree } from './filter-parser';
import { fitDate, fitValue, misfit } from './filter-values';
import { fold, holds } from './fold';
import type { ListField, ListFields, ListReference } from './list-fields';

type Comparison = Extract<FilterTree, { value: unknown }>;

/**
 * A filter as a condition with parameters.
 * @throws PortalError 'unknownFilterKey' for a key that is not in the white list, 'badRequest' for a value that does not fit.
 */
export function filterToSql(filter: FilterTree, fields: ListFields): SQL {
  switch (filter.op) {
    case 'AND':
      return and(...filter.parts.map((part) => filterToSql(part, fields))) ?? sql`true`;
    case 'OR':
      return anyOf(filter.parts, fields);
    case 'NOT':
      return negation(filter.part, fields);
    case 'NULL':
      return emptiness(fieldOf(filter.key, fields));
    default: {
      const field = fieldOf(filter.key, fields);
      return throughReference(field, comparison(filter, field));
    }
  }
}

/** A condition that a text holds another, without regard to case; % and _ mean themselves. */
export function contains(column: ListField['column'], text: string): SQL {
  return holds(fold(column), text);
}

/** Values of one field become one list: an index answers that in its order, and not by a visit for each value. */
function anyOf(parts: readonly FilterTree[], fields: ListFields): SQL {
  const values = new Map<string, unknown[]>();
  const others: SQL[] = [];
  for (const part of parts) {
    const field = part.op === 'EQ' ? fieldOf(part.key, fields) : undefined;
    if (part.op !== 'EQ' || !field || field.part || field.type === 'date')
      others.push(filterToSql(part, fields));
    else values.set(part.key, [...(values.get(part.key) ?? []), fitValue(part.key, part.value, field.type)]);
  }
  const lists = [...values].map(([key, list]) => {
    const field = fieldOf(key, fields);
    return throughReference(field, inArray(field.column, list));
  });
  return or(...lists, ...others) ?? sql`false`;
}

/** A row whose field is empty satisfies the opposite of a condition on it. */
function negation(part: FilterTree, fields: ListFields): SQL {
  const field = part.op === 'NULL' || part.op === 'EQ' ? fieldOf(part.key, fields) : undefined;
  // These an index can look for; the general form it cannot.
  if (field && !field.via) {
    if (part.op === 'NULL') return isNotNull(field.part ?? field.column);
    if (part.op === 'EQ' && field.type !== 'date') return difference(part, field, field.type);
  }
  return sql`not coalesce(${filterToSql(part, fields)}, false)`;
}

function difference(
  { key, value }: Comparison,
  { column, part, isOptional }: ListField,
  type: Exclude<ListField['type'], 'date'>,
): SQL {
  const fitting = fitValue(key, value, type);
  if (part) return sql`${part} is distinct from ${fitting}`;
  return column.notNull && !isOptional
    ? ne(column, fitting)
    : sql`${column} is distinct from ${sql.param(fitting, column)}`;
}

function emptiness({ column, part, via }: ListField): SQL {
  if (!via) return isNull(part ?? column);
  const isWithout = inside(via.within, isNull(via.reference));
  return column.notNull ? isWithout : sql`(${isWithout} or ${referenced(via, isNull(column))})`;
}

function comparison({ op, key, value }: Comparison, field: ListField): SQL {
  const { column, part, type } = field;
  if (op === 'LIKE') {
    if (type !== 'text' || typeof value === 'boolean') throw misfit(key);
    return (field.contains ?? ((text) => contains(column, text)))(String(value));
  }
  if (type === 'date') return dateComparison(column, op, fitDate(key, value));
  const fitting = fitValue(key, value, type);
  if (op === 'EQ') return part ? eq(part, fitting) : eq(column, fitting);
  if (part || type === 'boolean' || type === 'uuid') throw misfit(key);
  return op === 'GTE' ? gte(column, fitting) : lte(column, fitting);
}

/** A day without a time means all of it. */
function dateComparison(
  column: ListField['column'],
  op: 'EQ' | 'GTE' | 'LTE',
  { from, before }: ReturnType<typeof fitDate>,
): SQL {
  if (op === 'GTE') return gte(column, from);
  if (op === 'LTE') return before ? lt(column, before) : lte(column, from);
  return before ? sql`(${gte(column, from)} and ${lt(column, before)})` : eq(column, from);
}

function throughReference({ via }: ListField, condition: SQL): SQL {
  return via ? referenced(via, condition) : condition;
}

function referenced({ reference, id, within }: ListReference, condition: SQL): SQL {
  return inside(within, sql`${reference} in (select ${id} from ${id.table} where ${condition})`);
}

function inside(within: ListReference | undefined, condition: SQL): SQL {
  return within ? referenced(within, condition) : condition;
}

function fieldOf(key: string, fields: ListFields): ListField {
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  if (!field) throw refusal('unknownFilterKey', { key: key.slice(0, 60) });
  return field;
}
