import type { PasswordChange } from '@portal/shared/contract';
import type { AppContext } from '../../../app-context';
import { fieldRefusal, refusal } from '../../../refusals';
import { findContact, updateContact } from '../../contact/contact.repository';
import { clearFailures, countFailures, insertFailure } from '../login-failures.repository';
import type { CallSource } from '../login.service';
import type { Person } from '../person';
import { endSessions } from '../session.service';
import { checkNewPassword } from './password-rules';
import { hashPassword, isPasswordRight } from './passwords';
import { removeTokens } from './password-token.repository';

/** Wrong present passwords before one has to wait for as long as they are this young. */
const GUESSES = { failures: 8, withinMs: 15 * 60_000 };

/**
 * Gives a signed-in person a new password, ends their other sessions and voids the links of mails (SH-28).
 * @throws PortalError 'wrongCredentials' for a wrong present password, 'lockedOut' after too many of them: an open tab must
 *   not be a way to guess a password; 'validation' for a weak new one.
 */
export async function changePassword(
  ctx: AppContext,
  who: Person,
  { oldPassword, newPassword }: PasswordChange,
  source: CallSource,
): Promise<void> {
  const { companyId, contactId } = who;
  const guesses = `password of ${who.contactUuid}`;
  await insertFailure(ctx.db, guesses, source.address);
  const since = new Date(Date.now() - GUESSES.withinMs);
  if ((await countFailures(ctx.db, { account: guesses }, since)) > GUESSES.failures)
    throw refusal('lockedOut');
  const person = await findContact(ctx.db, companyId, contactId);
  if (!(await isPasswordRight(oldPassword, person?.row.passwordHash ?? null)) || !person) {
    throw fieldRefusal({ oldPassword: 'wrongPassword' }, 'wrongCredentials');
  }
  await checkNewPassword(newPassword, { ...person.row, companyName: person.company.name }, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  await ctx.transact(async (unit) => {
    await updateContact(unit.tx, companyId, contactId, { passwordHash });
    await removeTokens(unit.tx, contactId);
    await endSessions(unit, contactId, who.sessionId);
  });
  await clearFailures(ctx.db, guesses);
}
