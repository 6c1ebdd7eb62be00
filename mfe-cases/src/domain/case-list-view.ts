import { CASE_STATUSES, type CaseSide, type CaseStatus } from '@portal/shared/contract';
import type { CaseListName, StatusSegment } from './case-paths';

/** The status in an address; undefined when there is no such status. */
export function toSegment(text: string | undefined): StatusSegment | undefined {
  return text === 'all' ? text : CASE_STATUSES.find((status) => status === text);
}

/** The status of a filter that allows exactly one. */
export function onlyStatus(statuses: readonly string[] = []): CaseStatus | undefined {
  return statuses.length === 1 ? CASE_STATUSES.find((known) => known === statuses[0]) : undefined;
}

/** The side of the cases of a list. */
export function sideOf(list: CaseListName): CaseSide {
  return list === 'doctor' ? 'doctor' : 'client';
}
