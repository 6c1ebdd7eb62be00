import type { AppContext } from '../../app-context';
import type { UnitOfWork } from '../../db/unit-of-work';
import { refusal } from '../../refusals';
import type { Person } from '../../person';
import { deletePasskeys } from '../auth/passkey/passkey.repository';
import { deleteSecondFactor } from '../auth/second-factor/second-factor.repository';
import { endSessions } from '../auth/session.service';
import { lockContact } from '../auth/credentials.repository';
import type { ContactRow } from './contact.repository';

/**
 * Signs a colleague out everywhere, whose laptop was stolen for example; oneself everywhere but here.
 * @throws PortalError 'notFound' for somebody of another company.
 */
export async function endSessionsOf({ transact }: AppContext, who: Person, uuid: string): Promise<void> {
  await transact(async (unit) => {
    const row = await lockContact(unit.tx, who.companyId, uuid);
    if (!row) throw refusal('notFound', { record: 'person' });
    await endSessions(unit, row.id, who.sessionId);
  });
}

/**
 * Takes the authenticator app and the passkeys of a colleague away, who lost them and the recovery codes. They are signed out, and a
 * mail says who did it: they are the one to notice what they did not ask for. One's own are removed by password and code instead.
 * @throws PortalError 'notFound' for somebody of another company; 'forbidden' for oneself.
 */
export async function resetSecondFactor(ctx: AppContext, who: Person, uuid: string): Promise<void> {
  if (uuid === who.contactUuid) throw refusal('forbidden', { why: 'ownAccount' });
  await ctx.transact(async (unit) => {
    const row = await lockContact(unit.tx, who.companyId, uuid);
    if (!row) throw refusal('notFound', { record: 'person' });
    if (!(await dropSecondFactor(unit, row))) return;
    const { id: contactId, email: to, name, locale } = row;
    const data = { name, byName: who.name, path: '/profile/security' };
    await ctx.mail.send(unit, { to, locale, template: 'secondFactorReset', contactId, data });
  });
}

/** Takes app and passkeys away and ends the person's sessions; answers false, and changes nothing, where there were none. */
export async function dropSecondFactor(
  unit: UnitOfWork,
  { id, uuid, companyId }: Pick<ContactRow, 'id' | 'uuid' | 'companyId'>,
): Promise<boolean> {
  const hadPasskeys = await deletePasskeys(unit.tx, id);
  if (!(await deleteSecondFactor(unit.tx, id)) && !hadPasskeys) return false;
  await endSessions(unit, id);
  unit.emit('contactChanged', { uuid, companyId });
  return true;
}
