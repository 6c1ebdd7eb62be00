import type { Case, CaseChange, NewCase } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { UnitOfWork } from '../../db/unit-of-work';
import { refusal } from '../../refusals';
import type { Person } from '../../person';
import { clientActor } from './case-actor';
import { readChangedFields, readNewFields } from './case-fields.service';
import { findAllowedFields, insertCase, updateCase } from './case.repository';
import { getCase, scopeOf } from './case.service';
import { insertHistory, writeChanged, type LockedCase } from './state/case-state.repository';
import { getCaseForUpdate, tellCaseChanged } from './state/case-state.service';
import { submitCase } from './state/case-submit.service';

/** A case's data is the client's to change until it is submitted, and again after a rejection. */
const DATA_EDITABLE = ['NEW', 'REJECTED'];

/**
 * Creates a case, an incomplete submission at first, which may wait for its patient's name (CA-18). With a doctor it is on
 * the doctors' side.
 * @throws PortalError 'validation' for a doctor whom the company does not have, or a field; 'forbidden' for doctors where
 * there are none; 'doctorBlocked', 'doctorRestricted'.
 */
export async function createCase({ transact, db }: AppContext, who: Person, body: NewCase): Promise<Case> {
  const uuid = await transact(async (unit) => {
    const allowed = await findAllowedFields(unit.tx, who.companyId);
    const fields = await readNewFields(unit.tx, who, { body, allowed });
    const row = await insertCase(unit.tx, {
      side: 'client',
      patientName: '',
      productId: body.productId,
      ...fields,
      companyId: who.companyId,
    });
    const { actor, name: actorName } = clientActor(who);
    const entry = { caseId: row.id, action: 'created', toStatus: row.status, actor, actorName } as const;
    await insertHistory(unit.tx, entry);
    tellCaseChanged(unit, who, row);
    return row.uuid;
  });
  return getCase(db, scopeOf(who), uuid);
}

/**
 * Changes a case and, with `submit`, sends it to the provider, both or neither.
 * @throws PortalError 'conflict' when `version` is not the case's any more; 'caseLocked'; and those of createCase and
 * submitCase.
 */
export async function changeCase(
  { transact, db }: AppContext,
  who: Person,
  uuid: string,
  change: CaseChange,
): Promise<Case> {
  await transact(async (unit) => {
    const found = await getCaseForUpdate(unit, scopeOf(who), uuid);
    if (change.version !== undefined && change.version !== found.row.version) {
      throw refusal('conflict');
    }
    const row = await applyFields(unit, who, found, change);
    if (!change.submit) return;
    // The change may have brought another doctor.
    await submitCase(unit, row === found.row ? found : await getCaseForUpdate(unit, scopeOf(who), uuid), who);
  });
  return getCase(db, scopeOf(who), uuid);
}

async function applyFields(
  unit: UnitOfWork,
  who: Person,
  found: LockedCase,
  change: CaseChange,
): Promise<LockedCase['row']> {
  const { row: before } = found;
  const fields = await readChangedFields(unit.tx, who, { row: before, change, allowed: found });
  if (Object.keys(fields).length === 0) return before;
  if (!DATA_EDITABLE.includes(before.status)) {
    throw refusal('caseLocked');
  }
  const row = await updateCase(unit.tx, before.id, { ...fields, changedBy: who.name });
  // A draft is saved many times while it is written; only changes of what was submitted once are history.
  if (before.status !== 'NEW') await writeChanged(unit.tx, row.id, clientActor(who));
  tellCaseChanged(unit, found, row);
  return row;
}
