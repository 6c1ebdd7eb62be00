import type { PasswordChange } from '@portal/shared/contract';
import type { AppContext } from '../../../app-context';
import { fieldRefusal } from '../../../refusals';
import { updatePassword } from '../credentials.repository';
import type { CallSource } from '../login.service';
import type { Person } from '../../../person';
import { mailSecurityChange } from '../security-mail';
import { endSessions } from '../session.service';
import { checkNewPassword } from './password-rules';
import { removeTokens } from './password-token.repository';
import { hashPassword } from './passwords';
import { requirePassword } from './require-password';

/**
 * Gives a signed-in person a new password, ends their other sessions, voids the links of mails (SH-28) and tells them by mail.
 * @throws PortalError 'wrongCredentials' for a wrong present password, 'lockedOut' after too many of them; 'validation' for a
 *   new one that is weak or the present one.
 */
export async function changePassword(
  ctx: AppContext,
  who: Person,
  { oldPassword, newPassword }: PasswordChange,
  source: CallSource,
): Promise<void> {
  const { companyId, contactId } = who;
  const { row, companyName } = await requirePassword(
    ctx,
    who,
    { field: 'oldPassword', password: oldPassword },
    source,
  );
  if (newPassword === oldPassword) throw fieldRefusal({ newPassword: 'passwordSame' });
  await checkNewPassword(newPassword, { ...row, companyName }, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  await ctx.transact(async (unit) => {
    await updatePassword(unit.tx, companyId, contactId, passwordHash);
    await removeTokens(unit.tx, contactId);
    await endSessions(unit, contactId, who.sessionId);
    await mailSecurityChange(ctx, unit, row, 'passwordChanged');
  });
}
