import { findCaseTransition, type Case, type CaseAction, type Workflow } from '@portal/shared/contract';

/** Whether the clinic's side may do this with the case now; the server decides by the same table (CA-12). */
export function canDo(
  action: CaseAction,
  { status, withTs, side }: Pick<Case, 'status' | 'withTs' | 'side'>,
  workflow: Workflow,
): boolean {
  return findCaseTransition(action, status, { workflow, withTs, side }, 'client') !== undefined;
}
