import type { Case, CaseChange, NewCase } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import type { AppContext } from '../../app-context';
import type { Db } from '../../db/client';
import type { UnitOfWork } from '../../db/unit-of-work';
import type { Person } from '../auth/person';
import { givenOf } from '../given';
import { clientActor } from './case-actor';
import { mayUseDoctorCases } from './case.policy';
import { findDoctorForCase, insertCase, updateCase, type CaseFields } from './case.repository';
import { getCase, scopeOf } from './case.service';
import { insertHistory, type LockedCase } from './case-state.repository';
import { changeCaseState, lockedCase, tellCaseChanged } from './case-state.service';
import { submitCase } from './case-submit.service';

/** A case's data is the client's to change until it is submitted, and again after a rejection. */
const DATA_EDITABLE = ['NEW', 'REJECTED'];

/**
 * Creates a case, an incomplete submission at first (CA-18). With a doctor it is on the doctors' side.
 * @throws PortalError 'validation' for a doctor whom the company does not have, or who is blocked.
 */
export async function createCase({ transact, db }: AppContext, who: Person, body: NewCase): Promise<Case> {
  const uuid = await transact(async (unit) => {
    const { patientName, productId } = body;
    const fields = await readFields(unit.tx, who, body);
    const row = await insertCase(unit.tx, {
      side: 'client',
      patientName,
      productId,
      ...fields,
      companyId: who.companyId,
    });
    await insertHistory(unit.tx, {
      caseId: row.id,
      action: 'created',
      toStatus: row.status,
      ...actorColumns(who),
    });
    tellCaseChanged(unit, who, row);
    return row.uuid;
  });
  return getCase(db, scopeOf(who), uuid);
}

/**
 * Changes a case and, with `submit`, sends it to the provider, both or neither.
 * @throws PortalError 'conflict' when `version` is not the case's any more; 'notAllowedNow'; and those of submitCase.
 */
export async function changeCase(
  { transact, db }: AppContext,
  who: Person,
  uuid: string,
  change: CaseChange,
): Promise<Case> {
  await transact(async (unit) => {
    const found = await lockedCase(unit, scopeOf(who), uuid);
    if (change.version !== undefined && change.version !== found.row.version) {
      throw new PortalError('conflict', 'Somebody else has changed this case meanwhile');
    }
    const current = await applyFields(unit, who, found, change);
    if (change.submit) await submitCase(unit, current, who);
  });
  return getCase(db, scopeOf(who), uuid);
}

/** @throws PortalError 'notAllowedNow' once the case is being made. */
export async function cancelCase({ transact, db }: AppContext, who: Person, uuid: string): Promise<Case> {
  await transact(async (unit) => {
    await changeCaseState(unit, await lockedCase(unit, scopeOf(who), uuid), 'cancel', clientActor(who));
  });
  return getCase(db, scopeOf(who), uuid);
}

async function applyFields(
  unit: UnitOfWork,
  who: Person,
  found: LockedCase,
  change: CaseChange,
): Promise<LockedCase> {
  const asked = await readFields(unit.tx, who, change);
  const fields = differences(asked, found.row);
  if (Object.keys(fields).length === 0) return found;
  if (!DATA_EDITABLE.includes(found.row.status)) {
    throw new PortalError('notAllowedNow', 'The case is with the provider, its data cannot be changed now');
  }
  const row = await updateCase(unit.tx, found.row.id, fields);
  // A draft is saved many times while it is written; only changes of what was submitted once are history.
  if (found.row.status !== 'NEW')
    await insertHistory(unit.tx, { caseId: row.id, action: 'changed', ...actorColumns(who) });
  tellCaseChanged(unit, found, row);
  return { ...found, row };
}

function differences(asked: CaseFields, row: LockedCase['row']): CaseFields {
  const changed = Object.entries(asked).filter(([name, value]) => row[name as keyof CaseFields] !== value);
  return Object.fromEntries(changed);
}

/** The columns that a call sets, named one by one: nothing else of a body gets near the table. */
async function readFields(tx: Db, who: Person, body: CaseChange): Promise<CaseFields> {
  const {
    patientName,
    productId,
    clientReferenceId,
    impressionType,
    packageType,
    patientType,
    arch,
    notes,
    doctorUuid,
  } = body;
  const fields: CaseFields = givenOf({
    patientName,
    productId,
    clientReferenceId,
    impressionType,
    packageType,
    patientType,
    arch,
    notes,
  });
  if (fields.patientName !== undefined) fields.patientName = fields.patientName.trim();
  return doctorUuid === undefined ? fields : { ...fields, ...(await readDoctor(tx, who, doctorUuid)) };
}

async function readDoctor(tx: Db, who: Person, doctorUuid: string | null): Promise<CaseFields> {
  if (doctorUuid === null) return { doctorId: null, side: 'client', assignedRmId: null };
  if (!mayUseDoctorCases(who)) throw new PortalError('forbidden', 'Your company has no doctors’ cases');
  const found = await findDoctorForCase(tx, who.companyId, doctorUuid);
  if (!found) throw fieldError('doctorUuid', 'There is no such doctor');
  if (found.status === 'blocked') throw fieldError('doctorUuid', 'This doctor’s account is blocked.');
  return { doctorId: found.id, side: 'doctor', assignedRmId: found.assignedRmId };
}

function fieldError(field: string, msg: string): PortalError {
  return new PortalError('validation', msg, { extra: [{ field, msg }], errors: { [field]: msg } });
}

function actorColumns(who: Person): { actor: 'client' | 'provider' | 'system'; actorName: string | null } {
  const { actor, name } = clientActor(who);
  return { actor, actorName: name };
}
