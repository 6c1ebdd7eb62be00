import type { FilterExpression } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import { and, eq, gte, ilike, isNull, lte, not, or, sql, type SQL } from 'drizzle-orm';
import type { ListField, ListFields } from './list-fields';
import { isUuid } from '../uuid';

type ValueExpression = Extract<FilterExpression, { op: 'EQ' | 'LIKE' | 'GTE' | 'LTE' }>;

/**
 * A filter as a condition with parameters.
 * @throws PortalError 'unknownFilterKey' for a key that is not in the white list, 'badRequest' for a value that does not fit.
 */
export function filterToSql(filter: FilterExpression, fields: ListFields): SQL {
  switch (filter.op) {
    case 'AND':
      return and(...filter.value.map((part) => filterToSql(part, fields))) ?? sql`true`;
    case 'OR':
      return or(...filter.value.map((part) => filterToSql(part, fields))) ?? sql`false`;
    case 'NOT':
      // Without coalesce the rows in which the field is empty would satisfy neither a condition nor its opposite.
      return not(sql`coalesce(${filterToSql(filter.value, fields)}, false)`);
    case 'NULL':
      return isNull(fieldOf(filter.key, fields).column);
    default:
      return comparison(filter, fieldOf(filter.key, fields));
  }
}

/** A condition that a text contains another, without regard to case; % and _ mean themselves. */
export function contains(column: ListField['column'], text: string): SQL {
  return ilike(column, `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`);
}

function comparison({ op, key, value }: ValueExpression, field: ListField): SQL {
  if (op === 'LIKE') {
    if (field.type !== 'text' || typeof value === 'boolean') throw misfit(key);
    return contains(field.column, String(value));
  }
  const fitting = fit(key, value, field.type);
  if (op === 'EQ') return eq(field.column, fitting);
  if (field.type === 'boolean' || field.type === 'uuid') throw misfit(key);
  return op === 'GTE' ? gte(field.column, fitting) : lte(field.column, fitting);
}

function fieldOf(key: string, fields: ListFields): ListField {
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  if (!field) throw new PortalError('unknownFilterKey', `The list has no filter '${key.slice(0, 60)}'`);
  return field;
}

const DATE = /^\d{4}-\d{2}-\d{2}([T ].*)?$/;
const MAX_INTEGER = 2_147_483_647;

function fit(
  key: string,
  value: string | number | boolean,
  type: ListField['type'],
): string | number | boolean | Date {
  switch (type) {
    case 'boolean':
      if (value === true || value === 'true' || value === 1) return true;
      if (value === false || value === 'false' || value === 0) return false;
      throw misfit(key);
    case 'integer': {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
      if (typeof number !== 'number' || !Number.isInteger(number) || Math.abs(number) > MAX_INTEGER)
        throw misfit(key);
      return number;
    }
    case 'date': {
      const date = new Date(typeof value === 'string' && DATE.test(value) ? value : Number.NaN);
      if (Number.isNaN(date.getTime())) throw misfit(key);
      return date;
    }
    case 'uuid':
      if (typeof value !== 'string' || !isUuid(value)) throw misfit(key);
      return value;
    default:
      if (typeof value === 'boolean') throw misfit(key);
      return String(value);
  }
}

function misfit(key: string): PortalError {
  return new PortalError('badRequest', `The filter's value or op does not fit '${key.slice(0, 60)}'`);
}
