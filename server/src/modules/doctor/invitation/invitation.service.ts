import type { Doctor, DoctorInvitationResult } from '@portal/shared/contract';
import type { PortalError } from '@portal/shared/errors';
import type { AppContext } from '../../../app-context';
import type { UnitOfWork } from '../../../db/unit-of-work';
import { toErrorReply } from '../../../plugins/errors/error-reply';
import { refusal } from '../../../refusals';
import { nameSubject } from '../../audit/audited-call';
import type { Person } from '../../../person';
import { hashToken } from '../../auth/tokens';
import { lockCompany } from '../../company/company.repository';
import { lockDoctors, updateDoctor, type DoctorRow } from '../doctor.repository';
import { getDoctor, noSuchDoctor, tellDoctorChanged } from '../doctor.service';
import { writeDoctorHistory } from '../record/doctor-history.repository';
import { mailInvitations, newInvitation } from './invitation-mail';
import { readInvitationQuota } from './invitation-quota';
import { acceptByHash, discardInvitationMails } from './invitation.repository';

/** A doctor gets at most one invitation in so many milliseconds. */
const PAUSE_MS = 60_000;

/**
 * Mails an invitation, again too; one mailed before is void then (DR-03).
 * @throws PortalError 'notFound'; 'alreadyAccepted'; 'invitedTooSoon' for a doctor who was mailed less than a minute ago;
 * 'tooManyInvitations'
 */
export async function inviteAgain(ctx: AppContext, who: Person, uuid: string): Promise<Doctor> {
  await ctx.transact(async (unit) => {
    const [refused] = await inviteAll(ctx, unit, who, [uuid]);
    if (refused) throw refused;
    tellDoctorChanged(unit, who.companyId, uuid);
  });
  return getDoctor(ctx, who, uuid);
}

/** Mails invitations to those who may get one, and says of each other why not, as `inviteAgain` does. */
export async function inviteMany(
  ctx: AppContext,
  who: Person,
  uuids: readonly string[],
): Promise<DoctorInvitationResult> {
  const refused = await ctx.transact(async (unit) => {
    const found = await inviteAll(ctx, unit, who, uuids);
    tellDoctorChanged(unit, who.companyId, null);
    return found;
  });
  return {
    doctors: uuids.map((uuid, index) => {
      const error = refused[index];
      return { uuid, error: error ? toErrorReply(error).body : null };
    }),
    invited: refused.filter((error) => error === null).length,
  };
}

async function inviteAll(
  ctx: AppContext,
  unit: UnitOfWork,
  who: Person,
  uuids: readonly string[],
): Promise<(PortalError | null)[]> {
  const { companyId } = who;
  await lockCompany(unit.tx, companyId);
  const found = new Map((await lockDoctors(unit.tx, companyId, uuids)).map((row) => [row.uuid, row]));
  const quota = await readInvitationQuota(unit.tx, companyId);
  const invited: { row: DoctorRow; invitation: ReturnType<typeof newInvitation> }[] = [];
  const refused = uuids.map((uuid) => {
    const row = found.get(uuid.toLowerCase());
    if (!row) return noSuchDoctor();
    const why = whyNotNow(row) ?? (invited.length < quota.left ? null : quota.refused);
    if (!why) invited.push({ row, invitation: newInvitation() });
    return why;
  });
  for (const { row, invitation } of invited) {
    await discardInvitationMails(unit.tx, row.id);
    await updateDoctor(unit.tx, companyId, row.id, invitation.columns);
    nameSubject(row.uuid);
  }
  await mailInvitations(ctx, unit, who, invited);
  return refused;
}

function whyNotNow({ status, invitedAt }: DoctorRow): PortalError | null {
  if (status !== 'invited') return refusal('alreadyAccepted');
  return invitedAt && Date.now() - invitedAt.getTime() < PAUSE_MS ? refusal('invitedTooSoon') : null;
}

/**
 * A doctor accepts: they are active from now on.
 * @throws PortalError 'invitationOver' for a token that is unknown, over, used, or overtaken by a newer one.
 */
export async function acceptInvitation({ transact }: AppContext, token: string): Promise<void> {
  await transact(async (unit) => {
    const accepted = await acceptByHash(unit.tx, hashToken(token), new Date());
    if (!accepted) throw refusal('invitationOver');
    const { id: doctorId, uuid, companyId } = accepted;
    await writeDoctorHistory(unit.tx, [{ companyId, doctorId, action: 'accepted', actorName: null }]);
    tellDoctorChanged(unit, companyId, uuid);
  });
}
