import type { List, ListQuery } from '@portal/shared/contract';
import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { refusal } from '../refusals';
import { parseFilter } from './filter-parser';
import { filterToSql } from './filter-sql';
import type { ListFields } from './list-fields';

/** Rows of a list that are counted: going on costs more than all the rest of a call, for a number that nobody reads to its end. */
const MOST_COUNTED = 10_000;

export interface ListOrder {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** Which rows of a list are asked for. */
export interface ListPage {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
  /** The rows are counted no further. */
  readonly countUpTo: number;
}

/** What a list call asks for, as SQL. */
export interface ListRequest extends ListPage {
  readonly where: SQL | undefined;
  /** The order as names of the white list, and as SQL with the tie-breaker. */
  readonly order: ListOrder;
  readonly orderBy: SQL[];
}

export interface ListShape {
  readonly fields: ListFields;
  /** What it may be sorted by beside its fields; empty values go last. */
  readonly orders?: Readonly<Record<string, SQL>>;
  /** The last thing sorted by, so that rows never change their places between pages. */
  readonly tieBreaker: AnyPgColumn;
  /** 'field direction' when the call has no order. */
  readonly defaultOrder: string;
  readonly defaultPaginate: number;
  /** More rows at once are refused, where rows can be large. */
  readonly mostRows?: number;
}

/**
 * Turns the query of a list call (AP-13) into SQL over the list's white list of fields.
 * @param mostCounted rows that are counted, and no more
 * @throws PortalError 'unknownFilterKey' or 'badRequest'
 */
export function readListQuery(query: ListQuery, shape: ListShape, mostCounted = MOST_COUNTED): ListRequest {
  const { mostRows } = shape;
  if (mostRows !== undefined && query.paginate !== undefined && query.paginate > mostRows)
    throw refusal('badRequest', { why: `The list answers at most ${mostRows} rows at once` });
  const filter = parseFilter(query.filter);
  const order = readOrder(query, shape);
  return {
    where: filter ? filterToSql(filter, shape.fields) : undefined,
    order,
    orderBy: orderToSql(order, shape),
    ...readPage(query, shape.defaultPaginate, mostCounted),
  };
}

/** The page that a query asks for. */
export function readPage(
  { page = 1, paginate }: Pick<ListQuery, 'page' | 'paginate'>,
  defaultPaginate: number,
  mostCounted = MOST_COUNTED,
): ListPage {
  const limit = paginate ?? defaultPaginate;
  const offset = (page - 1) * limit;
  // A page far back has walked past the rows before it anyway, and has to say whether another one follows.
  return { page, limit, offset, countUpTo: Math.max(mostCounted, offset + limit) };
}

/** The name that a call wants its list ordered by; undefined where it does not say. */
export function orderedBy({ order, sortBy }: ListQuery): string | undefined {
  return order === undefined ? sortBy : order.split(' ')[0];
}

/** 'field direction' in one text or in two; descending unless the call says ascending (specification § 9). */
function readOrder({ order, sortBy, sortType }: ListQuery, { defaultOrder }: ListShape): ListOrder {
  const [field = '', direction] =
    order === undefined && sortBy !== undefined ? [sortBy, sortType] : (order ?? defaultOrder).split(' ');
  return { field, direction: direction?.toLowerCase() === 'asc' ? 'asc' : 'desc' };
}

function orderToSql(
  { field: name, direction }: ListOrder,
  { fields, tieBreaker, orders = {} }: ListShape,
): SQL[] {
  const turn = direction === 'asc' ? asc : desc;
  const order = Object.hasOwn(orders, name) ? orders[name] : undefined;
  if (order) return [sql`${turn(order)} nulls last`, turn(tieBreaker)];
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field || field.sort === false)
    throw refusal('badRequest', { why: `The list cannot be ordered by '${name}'` });
  const { column, sort = column, isOptional } = field;
  const parts = (Array.isArray(sort) ? sort : [sort]).map((part) => turn(part));
  // Empty values go last either way; where there are none, the plain form lets the index do the sorting.
  const main = column.notNull && !isOptional ? parts : parts.map((part) => sql`${part} nulls last`);
  return [...main, turn(tieBreaker)];
}

/**
 * The reply of a list call.
 * @param counted as `countRows` answers
 */
export function toList<T>(data: T[], counted: number, { page, limit, countUpTo }: ListPage): List<T> {
  const isTotalCapped = counted > countUpTo;
  return {
    data,
    total: isTotalCapped ? countUpTo : counted,
    ...(isTotalCapped && { isTotalCapped }),
    pages: Math.ceil(counted / limit),
    page,
  };
}
