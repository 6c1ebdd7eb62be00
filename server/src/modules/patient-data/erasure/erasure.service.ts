import {
  isErasable,
  RETENTION_REASONS,
  type Erasure,
  type ErasureReason,
  type List,
  type ListQuery,
  type RetentionReason,
} from '@portal/shared/contract';
import type { AppContext } from '../../../app-context';
import type { Db } from '../../../db/client';
import type { UnitOfWork } from '../../../db/unit-of-work';
import { readListQuery, toList } from '../../../lists/list-query';
import { fieldRefusal, refusal } from '../../../refusals';
import { nameDetail } from '../../audit/audited-call';
import { isErasureObsolete } from '../../case/case-activity.repository';
import type { CaseScope } from '../../case/case-scope';
import { selectCaseForUpdate, type CaseRow } from '../../case/state/case-state.repository';
import { tellCaseChanged } from '../../case/state/case-state.service';
import { findAskedRefinement } from '../../order/refinement.repository';
import { findOpenRequestStatus } from '../patient/patient-cases.repository';
import { choosePatientCases } from '../patient/patient-cases.service';
import { eraseCase } from './erase-case';
import { toErasure } from './erasure.mapper';
import {
  endErasure,
  ERASURE_LIST,
  findErasures,
  findScheduled,
  insertErasure,
  listErasures,
  reassignErasure,
  type NewErasureRow,
} from './erasure.repository';

const DAY_MS = 24 * 3_600_000;

/** An erasure as somebody asks for it. */
export interface AskedErasure {
  readonly scope: CaseScope;
  /** Of the case that the call names. */
  readonly uuid: string;
  readonly cases: readonly string[];
  readonly identifier: string;
  readonly reason: ErasureReason;
  readonly byName: string;
  readonly waitDays: number;
}

/**
 * Has the patient data of some cases erased, all or none, when the time is over in which it can be undone; without such a time at once.
 * @throws PortalError 'notFound'; 'validation' for the identifier, and for a case of another name; 'caseErased'; 'notAllowedNow' for
 * one that is not at an end, or has an open request; 'alreadyRefining' for one of which a refinement is asked for;
 * 'erasureScheduled' where a person has asked for it before; 'unavailable' when the file storage is away at once
 */
export async function askErasure(
  ctx: Pick<AppContext, 'transact' | 'db' | 'now' | 'storage' | 'uploadParts' | 'log'>,
  asked: AskedErasure,
): Promise<Erasure[]> {
  nameDetail(asked.reason);
  const now = ctx.now();
  const dueAt = new Date(now.getTime() + asked.waitDays * DAY_MS);
  const uuids = await ctx.transact((unit) => scheduleIn(unit, asked, dueAt));
  const scheduled = await findErasures(ctx.db, uuids);
  if (asked.waitDays > 0) return scheduled.map(toErasure);
  for (const { case: of } of scheduled) await eraseCase(ctx, of.uuid, now);
  return (await findErasures(ctx.db, uuids)).map(toErasure);
}

async function scheduleIn(unit: UnitOfWork, asked: AskedErasure, dueAt: Date): Promise<string[]> {
  const { tx } = unit;
  const { scope, uuid, identifier, reason, byName } = asked;
  const chosen = await choosePatientCases(tx, scope, uuid, asked.cases);
  const [anchor] = chosen;
  if (anchor?.identifier !== identifier.trim().toUpperCase())
    throw fieldRefusal({ identifier: 'wrongIdentifier' });
  const uuids: string[] = [];
  // Cases are held in the order of their ids, by everybody.
  for (const { uuid: caseUuid } of chosen.toSorted((a, b) => a.id - b.id)) {
    const found = await selectCaseForUpdate(tx, scope, caseUuid);
    if (!found) throw refusal('notFound', { record: 'case' });
    const { id: caseId, companyId } = found.row;
    await checkErasable(tx, found.row);
    const values = { companyId, caseId, reason, byName, dueAt };
    uuids.push((await insertErasure(tx, values)) ?? (await takeOver(tx, values)));
    // Also whose case it is, for the log, where the provider asks.
    tellCaseChanged(unit, found, found.row);
  }
  return uuids;
}

/**
 * Has the erasure that the portal has scheduled by itself be that of the person who asks: the portal may end its own, a person's is
 * carried out. Its day stays if it is the earlier one, unless the portal would have kept the case on it.
 * @returns its uuid
 * @throws PortalError 'erasureScheduled' when it is a person's
 */
async function takeOver(tx: Db, { caseId, reason, byName, dueAt }: NewErasureRow): Promise<string> {
  const scheduled = await findScheduled(tx, caseId);
  if (!scheduled || !isRetention(scheduled.reason)) throw refusal('erasureScheduled');
  const isSooner = scheduled.dueAt < dueAt && !(await isErasureObsolete(tx, scheduled));
  await reassignErasure(tx, scheduled.id, { reason, byName, dueAt: isSooner ? scheduled.dueAt : dueAt });
  return scheduled.uuid;
}

function isRetention(reason: ErasureReason | RetentionReason): boolean {
  return RETENTION_REASONS.some((one) => one === reason);
}

/**
 * The patient data of a case goes when the case and all its requests are at an end, and no refinement of it is asked for.
 * @throws PortalError 'caseErased'; 'notAllowedNow'; 'alreadyRefining'
 */
export async function checkErasable(tx: Db, { id, status, erasedAt }: CaseRow): Promise<void> {
  if (erasedAt) throw refusal('caseErased');
  if (!isErasable(status)) throw refusal('notAllowedNow', { record: 'case', status });
  const open = await findOpenRequestStatus(tx, id);
  if (open) throw refusal('notAllowedNow', { record: 'request', status: open });
  // It leaves the case at its end until the provider takes it up.
  if (await findAskedRefinement(tx, id)) throw refusal('alreadyRefining');
}

/**
 * Undoes the scheduled erasure of a case.
 * @throws PortalError 'notFound'; 'caseErased' when it is too late; 'conflict' when none is scheduled
 */
export async function undoErasure(
  { transact, now }: Pick<AppContext, 'transact' | 'now'>,
  { scope, uuid, byName }: Pick<AskedErasure, 'scope' | 'uuid' | 'byName'>,
): Promise<void> {
  await transact(async (unit) => {
    const { tx } = unit;
    const found = await selectCaseForUpdate(tx, scope, uuid);
    if (!found) throw refusal('notFound', { record: 'case' });
    if (found.row.erasedAt) throw refusal('caseErased');
    const scheduled = await findScheduled(tx, found.row.id);
    if (!scheduled) throw refusal('conflict');
    await endErasure(tx, scheduled.id, { state: 'undone', endedAt: now(), endedByName: byName });
    tellCaseChanged(unit, found, found.row);
  });
}

/** @throws PortalError 'unknownFilterKey' or 'badRequest' for a filter or order outside the white list (AP-13). */
export async function getErasures(
  { db }: Pick<AppContext, 'db'>,
  scope: CaseScope,
  query: ListQuery,
): Promise<List<Erasure>> {
  const list = readListQuery(query, ERASURE_LIST);
  const { records, total } = await listErasures(db, scope, list);
  return toList(records.map(toErasure), total, list);
}
