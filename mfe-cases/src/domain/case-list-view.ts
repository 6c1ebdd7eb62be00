import {
  CASE_STATUSES,
  countedStatuses,
  whoseTurn,
  type CaseStatus,
  type Workflow,
} from '@portal/shared/contract';
import type { CaseListName, StatusSegment } from './case-paths';

/** The status in an address; undefined when there is no such status. */
export function toSegment(text: string | undefined): StatusSegment | undefined {
  return text === 'all' ? text : CASE_STATUSES.find((status) => status === text);
}

/** The status of a filter that allows exactly one. */
export function onlyStatus(statuses: readonly string[] = []): CaseStatus | undefined {
  return statuses.length === 1 ? CASE_STATUSES.find((known) => known === statuses[0]) : undefined;
}

/**
 * The statuses in which a case waits for the company. For its own cases: when it is the client's turn. For doctors' cases:
 * those that the dashboard counts, since the others wait for the doctor.
 */
export function waitingStatuses(list: CaseListName, workflow: Workflow): readonly CaseStatus[] {
  if (list === 'doctor') return countedStatuses(workflow, 'doctor');
  return CASE_STATUSES.filter((status) => whoseTurn(status) === 'client');
}
