import type { NewPassword } from '@portal/shared/contract';
import type { AppContext } from '../../../app-context';
import { fieldRefusal, refusal } from '../../../refusals';
import { updatePassword } from '../credentials.repository';
import { clearFailures } from '../lockout/login-failures.repository';
import type { CallSource } from '../login.service';
import { mailSecurityChange } from '../security-mail';
import { endSessions } from '../session.service';
import { hashToken } from '../tokens';
import { checkNewPassword } from './password-rules';
import { findTokenHolder, removeTokens, useToken } from './password-token.repository';
import { hashPassword, isPasswordRight } from './passwords';

/**
 * Sets a first or forgotten password by the token of a mail (SH-28). Every session of the person ends, and so does a
 * lockout: who reads the person's mail need not wait for those who guess.
 * @throws PortalError 'linkExpired' for a token that is used, over, replaced by a newer one, or none; 'validation' for a
 *   weak password or the present one, which leaves the token as it is.
 */
export async function setPassword(
  ctx: AppContext,
  { token, password }: NewPassword,
  source: CallSource,
): Promise<void> {
  const hash = hashToken(token);
  const holder = await findTokenHolder(ctx.db, hash);
  if (!holder) return refuse(ctx, source);
  await checkNewPassword(password, holder, 'password');
  if (await isPasswordRight(password, holder.passwordHash)) throw fieldRefusal({ password: 'passwordSame' });
  const passwordHash = await hashPassword(password);
  const isDone = await ctx.transact(async (unit) => {
    const { contactId, companyId, email } = holder;
    if (!(await useToken(unit.tx, hash))) return false;
    await updatePassword(unit.tx, companyId, contactId, passwordHash);
    await removeTokens(unit.tx, contactId);
    await endSessions(unit, contactId);
    // Their first password is no news to who sets it by a mail.
    if (holder.passwordHash !== null)
      await mailSecurityChange(ctx, unit, { ...holder, id: contactId }, 'passwordChanged');
    await clearFailures(unit.tx, { account: email.toLowerCase() });
    await ctx.audit.writeIn(unit.tx, {
      action: 'setPassword',
      outcome: 'done',
      contactId,
      companyId,
      ...source,
    });
    return true;
  });
  if (!isDone) await refuse(ctx, source);
}

async function refuse({ audit }: AppContext, source: CallSource): Promise<never> {
  await audit.write({ action: 'setPassword', outcome: 'refused', code: 'linkExpired', ...source });
  throw refusal('linkExpired');
}
