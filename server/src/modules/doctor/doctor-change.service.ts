import type { Doctor, DoctorChange, NewDoctor } from '@portal/shared/contract';
import type { PortalError } from '@portal/shared/errors';
import type { AppContext } from '../../app-context';
import type { Db } from '../../db/client';
import { fieldRefusal, refusal } from '../../refusals';
import type { Person } from '../auth/person';
import { omitUndefined } from '../given';
import { findCountry } from '../reference';
import {
  findManagerId,
  insertDoctor,
  isEmailTaken,
  updateDoctor,
  type DoctorFields,
  type DoctorRow,
} from './doctor.repository';
import { getDoctor, requireLocked } from './doctor.service';
import { invite, NO_INVITATION } from './invitation.service';

/**
 * Adds a doctor, who is invited at first; unless told otherwise an invitation is mailed (DR-03).
 * @throws PortalError 'validation' for an email that another doctor of the organisation has, a country or a relationship
 * manager that there is not.
 */
export async function createDoctor(ctx: AppContext, who: Person, body: NewDoctor): Promise<Doctor> {
  const { email, invite: isInvited = true } = body;
  const uuid = await ctx.transact(async (unit) => {
    const fields = await readFields(unit.tx, who, body);
    const row = await insertDoctor(unit.tx, who.companyId, { ...fields, name: body.name.trim(), email });
    if (!row) throw emailTaken();
    if (isInvited) await invite(ctx, unit, who, row);
    return row.uuid;
  });
  return getDoctor(ctx, who, uuid);
}

/**
 * Changes a doctor. With another email an open invitation is void, as somebody else may read the mail it is in; an active
 * doctor stays active, since the organisation answers for whom it manages.
 * @throws PortalError 'validation'; 'notAccepted' for the status of a doctor who has not accepted yet.
 */
export async function changeDoctor(
  ctx: AppContext,
  who: Person,
  uuid: string,
  change: DoctorChange,
): Promise<Doctor> {
  await ctx.transact(async ({ tx }) => {
    const row = await requireLocked(tx, who, uuid);
    const { email, status } = change;
    if (status !== undefined) checkStatus(row);
    const isReaddressed = email !== undefined && email.toLowerCase() !== row.email.toLowerCase();
    if (isReaddressed && (await isEmailTaken(tx, who.companyId, email, row.id))) throw emailTaken();
    await updateDoctor(tx, who.companyId, row.id, {
      ...(await readFields(tx, who, change)),
      ...omitUndefined({ email, status }),
      ...(isReaddressed && NO_INVITATION),
    });
  });
  return getDoctor(ctx, who, uuid);
}

/** Removes a doctor from the organisation; the cases stay and keep the name. An open invitation is void. */
export async function removeDoctor(ctx: AppContext, who: Person, uuid: string): Promise<void> {
  await ctx.transact(async ({ tx }) => {
    const row = await requireLocked(tx, who, uuid);
    await updateDoctor(tx, who.companyId, row.id, { ...NO_INVITATION, removedAt: new Date() });
  });
}

/** Only the doctor's own acceptance ends an invitation. */
function checkStatus({ status }: DoctorRow): void {
  if (status === 'invited') throw refusal('notAccepted');
}

/** The columns that a call sets besides email and status, named one by one. */
async function readFields(tx: Db, who: Person, body: DoctorChange | NewDoctor): Promise<DoctorFields> {
  const { name, externalDoctorId, locationCountryId, assignedRmUuid } = body;
  return omitUndefined({
    name: name?.trim(),
    externalDoctorId: externalDoctorId === undefined ? undefined : externalDoctorId?.trim() || null,
    countryId: await readCountry(tx, locationCountryId),
    assignedRmId: await readManager(tx, who, assignedRmUuid),
  });
}

async function readCountry(tx: Db, id: number | null | undefined): Promise<number | null | undefined> {
  if (typeof id === 'number' && !(await findCountry(tx, id)))
    throw fieldRefusal({ locationCountryId: 'unknownCountry' });
  return id;
}

async function readManager(
  tx: Db,
  { companyId }: Person,
  uuid: string | null | undefined,
): Promise<number | null | undefined> {
  if (typeof uuid !== 'string') return uuid;
  const id = await findManagerId(tx, companyId, uuid);
  if (id === null) throw fieldRefusal({ assignedRmUuid: 'unknownManager' });
  return id;
}

function emailTaken(): PortalError {
  return fieldRefusal({ email: 'doctorTaken' });
}
