import type { Doctor, DoctorChange, NewDoctor } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { Db } from '../../db/client';
import { fieldRefusal, refusal } from '../../refusals';
import type { Person } from '../../person';
import { checkVersion } from '../check-version';
import { lockCompany } from '../company/company.repository';
import { omitUndefined } from '../given';
import { addDoctors } from './add-doctors.service';
import { readDoctorFacts, type DoctorInput, type FactsAbout } from './doctor-facts.repository';
import { checkDoctor } from './doctor-fields';
import {
  findDoctor,
  updateDoctor,
  type DoctorFields,
  type DoctorRecord,
  type DoctorRow,
} from './doctor.repository';
import { getDoctor, noSuchDoctor, tellDoctorChanged } from './doctor.service';
import { readInvitationQuota } from './invitation/invitation-quota';
import { discardInvitationMails, NO_INVITATION } from './invitation/invitation.repository';
import { changesBetween } from './record/doctor-changes';
import { writeDoctorHistory } from './record/doctor-history.repository';
import { manageCases } from './removal/open-cases.repository';
import { lockPractice } from './removal/reassign-cases.service';

/**
 * Adds a doctor, who is invited at first; unless told otherwise an invitation is mailed (DR-03).
 * @throws PortalError 'validation' for a field that is not right, an email or an external id that somebody has;
 * 'tooManyInvitations'
 */
export async function createDoctor(ctx: AppContext, who: Person, body: NewDoctor): Promise<Doctor> {
  const uuid = await ctx.transact(async (unit) => {
    await lockCompany(unit.tx, who.companyId);
    const fields = await readFields(unit.tx, who, body);
    const isInvited = body.invite ?? true;
    if (isInvited) {
      const quota = await readInvitationQuota(unit.tx, who.companyId);
      if (quota.left === 0) throw quota.refused;
    }
    const [row] = await addDoctors(ctx, unit, who, [{ fields, isInvited }]);
    if (!row) throw fieldRefusal({ email: 'doctorTaken' });
    tellDoctorChanged(unit, who.companyId, row.uuid);
    return row.uuid;
  });
  return getDoctor(ctx, who, uuid);
}

/**
 * Changes a doctor. Until they accept they may get another email address, which voids an open invitation, as somebody else may
 * read the mail it is in. Open cases go with them to another relationship manager, who is mailed about them.
 * @throws PortalError 'validation'; 'conflict'; 'notAccepted' for the status of a doctor who has not accepted yet.
 */
export async function changeDoctor(
  ctx: AppContext,
  who: Person,
  uuid: string,
  change: DoctorChange,
): Promise<Doctor> {
  await ctx.transact(async (unit) => {
    const { tx } = unit;
    const { companyId, companyUuid } = who;
    const { row, openCases } = await lockPractice(unit, who, uuid);
    checkVersion(row, change);
    if (change.status !== undefined && row.status === 'invited') throw refusal('notAccepted');
    const isReaddressed = checkEmail(row, change.email);
    const before = await readRecord(tx, who, uuid);
    const { name, email, externalDoctorId, locationCountryId, assignedRmUuid, status } = change;
    // An email that differs by case alone is nobody else's.
    const checked = { name, externalDoctorId, locationCountryId, assignedRmUuid };
    const fields = await readFields(tx, who, isReaddressed ? { ...checked, email } : checked, row.id);
    if (isReaddressed) await discardInvitationMails(tx, row.id);
    await updateDoctor(tx, companyId, row.id, {
      ...omitUndefined({ email: email?.trim(), status }),
      ...fields,
      ...(isReaddressed && NO_INVITATION),
    });
    const after = await readRecord(tx, who, uuid);
    if (fields.assignedRmId !== undefined) {
      const manager = { id: fields.assignedRmId, name: after.assignedRm?.name ?? null };
      for (const moved of await manageCases(tx, openCases, manager, who.name))
        unit.emit('caseChanged', { ...moved, companyId, companyUuid });
    }
    const entries = changesBetween(before, after);
    await writeDoctorHistory(
      tx,
      entries.map((entry) => ({ ...entry, companyId, doctorId: row.id, actorName: who.name })),
    );
    tellDoctorChanged(unit, companyId, uuid);
  });
  return getDoctor(ctx, who, uuid);
}

/**
 * Whether a change brings another email address.
 * @throws PortalError 'validation' once the doctor has accepted: it is the address by which they did.
 */
function checkEmail(row: DoctorRow, email: string | undefined): boolean {
  if (email === undefined || email.trim().toLowerCase() === row.email.toLowerCase()) return false;
  if (row.status !== 'invited') throw fieldRefusal({ email: 'emailAccepted' });
  return true;
}

/** @throws PortalError 'validation' */
async function readFields(
  tx: Db,
  { companyId }: Person,
  input: DoctorInput,
  exceptId?: number,
): Promise<DoctorFields> {
  const about: FactsAbout = { companyId, ...(exceptId !== undefined && { exceptId }) };
  const { fields, refused } = checkDoctor(input, await readDoctorFacts(tx, about, [input]));
  if (Object.keys(refused).length > 0) throw fieldRefusal(refused);
  return fields;
}

async function readRecord(tx: Db, { companyId }: Person, uuid: string): Promise<DoctorRecord> {
  const record = await findDoctor(tx, companyId, uuid);
  if (!record) throw noSuchDoctor();
  return record;
}
