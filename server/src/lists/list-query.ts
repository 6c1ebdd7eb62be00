import type { FilterExpression, List, ListQuery } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { parseFilter } from './filter-parser';
import { filterToSql } from './filter-sql';
import type { ListFields } from './list-fields';

/** What a list call asks for, as SQL. */
export interface ListRequest {
  readonly where: SQL | undefined;
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
  const filter: FilterExpression | null = parseFilter(query.filter);
  const page = query.page ?? 1;
  const limit = query.paginate ?? shape.defaultPaginate;
  return {
    where: filter ? filterToSql(filter, shape.fields) : undefined,
    orderBy: readOrder(query.order ?? shape.defaultOrder, shape),
    limit,
    offset: (page - 1) * limit,
    page,
  };
}

/** Descending unless the call says ascending (specification § 9). */
function readOrder(order: string, { fields, tieBreaker }: ListShape): SQL[] {
  const [name = '', direction = 'desc'] = order.split(' ');
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field || field.sort === false)
    throw new PortalError('badRequest', `The list cannot be ordered by '${name}'`);
  const turn = direction.toLowerCase() === 'asc' ? asc : desc;
  const main = turn(field.sort ?? field.column);
  // Empty values go last either way; where there are none, the plain form lets the index do the sorting.
  return [field.column.notNull && !field.isOptional ? main : sql`${main} nulls last`, turn(tieBreaker)];
}

/** The reply of a list call. */
export function toList<T>(data: T[], total: number, { page, limit }: ListRequest): List<T> {
  return { data, total, pages: Math.ceil(total / limit), page };
}
