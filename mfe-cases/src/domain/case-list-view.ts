import { CASE_STATUSES } from '@portal/shared/contract';
import type { StatusSegment } from './case-paths';

/** What lists are sorted by, of what the server has an index for. */
export const SORT_FIELDS = [
  'createdAt',
  'identifier',
  'patientName',
  'clientReferenceId',
  'productId',
  'status',
  'statusSince',
  'doctor.name',
] as const;
export type SortField = (typeof SORT_FIELDS)[number];

/** How lists of cases begin, and what their address may ask for beside a filter (CA-03). */
export const CASE_LIST = {
  sort: { fields: SORT_FIELDS, field: 'createdAt', direction: 'desc' },
  pageSizes: [10, 20, 50, 100],
  filters: {},
} as const;

/** Reads the status of an address. */
export function toSegment(text: string | undefined): StatusSegment | undefined {
  return text === 'all' ? text : CASE_STATUSES.find((status) => status === text);
}
