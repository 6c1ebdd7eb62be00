import type { List, ListQuery } from '@portal/shared/contract';
import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { refusal } from '../refusals';
import { parseFilter } from './filter-parser';
import { filterToSql } from './filter-sql';
import type { ListFields } from './list-fields';

export interface ListOrder {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** What a list call asks for, as SQL. */
export interface ListRequest {
  readonly where: SQL | undefined;
  /** The order as names of the white list, and as SQL with the tie-breaker. */
  readonly order: ListOrder;
  readonly orderBy: SQL[];
  readonly limit: number;
  readonly offset: number;
  readonly page: number;
}

export interface ListShape {
  readonly fields: ListFields;
  /** The last thing sorted by, so that rows never change their places between pages. */
  readonly tieBreaker: AnyPgColumn;
  /** 'field direction' when the call has no order. */
  readonly defaultOrder: string;
  readonly defaultPaginate: number;
}

/**
 * Turns the query of a list call (AP-13) into SQL over the list's white list of fields.
 * @throws PortalError 'unknownFilterKey' or 'badRequest'
 */
export function readListQuery(query: ListQuery, shape: ListShape): ListRequest {
  const filter = parseFilter(query.filter);
  const order = readOrder(query, shape);
  const page = query.page ?? 1;
  const limit = query.paginate ?? shape.defaultPaginate;
  return {
    where: filter ? filterToSql(filter, shape.fields) : undefined,
    order,
    orderBy: orderToSql(order, shape),
    limit,
    offset: (page - 1) * limit,
    page,
  };
}

/** 'field direction' in one text or in two; descending unless the call says ascending (specification § 9). */
function readOrder({ order, sortBy, sortType }: ListQuery, { defaultOrder }: ListShape): ListOrder {
  const [field = '', direction] =
    order === undefined && sortBy !== undefined ? [sortBy, sortType] : (order ?? defaultOrder).split(' ');
  return { field, direction: direction?.toLowerCase() === 'asc' ? 'asc' : 'desc' };
}

function orderToSql({ field: name, direction }: ListOrder, { fields, tieBreaker }: ListShape): SQL[] {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field || field.sort === false)
    throw refusal('badRequest', { why: `The list cannot be ordered by '${name}'` });
  const turn = direction === 'asc' ? asc : desc;
  const { column, sort = column, isOptional } = field;
  const parts = (Array.isArray(sort) ? sort : [sort]).map((part) => turn(part));
  // Empty values go last either way; where there are none, the plain form lets the index do the sorting.
  const main = column.notNull && !isOptional ? parts : parts.map((part) => sql`${part} nulls last`);
  return [...main, turn(tieBreaker)];
}

/** The reply of a list call. */
export function toList<T>(data: T[], total: number, { page, limit }: ListRequest): List<T> {
  return { data, total, pages: Math.ceil(total / limit), page };
}
