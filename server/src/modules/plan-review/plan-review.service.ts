import type {
  NewPlanPin,
  PinResolution,
  PlanChecks,
  PlanPin,
  PlanReview,
  PlanStatus,
} from '@portal/shared/contract';
import { LIMITS } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { UnitOfWork } from '../../db/unit-of-work';
import type { Person } from '../../person';
import { fieldRefusal, refusal } from '../../refusals';
import type { CaseScope } from '../case/case-scope';
import { tellCaseChanged } from '../case/state/case-state.service';
import { lastStageOf } from '../plan/delivered-plan.repository';
import { findCaseOfPlan, type PlanRow } from '../plan/plan.repository';
import { lockedPlan } from '../plan/plan.service';
import type { LockedPlan } from '../plan/plan-state.service';
import {
  countPins,
  deletePin,
  findPin,
  getPlan,
  hasLaterVersion,
  insertPin,
  listEarlierPins,
  listPins,
  readChecks,
  updatePin,
  writeChecks,
  type PinRow,
} from './plan-review.repository';

type Context = Pick<AppContext, 'db' | 'transact'>;

/** A plan as one of its company's people, or the provider, asks for it. */
export interface ReviewedPlan {
  readonly scope: CaseScope;
  readonly planUuid: string;
  /** Null for the provider. */
  readonly who: Person | null;
}
interface NamedPin extends ReviewedPlan {
  readonly pinUuid: string;
}

/** The pins of a plan and those that it answers, and what the person has looked through. @throws PortalError 'notFound' */
export async function getReview(
  { db }: Pick<AppContext, 'db'>,
  { scope, planUuid, who }: ReviewedPlan,
): Promise<PlanReview> {
  await requirePlan(db, scope, planUuid);
  const row = await getPlan(db, planUuid);
  return {
    pins: (await listPins(db, row.id)).map((pin) => toPin(pin, row, who)),
    earlier: (await listEarlierPins(db, row)).map(({ pin, plan }) => toPin(pin, plan, who)),
    checked: who ? await readChecks(db, row.id, who.contactId) : [],
  };
}

/**
 * Comments on a tooth while the plan is before the client. Colleagues see it at once.
 * @throws PortalError 'notFound'; 'notAllowedNow' once the plan is decided; 'validation' for a stage that it does not have, or when
 * it has as many comments as it can; 'doctorBlocked'
 */
export function addPin(
  { transact }: Context,
  { scope, planUuid }: ReviewedPlan,
  who: Person,
  { tooth, stage, text }: NewPlanPin,
): Promise<PlanPin> {
  return transact(async (unit) => {
    const held = await openPlan(unit, scope, planUuid);
    const max = lastStageOf(held.plan);
    if (stage > max) throw fieldRefusal({ stage: { code: 'tooBig', values: { max } } });
    if ((await countPins(unit.tx, held.plan.id)) >= LIMITS.pinsOfPlan)
      throw fieldRefusal({ text: { code: 'tooMany', values: { max: LIMITS.pinsOfPlan } } });
    const row = await insertPin(unit.tx, {
      planId: held.plan.id,
      contactId: who.contactId,
      byName: who.name,
      tooth,
      stage,
      text: text.trim(),
    });
    tellCaseChanged(unit, held.ofCase, held.ofCase.row);
    return toPin(row, held.plan, who);
  });
}

/**
 * Removes one's own comment while the plan is before the client, or one of somebody who has left the company.
 * @throws PortalError 'notFound'; 'forbidden' for one of somebody else; 'notAllowedNow' once the plan is decided
 */
export function removePin(
  { transact }: Context,
  { scope, planUuid, pinUuid }: NamedPin,
  who: Person,
): Promise<{ ok: true }> {
  return transact(async (unit) => {
    const held = await openPlan(unit, scope, planUuid);
    const row = await requirePin(unit, held.plan, pinUuid);
    if (row.contactId !== null && row.contactId !== who.contactId)
      throw refusal('forbidden', { why: 'messageOfOthers' });
    await deletePin(unit.tx, row.id);
    tellCaseChanged(unit, held.ofCase, held.ofCase.row);
    return { ok: true };
  });
}

/**
 * Says whether a later version resolves a comment on a rejected one: the provider from the rejection on, the company's people once
 * they have the later version before them.
 * @throws PortalError 'notFound'; 'notAllowedNow'; 'doctorBlocked'
 */
export function resolvePin(
  { transact }: Context,
  named: NamedPin,
  resolution: PinResolution,
): Promise<PlanPin> {
  return transact((unit) => resolvePinIn(unit, named, resolution));
}

/** The same in a transaction that does more. @throws PortalError those of `resolvePin` */
export async function resolvePinIn(
  unit: UnitOfWork,
  { scope, planUuid, pinUuid, who }: NamedPin,
  resolution: PinResolution,
): Promise<PlanPin> {
  const held = await lockedPlan(unit, scope, planUuid);
  const row = await requirePin(unit, held.plan, pinUuid);
  const isDue = held.plan.status === 'REJECTED' && (!who || (await hasLaterVersion(unit.tx, held.plan)));
  if (!isDue) throw notNow(held.plan.status);
  const changed = await updatePin(
    unit.tx,
    row.id,
    who ? { resolution, resolvedByName: who.name } : { labResolution: resolution },
  );
  tellCaseChanged(unit, held.ofCase, held.ofCase.row);
  return toPin(changed, held.plan, who);
}

/** Notes what a person has looked through; nobody else sees it. @throws PortalError 'notFound' */
export async function noteChecks(
  { db, transact }: Context,
  { scope, planUuid }: ReviewedPlan,
  who: Person,
  { checked }: PlanChecks,
): Promise<PlanChecks> {
  await requirePlan(db, scope, planUuid);
  await transact(async ({ tx }) => {
    const { id: planId } = await getPlan(tx, planUuid);
    await writeChecks(tx, { planId, contactId: who.contactId, checked });
  });
  return { checked };
}

async function openPlan(unit: UnitOfWork, scope: CaseScope, planUuid: string): Promise<LockedPlan> {
  const held = await lockedPlan(unit, scope, planUuid);
  if (held.plan.status !== 'PUBLISHED') throw notNow(held.plan.status);
  return held;
}

async function requirePlan(db: AppContext['db'], scope: CaseScope, planUuid: string): Promise<void> {
  if ((await findCaseOfPlan(db, scope, planUuid)) === null) throw refusal('notFound', { record: 'plan' });
}

async function requirePin({ tx }: UnitOfWork, { id }: PlanRow, pinUuid: string): Promise<PinRow> {
  const row = await findPin(tx, id, pinUuid);
  if (!row) throw refusal('notFound', { record: 'record' });
  return row;
}

const notNow = (status: PlanStatus) => refusal('notAllowedNow', { record: 'plan', status });

function toPin(row: PinRow, { uuid: planUuid, number }: PlanRow, who: Person | null): PlanPin {
  const { uuid, tooth, stage, text, byName, contactId, createdAt } = row;
  const { labResolution, resolution, resolvedByName } = row;
  return {
    uuid,
    planUuid,
    planNumber: number,
    tooth,
    stage,
    text,
    byName,
    isRemovable: who !== null && (contactId === null || contactId === who.contactId),
    createdAt: createdAt.toISOString(),
    labResolution,
    resolution,
    resolvedByName,
  };
}
