import { LIMITS, type CallQuery, type DoctorBelongings } from '@portal/shared/contract';
import type { AppContext } from '../../../app-context';
import { fieldRefusal } from '../../../refusals';
import type { Person } from '../../../person';
import { updateDoctor, type DoctorRow } from '../doctor.repository';
import { requireDoctorId, tellDoctorChanged } from '../doctor.service';
import { discardInvitationMails, NO_INVITATION } from '../invitation/invitation.repository';
import { countDoctorCases, NO_CASES } from '../record/case-counts.repository';
import { writeDoctorHistory } from '../record/doctor-history.repository';
import {
  countOpenShipments,
  deleteAddressesOf,
  listAddressIds,
  listOpenCases,
} from './open-cases.repository';
import { lockPractice, lockSuccessor, reassignCases } from './reassign-cases.service';

/** What hangs on a doctor. @throws PortalError 'notFound' */
export async function getBelongings(
  { db }: AppContext,
  who: Person,
  uuid: string,
): Promise<DoctorBelongings> {
  const { companyId } = who;
  const doctorId = await requireDoctorId(db, who, uuid);
  const counts = (await countDoctorCases(db, companyId, [doctorId])).get(doctorId) ?? NO_CASES;
  const addressIds = await listAddressIds(db, companyId, doctorId);
  return {
    cases: counts.cases,
    openCases: counts.openCases,
    openCaseRefs: await listOpenCases(db, companyId, doctorId, LIMITS.openShipmentCases),
    addresses: addressIds.length,
    openShipments: await countOpenShipments(db, companyId, addressIds),
  };
}

/**
 * Removes a doctor from the organisation, with their addresses. Open cases go to whom the call names; the others stay and keep
 * the name. An open invitation is void.
 * @throws PortalError 'notFound'; 'validation' on `reassignTo` when there are open cases and the call says nothing about them,
 * for a doctor who cannot take them over, and while parcels to the removed one have nowhere else to go.
 */
export async function removeDoctor(
  ctx: AppContext,
  who: Person,
  uuid: string,
  { reassignTo }: CallQuery<'DELETE /dso/doctor/{id}'>,
): Promise<void> {
  const { companyId, name: actorName } = who;
  await ctx.transact(async (unit) => {
    const practice = await lockPractice(unit, who, uuid);
    const { row, openCases } = practice;
    if (reassignTo === undefined && openCases.length > 0)
      throw fieldRefusal({ reassignTo: { code: 'doctorNeeded', values: { cases: openCases.length } } });
    const isToSomebody = reassignTo !== undefined && reassignTo !== 'nobody';
    const to = isToSomebody ? await lockSuccessor(unit, who, row, reassignTo) : null;
    await reassignCases(unit, who, practice, to, 'goes');
    await deleteAddressesOf(unit.tx, companyId, row.id);
    await discardInvitationMails(unit.tx, row.id);
    await writeDoctorHistory(unit.tx, [{ companyId, doctorId: row.id, action: 'removed', actorName }]);
    await updateDoctor(unit.tx, companyId, row.id, {
      ...NO_INVITATION,
      status: statusWhenRemoved(row),
      removedAt: new Date(),
    });
    tellDoctorChanged(unit, companyId, uuid);
  });
}

/** The account is gone, so nothing of it holds up the cases that keep the doctor's name. */
function statusWhenRemoved({ status }: DoctorRow): DoctorRow['status'] {
  return status === 'invited' ? 'invited' : 'active';
}

/**
 * Gives a doctor's open cases to another one, for example those of a blocked doctor, with the parcels that hold nothing else;
 * answers how many.
 * @throws PortalError 'notFound'; 'validation' for a doctor who cannot take them over.
 */
export async function giveOpenCases(
  ctx: AppContext,
  who: Person,
  uuid: string,
  reassignTo: string,
): Promise<{ cases: number }> {
  return ctx.transact(async (unit) => {
    const practice = await lockPractice(unit, who, uuid);
    const to = await lockSuccessor(unit, who, practice.row, reassignTo);
    await reassignCases(unit, who, practice, to, 'stays');
    tellDoctorChanged(unit, who.companyId, null);
    return { cases: practice.openCases.length };
  });
}
