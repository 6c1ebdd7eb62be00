import type { Case, CaseAction } from '@portal/shared/contract';
import type { AppContext } from '../../../app-context';
import type { Db } from '../../../db/client';
import { fieldRefusal } from '../../../refusals';
import type { Person } from '../../../person';
import { clientActor } from '../case-actor';
import type { CaseScope } from '../case-scope';
import { getCase } from '../case.service';
import { haveImpressionsArrived, type LockedCase } from './case-state.repository';
import { changeCaseState, getCaseForUpdate, mayChangeState } from './case-state.service';
import { checkComplete } from './case-submit.service';

type Context = Pick<AppContext, 'db' | 'transact'>;

/** A case as a person asks for it: one's own company's, or only its doctors'. */
export interface CaseOfPerson {
  readonly who: Person;
  readonly scope: CaseScope;
  readonly uuid: string;
}

/** Steps of the company's people that need nothing but the case, and perhaps a note. */
export type ClientStep = Extract<
  CaseAction,
  | 'cancel'
  | 'overrideReject'
  | 'undoLastPlanApproval'
  | 'courierNotified'
  | 'approveRetainerCase'
  | 'pendingQc'
>;

/**
 * One step of the company's people on a case (CA-12), with what it means for plans and orders.
 * @throws PortalError 'notFound'; 'doctorBlocked'; 'notAllowedNow'; 'uploadsRunning' and 'incomplete' of a rejection that is overridden
 */
export async function runCaseAction(
  { db, transact }: Context,
  { who, scope, uuid }: CaseOfPerson,
  action: ClientStep,
  note?: string,
): Promise<Case> {
  const change = note === undefined ? {} : { note: note.trim() };
  const by = clientActor(who);
  await transact(async (unit) => {
    const found = await getCaseForUpdate(unit, scope, uuid);
    if (action === 'overrideReject' && mayChangeState(found, action, by)) await checkOverride(unit.tx, found);
    await changeCaseState(unit, found, action, by, change);
  });
  return getCase(db, scope, uuid);
}

/** A rejected case may have been changed since: what goes on without being submitted again has to be as complete as if it were. */
async function checkOverride(tx: Db, found: LockedCase): Promise<void> {
  await checkComplete(tx, found);
  const { id, impressionType } = found.row;
  // Those that were scans before have to be sent by courier first.
  if (impressionType === 'physical' && !(await haveImpressionsArrived(tx, id)))
    throw fieldRefusal({ impressionType: 'required' }, 'incomplete');
}
