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

/** Steps of the company's people that need nothing but the case. */
export type ClientStep = Extract<
  CaseAction,
  'cancel' | 'undoLastPlanApproval' | 'courierNotified' | 'approveRetainerCase' | 'pendingQc'
>;

/**
 * One step of the company's people on a case (CA-12), with what it means for plans and orders.
 * @throws PortalError 'notFound'; 'doctorBlocked'; 'notAllowedNow'
 */
export async function runCaseAction(
  { db, transact }: Context,
  { who, scope, uuid }: CaseOfPerson,
  action: ClientStep,
): Promise<Case> {
  await transact(async (unit) =>
    changeCaseState(unit, await getCaseForUpdate(unit, scope, uuid), action, clientActor(who)),
  );
  return getCase(db, scope, uuid);
}

/** Goes on with the records as they are, against the quality check (CA-12). @throws PortalError as takeStep */
export async function overrideReject(
  { db, transact }: Context,
  { who, scope, uuid }: CaseOfPerson,
  note: string | undefined,
): Promise<Case> {
  const change = note === undefined ? {} : { note: note.trim() };
  await transact(async (unit) =>
    changeCaseState(
      unit,
      await getCaseForUpdate(unit, scope, uuid),
      'overrideReject',
      clientActor(who),
      change,
    ),
  );
  return getCase(db, scope, uuid);
}
