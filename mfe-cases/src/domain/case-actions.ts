import {
  findCaseTransition,
  type Case,
  type CaseAction,
  type CaseFacts,
  type Workflow,
} from '@portal/shared/contract';
import type { CaseListName } from './case-paths';

/** The facts by which it is decided what may be done with a case. */
export type DecidingFacts = Pick<Case, 'status' | Exclude<keyof CaseFacts, 'workflow'>>;

/** Whether the clinic's side may do this with the case now; the server decides by the same table (CA-12). */
export function canDo(action: CaseAction, caseRecord: DecidingFacts, workflow: Workflow): boolean {
  return findCaseTransition(action, caseRecord.status, { ...caseRecord, workflow }, 'client') !== undefined;
}

/** What a case waits for from its company: one of these is its next step. */
const NEXT_STEPS = ['courierNotified', 'pendingQc', 'approveRetainerCase', 'lastMileShipped'] as const;
/** What else the company's people may do about it. */
const OTHER_STEPS = ['overrideReject', 'undoLastPlanApproval', 'cancel'] as const;

/** What the company's people do about a case as a whole (specification § 4, CA-12). */
export const CASE_STEPS = [...NEXT_STEPS, ...OTHER_STEPS] as const;
export type OfferedAction = (typeof CASE_STEPS)[number];

/** An organisation does these for its doctors' cases; there are no calls for a clinic's own (specification § 7). */
const FOR_DOCTORS: readonly OfferedAction[] = ['pendingQc', 'approveRetainerCase', 'lastMileShipped'];

export interface OfferedSteps {
  readonly next: OfferedAction | undefined;
  readonly others: readonly OfferedAction[];
}

/** The steps that a case offers now to somebody who looks at it on one of the two sides. */
export function offeredActions(
  caseRecord: DecidingFacts,
  list: CaseListName,
  workflow: Workflow,
): OfferedSteps {
  const isOffered = (step: OfferedAction): boolean =>
    (list === 'doctor' || !FOR_DOCTORS.includes(step)) && canDo(step, caseRecord, workflow);
  return { next: NEXT_STEPS.find(isOffered), others: OTHER_STEPS.filter(isOffered) };
}
