import {
  findRefinementTransition,
  isRefinable,
  type NewRefinement,
  type Refinement,
  type RefinementAction,
  type RefinementHistoryAction,
} from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { UnitOfWork } from '../../db/unit-of-work';
import { fieldRefusal, refusal } from '../../refusals';
import type { Person } from '../../person';
import { clientActor, PROVIDER, type CaseActor } from '../case/case-actor';
import { checkMayBeginFor } from '../case/case.policy';
import type { CaseScope } from '../case/case-scope';
import type { CaseOfPerson } from '../case/state/case-action.service';
import { insertHistory, type LockedCase } from '../case/state/case-state.repository';
import { changeCaseState, getCaseForUpdate, tellCaseChanged } from '../case/state/case-state.service';
import { refinementStatus } from './order.mapper';
import { getRefinements } from './order.service';
import {
  findAskedRefinement,
  findCaseOfRefinement,
  findRefinement,
  insertNextRefinement,
  updateRefinement,
  type RefinementRow,
} from './refinement.repository';

type Context = Pick<AppContext, 'db' | 'transact'>;

/**
 * A clinic asks for a refinement of what was delivered (CA-23). The case stays where it is until the provider takes it up.
 * @throws PortalError 'notFound'; 'notRefinable'; 'alreadyRefining'; 'doctorBlocked', 'doctorRestricted'; 'validation' for a reason
 * that says nothing
 */
export async function askForRefinement(
  { db, transact }: Context,
  { who, scope, uuid }: CaseOfPerson,
  { reason, note }: NewRefinement,
): Promise<Refinement> {
  if (reason === 'other' && note === undefined) throw fieldRefusal({ note: 'required' });
  const asked = await transact(async (unit) => {
    const found = await getCaseForUpdate(unit, scope, uuid);
    const { id, status } = found.row;
    checkMayBeginFor(found.doctorStatus);
    if (!isRefinable({ status, withTs: found.row.withTs })) throw refusal('notRefinable');
    if (await findAskedRefinement(unit.tx, id)) throw refusal('alreadyRefining');
    const row = await insertNextRefinement(unit.tx, id, {
      reason,
      note: note?.trim() ?? null,
      asked: 'REQUESTED',
      isOpen: false,
    });
    await tellRefinement(unit, found, row, clientActor(who), {
      action: 'refinementRequested',
      note: row.note,
    });
    return row;
  });
  return readOne({ db }, scope, uuid, asked.uuid);
}

interface RefinementOfPerson {
  readonly who: Person;
  readonly scope: CaseScope;
  readonly uuid: string;
}

/** Withdraws what the provider has not decided about. @throws PortalError 'notFound'; 'refinementDecided'; 'doctorBlocked' */
export function withdrawRefinement(
  ctx: Context,
  { who, scope, uuid }: RefinementOfPerson,
): Promise<Refinement> {
  return decide(ctx, { scope, uuid, by: clientActor(who) }, 'cancel', async (unit, found, row, history) => {
    await updateRefinement(unit.tx, row.id, { asked: 'CANCELED', isCanceled: true });
    await tellRefinement(unit, found, row, clientActor(who), { action: history, note: null });
  });
}

/** @throws PortalError 'notFound'; 'refinementDecided' */
export function refuseRefinement(ctx: Context, uuid: string, reason: string): Promise<Refinement> {
  return decide(
    ctx,
    { scope: 'provider', uuid, by: PROVIDER },
    'refuse',
    async (unit, found, row, history) => {
      const refuseReason = reason.trim();
      await updateRefinement(unit.tx, row.id, { asked: 'REFUSED', refuseReason });
      await tellRefinement(unit, found, row, PROVIDER, { action: history, note: refuseReason });
      const { id: caseId, uuid: caseUuid, identifier, companyId, side, assignedRmId } = found.row;
      unit.emit('refinementRefused', { caseId, caseUuid, identifier, companyId, side, assignedRmId });
    },
  );
}

/**
 * The provider takes up what a clinic asks for: the case gets a plan of its own again.
 * @throws PortalError 'notFound'; 'refinementDecided'; 'notAllowedNow' while the case is made again for another reason
 */
export function acceptRefinement(ctx: Context, uuid: string): Promise<Refinement> {
  return decide(ctx, { scope: 'provider', uuid, by: PROVIDER }, 'takeUp', async (unit, found, row) => {
    await changeCaseState(unit, found, 'refine', PROVIDER, row.note === null ? {} : { note: row.note });
    unit.emit('refinementChanged', {
      uuid: row.uuid,
      caseUuid: found.row.uuid,
      companyId: found.row.companyId,
    });
  });
}

interface Decision {
  readonly scope: CaseScope;
  readonly uuid: string;
  readonly by: CaseActor;
}
type Work = (
  unit: UnitOfWork,
  found: LockedCase,
  row: RefinementRow,
  history: RefinementHistoryAction,
) => Promise<void>;

async function decide(
  { db, transact }: Context,
  { scope, uuid, by }: Decision,
  action: RefinementAction,
  work: Work,
): Promise<Refinement> {
  const caseUuid = await transact(async (unit) => {
    const ofCase = await findCaseOfRefinement(unit.tx, scope, uuid);
    if (ofCase === null) throw refusal('notFound', { record: 'refinement' });
    const found = await getCaseForUpdate(unit, scope, ofCase);
    const row = await findRefinement(unit.tx, found.row.id, uuid);
    if (!row) throw refusal('notFound', { record: 'refinement' });
    const transition = findRefinementTransition(action, refinementStatus(row), by.actor);
    if (!transition) throw refusal('refinementDecided');
    await work(unit, found, row, transition.history);
    return ofCase;
  });
  return readOne({ db }, scope, caseUuid, uuid);
}

async function tellRefinement(
  unit: UnitOfWork,
  found: LockedCase,
  row: RefinementRow,
  by: CaseActor,
  { action, note }: { readonly action: RefinementHistoryAction; readonly note: string | null },
): Promise<void> {
  await insertHistory(unit.tx, {
    caseId: found.row.id,
    subjectUuid: row.uuid,
    subjectLabel: String(row.number),
    action,
    actor: by.actor,
    actorName: by.name,
    note,
  });
  const { uuid: caseUuid, companyId } = found.row;
  unit.emit('refinementChanged', { uuid: row.uuid, caseUuid, companyId });
  tellCaseChanged(unit, found, found.row);
}

async function readOne(
  ctx: Pick<AppContext, 'db'>,
  scope: CaseScope,
  caseUuid: string,
  uuid: string,
): Promise<Refinement> {
  const found = (await getRefinements(ctx, scope, caseUuid)).find((one) => one.uuid === uuid);
  if (!found) throw refusal('notFound', { record: 'refinement' });
  return found;
}
