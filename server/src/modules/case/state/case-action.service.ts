import type { Case, CaseAction } from '@portal/shared/contract';
import type { AppContext } from '../../../app-context';
import type { Person } from '../../../person';
import { clientActor } from '../case-actor';
import type { CaseScope } from '../case-scope';
import { getCase } from '../case.service';
import { changeCaseState, getCaseForUpdate } from './case-state.service';

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
 * @throws PortalError 'notFound'; 'doctorBlocked'; 'notAllowedNow'
 */
export async function runCaseAction(
  { db, transact }: Context,
  { who, scope, uuid }: CaseOfPerson,
  action: ClientStep,
  note?: string,
): Promise<Case> {
  const change = note === undefined ? {} : { note: note.trim() };
  await transact(async (unit) =>
    changeCaseState(unit, await getCaseForUpdate(unit, scope, uuid), action, clientActor(who), change),
  );
  return getCase(db, scope, uuid);
}
