import type { NewPassword } from '@portal/shared/contract';
import type { AppContext } from '../../../app-context';
import { refusal } from '../../../refusals';
import { updateContact } from '../../contact/contact.repository';
import { clearFailures } from '../login-failures.repository';
import type { CallSource } from '../login.service';
import { endSessions } from '../session.service';
import { hashToken } from '../tokens';
import { checkNewPassword } from './password-rules';
import { findTokenHolder, removeTokens, useToken, type TokenHolder } from './password-token.repository';
import { hashPassword } from './passwords';

/**
 * Sets a first or forgotten password by the token of a mail (SH-28). Every session of the person ends, and so does a
 * lockout: who reads the person's mail need not wait for those who guess.
 * @throws PortalError 'linkExpired' for a token that is used, over, replaced by a newer one, or none; 'validation' for a
 *   weak password, which leaves the token as it is.
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
  const passwordHash = await hashPassword(password);
  const isDone = await ctx.transact(async (unit) => {
    const { contactId, companyId, email } = holder;
    if (!(await useToken(unit.tx, hash))) return false;
    await updateContact(unit.tx, companyId, contactId, { passwordHash });
    await removeTokens(unit.tx, contactId);
    await endSessions(unit, contactId);
    await clearFailures(unit.tx, email.toLowerCase());
    return true;
  });
  if (!isDone) return refuse(ctx, source);
  await auditDone(ctx, source, holder);
}

async function refuse({ audit }: AppContext, source: CallSource): Promise<never> {
  await audit.write({ action: 'setPassword', outcome: 'refused', code: 'linkExpired', ...source });
  throw refusal('linkExpired');
}

function auditDone({ audit }: AppContext, source: CallSource, holder: TokenHolder): Promise<void> {
  const { contactId, companyId } = holder;
  return audit.write({ action: 'setPassword', outcome: 'done', contactId, companyId, ...source });
}
