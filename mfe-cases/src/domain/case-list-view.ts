import { CASE_STATUSES, IN_MANUFACTURING_STATUSES, type CaseStatus } from '@portal/shared/contract';
import type { StatusSegment } from './case-paths';

export const SORT_FIELDS = ['createdAt', 'identifier', 'patientName'] as const;
export type SortField = (typeof SORT_FIELDS)[number];

/** A list is kept to a status, or to several under one name (CA-04). */
export const STATUS_FILTERS = ['inManufacturing', ...CASE_STATUSES] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** How lists of cases begin, and what their address may ask for (CA-03). */
export const CASE_LIST = {
  sort: { fields: SORT_FIELDS, field: 'createdAt', direction: 'desc' },
  pageSizes: [10, 20, 50, 100],
  filters: { status: STATUS_FILTERS },
} as const;

/** The statuses that a filter lets through; none named means all. */
export function statusesOf(filter: StatusFilter | undefined): readonly CaseStatus[] {
  if (filter === undefined) return [];
  return filter === 'inManufacturing' ? IN_MANUFACTURING_STATUSES : [filter];
}

/** The status that stands in the addresses of the list's cases. */
export function segmentOf(filter: StatusFilter | undefined): StatusSegment {
  return filter === undefined || filter === 'inManufacturing' ? 'all' : filter;
}

/** Reads the status of an address. */
export function toSegment(text: string | undefined): StatusSegment | undefined {
  return text === 'all' ? text : CASE_STATUSES.find((status) => status === text);
}
