import {
  findCaseTransition,
  type Case,
  type CaseAction,
  type CaseFacts,
  type Workflow,
} from '@portal/shared/contract';
import type { CaseListName } from './case-paths';

/** The facts that decide which actions a case has. */
export type DecidingFacts = Pick<Case, 'status' | keyof CaseFacts>;

/**
 * Whether the company may take an action in the case's present status. The server uses the same table (CA-12).
 * @param ofCompany the workflow of what is not submitted yet; a case keeps the one that it was submitted under
 */
export function canDo(action: CaseAction, caseRecord: DecidingFacts, ofCompany: Workflow): boolean {
  const workflow = caseRecord.workflow ?? ofCompany;
  return findCaseTransition(action, caseRecord.status, { ...caseRecord, workflow }, 'client') !== undefined;
}

/** Actions for which a case waits. The first possible one is offered as the next action, another one among the others. */
const NEXT_ACTIONS = ['courierNotified', 'pendingQc', 'approveRetainerCase', 'lastMileShipped'] as const;
/** Actions that are possible but not due. */
const OTHER_ACTIONS = ['overrideReject', 'undoLastPlanApproval', 'cancel'] as const;

/** All actions of a company on a case as a whole (specification § 4, CA-12). */
export const COMPANY_ACTIONS = [...NEXT_ACTIONS, ...OTHER_ACTIONS] as const;
export type OfferedAction = (typeof COMPANY_ACTIONS)[number];

/** Only for doctors' cases: the API has no such calls for a company's own cases (specification § 7). */
const FOR_DOCTORS: readonly OfferedAction[] = ['pendingQc', 'approveRetainerCase', 'lastMileShipped'];

export interface OfferedActions {
  readonly next: OfferedAction | undefined;
  readonly others: readonly OfferedAction[];
}

/** The actions that a case offers on the page of one side. */
export function offeredActions(
  caseRecord: DecidingFacts,
  list: CaseListName,
  workflow: Workflow,
): OfferedActions {
  const isOffered = (action: OfferedAction): boolean =>
    (list === 'doctor' || !FOR_DOCTORS.includes(action)) && canDo(action, caseRecord, workflow);
  const [next, ...later] = NEXT_ACTIONS.filter(isOffered);
  return { next, others: [...later, ...OTHER_ACTIONS.filter(isOffered)] };
}
