import type { CaseListQuery, CaseStatus, FilterExpression } from '@portal/shared/contract';

/** The query of a list's call: its page, the statuses it is kept to, and what is searched for. */
export function toCaseListQuery(
  page: CaseListQuery,
  statuses: readonly CaseStatus[],
  search: string,
): CaseListQuery {
  const filter = statusFilter(statuses);
  const text = search.trim();
  return { ...page, ...(filter && { filter: JSON.stringify(filter) }), ...(text && { search: text }) };
}

/** The statuses as an expression tree (specification § 3). */
function statusFilter(statuses: readonly CaseStatus[]): FilterExpression | undefined {
  const [first, ...more] = statuses.map((value): FilterExpression => ({ op: 'EQ', key: 'status', value }));
  return first && more.length > 0 ? { op: 'OR', value: [first, ...more] } : first;
}
