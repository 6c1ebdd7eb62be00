import {
  CASE_STATUSES,
  countedStatuses,
  whoseTurn,
  type CaseStatus,
  type Workflow,
} from '@portal/shared/contract';
import type { CaseListName, StatusSegment } from './case-paths';

/** Reads the status of an address. */
export function toSegment(text: string | undefined): StatusSegment | undefined {
  return text === 'all' ? text : CASE_STATUSES.find((status) => status === text);
}

/** The one status that a filter of statuses lets through, if it is one. */
export function onlyStatus(statuses: readonly string[] = []): CaseStatus | undefined {
  return statuses.length === 1 ? CASE_STATUSES.find((known) => known === statuses[0]) : undefined;
}

/**
 * The statuses in which a case waits for the reader: of the company's own cases those whose turn is the client's, of its doctors' cases
 * those that the dashboard counts, since the others wait for the doctor.
 */
export function waitingStatuses(list: CaseListName, workflow: Workflow): readonly CaseStatus[] {
  if (list === 'doctor') return countedStatuses(workflow, 'doctor');
  return CASE_STATUSES.filter((status) => whoseTurn(status) === 'client');
}
