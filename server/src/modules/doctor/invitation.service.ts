import type { Doctor } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { UnitOfWork } from '../../db/unit-of-work';
import { refusal } from '../../refusals';
import type { Person } from '../auth/person';
import { hashToken, newToken } from '../auth/tokens';
import { acceptByHash, findInviter } from './invitation.repository';
import { updateDoctor, type DoctorRow } from './doctor.repository';
import { getDoctor, requireLocked } from './doctor.service';

const HOUR_MS = 3_600_000;
/** An invitation is good for two weeks, and for one acceptance. */
const LIFE_HOURS = 14 * 24;
/** A doctor gets at most one invitation in so many milliseconds. */
const PAUSE_MS = 60_000;

/** What a removed or readdressed doctor is left with: the mailed token opens nothing any more. */
export const NO_INVITATION = { invitationHash: null, invitationExpiresAt: null } as const;

/**
 * Mails an invitation, again too; one mailed before is void then (DR-03).
 * @throws PortalError 'alreadyAccepted'; 'invitedTooSoon' for a doctor who was mailed less than a minute ago.
 */
export async function inviteAgain(ctx: AppContext, who: Person, uuid: string): Promise<Doctor> {
  await ctx.transact(async (unit) => {
    const row = await requireLocked(unit.tx, who, uuid);
    if (row.status !== 'invited') throw refusal('alreadyAccepted');
    if (row.invitedAt && Date.now() - row.invitedAt.getTime() < PAUSE_MS) throw refusal('invitedTooSoon');
    await invite(ctx, unit, who, row);
  });
  return getDoctor(ctx, who, uuid);
}

/** Mails an invitation with the transaction. Only the token's hash is kept. */
export async function invite(
  { mail }: AppContext,
  unit: UnitOfWork,
  who: Person,
  { id, name, email }: DoctorRow,
): Promise<void> {
  const token = newToken();
  const invitedAt = new Date();
  const invitationExpiresAt = new Date(invitedAt.getTime() + LIFE_HOURS * HOUR_MS);
  await updateDoctor(unit.tx, who.companyId, id, {
    invitedAt,
    invitationExpiresAt,
    invitationHash: hashToken(token),
  });
  const { companyName, locale } = await findInviter(unit.tx, who.companyId, who.contactId);
  const path = `/accept-invitation?token=${token}`;
  await mail.send(unit, {
    to: email,
    locale,
    template: 'doctorInvited',
    data: { name, companyName, path, hours: LIFE_HOURS },
    giveUpAt: invitationExpiresAt,
  });
}

/**
 * A doctor accepts: they are active from now on. Answers who it was.
 * @throws PortalError 'invitationOver' for a token that is unknown, over, used, or overtaken by a newer one.
 */
export async function acceptInvitation(
  { db }: AppContext,
  token: string,
): Promise<{ uuid: string; companyId: number }> {
  const accepted = await acceptByHash(db, hashToken(token), new Date());
  if (!accepted) throw refusal('invitationOver');
  return accepted;
}
