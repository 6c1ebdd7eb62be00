import type { Locale } from '@portal/shared/contract';
import type { AppContext } from '../../../app-context';
import { refusal } from '../../../refusals';
import { countFailures, insertFailure, removeFailure } from '../lockout/login-failures.repository';
import type { CallSource } from '../login.service';
import { mailPasswordLink } from './password-link.service';
import { findAccountForPasswordReset } from './password-token.repository';

const HOUR_MS = 3_600_000;
/** Mails an hour to one account; more would only fill somebody's mailbox. */
const ACCOUNT_AN_HOUR = 5;
/** Questions an hour from one address, over all accounts. */
const ADDRESS_AN_HOUR = 30;

export interface ForgottenRequest {
  readonly email: string;
  /** For a person who never chose a language. */
  readonly locale: Locale | null;
}

/**
 * Mails a link for a new password, if somebody has the address (SH-28). The answer and its time are the same either way:
 * what depends on the account is done by `later`, when the answer is on its way.
 * @throws PortalError 'tooManyMails' when too many come from one network address, whatever accounts they name.
 */
export async function forgetPassword(
  ctx: AppContext,
  { email, locale }: ForgottenRequest,
  source: CallSource,
  later: (work: () => Promise<void>) => void,
): Promise<void> {
  const account = email.trim().toLowerCase();
  const since = new Date(Date.now() - HOUR_MS);
  // Counted with the failed sign-ins, under addresses that those never have.
  const network = `forgotten ${source.address}`;
  await insertFailure(ctx.db, 'forgotten', network);
  if ((await countFailures(ctx.db, { address: network }, since)) > ADDRESS_AN_HOUR)
    throw refusal('tooManyMails');
  const mailed = { account: `forgotten ${account}`, address: 'forgotten' };
  const id = await insertFailure(ctx.db, mailed.account, mailed.address);
  const isTooMuch = (await countFailures(ctx.db, mailed, since)) > ACCOUNT_AN_HOUR;
  // Only mails count: who asks again and again would else never get the next one.
  if (isTooMuch) await removeFailure(ctx.db, id);
  else later(() => mailLink(ctx, { email: account, locale }, source));
}

async function mailLink(ctx: AppContext, request: ForgottenRequest, source: CallSource): Promise<void> {
  const found = await findAccountForPasswordReset(ctx.db, request.email);
  await ctx.transact(async (unit) => {
    if (found) {
      const link = {
        ...found,
        template: 'passwordForgotten',
        locale: found.locale ?? request.locale,
      } as const;
      await mailPasswordLink(unit, ctx.mail, link);
    }
    await ctx.audit.writeIn(unit.tx, {
      action: 'forgetPassword',
      outcome: 'done',
      detail: request.email.slice(0, 254),
      ...source,
      ...(found && { contactId: found.contactId, companyId: found.companyId }),
    });
  });
}
