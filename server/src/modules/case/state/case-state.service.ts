import {
  findCaseTransition,
  returnAfter,
  whoseTurn,
  type CaseAction,
  type CaseStatus,
} from '@portal/shared/contract';
import type { UnitOfWork } from '../../../db/unit-of-work';
import { refusal } from '../../../refusals';
import type { CaseActor } from '../case-actor';
import { checkDoctorNotBlocked } from '../case.policy';
import type { CaseScope } from '../case-scope';
import {
  factsOf,
  insertHistory,
  selectCaseForUpdate,
  writeStatus,
  type CaseRow,
  type LockedCase,
  type StateFields,
} from './case-state.repository';

/** A change of state that a case has just made. */
export interface CaseStep {
  readonly action: CaseAction;
  readonly by: CaseActor;
  readonly note?: string | undefined;
  /** The case as it is by now. */
  readonly found: LockedCase;
  /** It gave up what it was being made for, and is where it was before. */
  readonly isReturn?: boolean;
}

export interface StateChange {
  /** Goes into the history, for example the reason of a rejection. */
  readonly note?: string;
  readonly fields?: StateFields;
}

/**
 * The case of an id, held until the transaction ends. Everything else of a case is locked after it.
 * @param scope a company's means that its people are about to change the case.
 * @throws PortalError 'notFound' when there is none in the scope; 'caseErased' for one whose patient data is gone: nothing is done
 * with it any more; 'doctorBlocked' for a company's people while the account
 * of the case's doctor is blocked (specification § 6).
 */
export async function getCaseForUpdate(
  unit: UnitOfWork,
  scope: CaseScope,
  caseUuid: string,
): Promise<LockedCase> {
  const found = await selectCaseForUpdate(unit.tx, scope, caseUuid);
  if (!found) throw refusal('notFound', { record: 'case' });
  if (found.row.erasedAt) throw refusal('caseErased');
  if (scope !== 'provider') checkDoctorNotBlocked(found.doctorStatus);
  return found;
}

/** Whether an action is open to an actor now. */
export function mayChangeState(found: LockedCase, action: CaseAction, by: CaseActor): boolean {
  return findCaseTransition(action, found.row.status, factsOf(found), by.actor) !== undefined;
}

/**
 * Moves a case as the table of transitions says (specification § 4), writes its history in the same transaction, lets its
 * plans and orders follow (`modules/workflow`) and tells `caseChanged` after the commit. The one way in which the status of a case
 * changes.
 * @param found a case that this transaction holds (`lockedCase`).
 * @throws PortalError 'notAllowedNow' when the table has no such transition from where the case is, for this actor, or one
 * of its records cannot follow.
 */
export async function changeCaseState(
  unit: UnitOfWork,
  found: LockedCase,
  action: CaseAction,
  by: CaseActor,
  change: StateChange = {},
): Promise<CaseRow> {
  const { row } = found;
  const transition = findCaseTransition(action, row.status, factsOf(found), by.actor);
  if (!transition) throw refusal('notAllowedNow', { record: 'case', status: row.status });
  const fields = { ...fieldsOf(action, row, transition.to), ...change.fields };
  const changed = await writeStatus(unit.tx, row.id, transition.to, fields);
  await insertHistory(unit.tx, {
    caseId: row.id,
    action: transition.history,
    actor: by.actor,
    actorName: by.name,
    fromStatus: row.status,
    toStatus: transition.to,
    note: change.note ?? null,
  });
  const isReturn = transition.history === 'treatmentResumed';
  await unit.takeStep('caseMoves', {
    action,
    by,
    note: change.note,
    found: { ...found, row: changed },
    isReturn,
  });
  tellCaseChanged(unit, found, changed);
  tellCaseMoved(unit, row, changed, { action, by });
  return changed;
}

function tellCaseMoved(
  unit: UnitOfWork,
  before: CaseRow,
  now: CaseRow,
  { action, by }: Pick<CaseStep, 'action' | 'by'>,
): void {
  const { id: caseId, uuid, identifier, companyId, side, assignedRmId } = now;
  unit.emit('caseMoved', {
    ...{ caseId, uuid, identifier, companyId, side, assignedRmId },
    action,
    actor: by.actor,
    from: before.status,
    to: now.status,
    byContactId: by.contactId ?? null,
  });
}

/** The reason of a rejection stands at the case until it goes on; where it ended by one, it stays. */
function fieldsOf(action: CaseAction, { status: from, returnsTo }: CaseRow, to: CaseStatus): StateFields {
  return {
    returnsTo: returnAfter({ from, to, returnsTo }),
    ...(whoseTurn(to) !== null && { rejectReason: null }),
    ...(action === 'refine' && { hasRefinements: true }),
  };
}

/** Tells after the commit that a case is not what it was. */
export function tellCaseChanged(
  unit: UnitOfWork,
  { companyUuid }: Pick<LockedCase, 'companyUuid'>,
  row: CaseRow,
): void {
  const { uuid, identifier, status, version, companyId, side } = row;
  unit.emit('caseChanged', { uuid, identifier, status, version, companyId, companyUuid, side });
}
