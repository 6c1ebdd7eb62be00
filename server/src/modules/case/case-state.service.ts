import { findCaseTransition, type CaseAction } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import type { UnitOfWork } from '../../db/unit-of-work';
import type { CaseActor } from './case-actor';
import type { CaseScope } from './case-scope';
import {
  insertHistory,
  lockCase,
  writeStatus,
  type CaseRow,
  type LockedCase,
  type StateFields,
} from './case-state.repository';

export interface StateChange {
  /** Goes into the history, for example the reason of a rejection. */
  readonly note?: string;
  readonly fields?: StateFields;
}

/**
 * The case of an id, held until the transaction ends.
 * @throws PortalError 'notFound' when there is none in the scope.
 */
export async function lockedCase(unit: UnitOfWork, scope: CaseScope, caseUuid: string): Promise<LockedCase> {
  const found = await lockCase(unit.tx, scope, caseUuid);
  if (!found) throw new PortalError('notFound', 'There is no such case');
  return found;
}

/** Whether an action is open to an actor now. */
export function mayChangeState({ row, workflow }: LockedCase, action: CaseAction, by: CaseActor): boolean {
  return (
    findCaseTransition(action, row.status, { workflow, withTs: row.withTs, side: row.side }, by.actor) !==
    undefined
  );
}

/**
 * Moves a case as the table of transitions says (specification § 4), writes its history in the same transaction and
 * tells `caseChanged` after the commit. The one way in which the status of a case changes.
 * @param found a case that this transaction holds (`lockedCase`).
 * @throws PortalError 'notAllowedNow' when the table has no such transition from where the case is, for this actor.
 */
export async function changeCaseState(
  unit: UnitOfWork,
  found: LockedCase,
  action: CaseAction,
  by: CaseActor,
  change: StateChange = {},
): Promise<CaseRow> {
  const { row, workflow } = found;
  const transition = findCaseTransition(
    action,
    row.status,
    { workflow, withTs: row.withTs, side: row.side },
    by.actor,
  );
  if (!transition)
    throw new PortalError('notAllowedNow', `This is not possible while the case is ${row.status}`);
  const changed = await writeStatus(unit.tx, row.id, transition.to, change.fields ?? {});
  await insertHistory(unit.tx, {
    caseId: row.id,
    action: transition.history,
    actor: by.actor,
    actorName: by.name,
    fromStatus: row.status,
    toStatus: transition.to,
    note: change.note ?? null,
  });
  tellCaseChanged(unit, found, changed);
  return changed;
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
