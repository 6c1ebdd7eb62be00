import {
  findCaseTransition,
  type Case,
  type CaseAction,
  type CaseFacts,
  type Workflow,
} from '@portal/shared/contract';

/** Whether the clinic's side may do this with the case now; the server decides by the same table (CA-12). */
export function canDo(
  action: CaseAction,
  subject: Pick<Case, 'status' | Exclude<keyof CaseFacts, 'workflow'>>,
  workflow: Workflow,
): boolean {
  return findCaseTransition(action, subject.status, { ...subject, workflow }, 'client') !== undefined;
}
