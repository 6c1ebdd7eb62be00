import type { CaseListQuery } from '@portal/shared/contract';
import { toExpression, type CaseFilter } from './case-filter';

/** The query of a list's call, or of its export: page and order, what it is filtered by, and what is searched for. */
export function toCaseListQuery(page: CaseListQuery, filter: CaseFilter, search: string): CaseListQuery {
  const expression = toExpression(filter);
  const text = search.trim();
  return {
    ...page,
    ...(expression && { filter: JSON.stringify(expression) }),
    ...(text && { search: text }),
  };
}
