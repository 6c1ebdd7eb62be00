import type { Credentials, Tokens } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import { fieldRefusal, refusal } from '../../refusals';
import { findCredentials } from '../contact/contact.repository';
import {
  clearFailures,
  countFailures,
  insertFailure,
  removeFailure,
  removeOldFailures,
} from './login-failures.repository';
import { isPasswordRight } from './password/passwords';

/** Failures of one account, from wherever, before it is locked for as long as they are this young. */
const ACCOUNT = { failures: 8, withinMs: 15 * 60_000 };
/** Failures from one address, over all accounts. */
const ADDRESS = { failures: 60, withinMs: 5 * 60_000 };

/** Where a call comes from, for counting and for the audit log. */
export interface CallSource {
  readonly address: string;
  readonly requestId: string;
}

/**
 * Signs a person in. An unknown name and a wrong password are answered alike.
 * @throws PortalError 'wrongCredentials' (not a 401, which would log people out), 'lockedOut' after too many failures,
 *   'companyInactive' for the right password of somebody whose company is inactive; those of a blocked one see why.
 */
export async function signIn(
  ctx: AppContext,
  { username, password }: Credentials,
  source: CallSource,
): Promise<Tokens> {
  const account = username.trim().toLowerCase();
  const attempt = await insertFailure(ctx.db, account, source.address);
  if (await isLocked(ctx, account, source.address)) {
    await removeFailure(ctx.db, attempt);
    await auditSignIn(ctx, source, account, { code: 'lockedOut' });
    throw refusal('lockedOut');
  }
  const found = await findCredentials(ctx.db, account);
  if (!(await isPasswordRight(password, found?.passwordHash ?? null)) || !found) {
    await auditSignIn(ctx, source, account, { code: 'wrongCredentials' });
    throw fieldRefusal({ password: 'wrongCredentials' }, 'wrongCredentials');
  }
  if (found.companyStatus === 'INACTIVE') {
    await auditSignIn(ctx, source, account, { code: 'companyInactive' });
    throw refusal('companyInactive');
  }
  await clearFailures(ctx.db, account);
  await removeOldFailures(ctx.db);
  await auditSignIn(ctx, source, account, { contactId: found.id, companyId: found.companyId });
  return ctx.sessions.open(found.id);
}

async function isLocked({ db }: AppContext, account: string, address: string): Promise<boolean> {
  const since = (ms: number): Date => new Date(Date.now() - ms);
  if ((await countFailures(db, { account }, since(ACCOUNT.withinMs))) > ACCOUNT.failures) return true;
  return (await countFailures(db, { address }, since(ADDRESS.withinMs))) > ADDRESS.failures;
}

type SignInResult =
  { code: 'lockedOut' | 'wrongCredentials' | 'companyInactive' } | { contactId: number; companyId: number };

function auditSignIn(
  { audit }: AppContext,
  source: CallSource,
  account: string,
  result: SignInResult,
): Promise<void> {
  const outcome = 'code' in result ? 'refused' : 'done';
  return audit.write({ action: 'signIn', outcome, detail: account.slice(0, 254), ...source, ...result });
}
