import type { Credentials, SignInCode, Tokens } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import type { AppContext } from '../../app-context';
import type { Config } from '../../config';
import { fieldRefusal, refusal } from '../../refusals';
import type { Db } from '../../db/client';
import { findCredentials, findCredentialsOf, lockContact } from './credentials.repository';
import { isKnownNetwork } from './lockout/known-network';
import { countAttempt, forgiveAttempts } from './lockout/lockout';
import { removeOldFailures } from './lockout/login-failures.repository';
import { isPasswordRight } from './password/passwords';
import { takeCode } from './second-factor/second-factor.service';
import { createChallenge, readChallenge } from './second-factor/sign-in-challenge';

/** Where a call comes from, for counting and for the audit log. */
export interface CallSource {
  readonly address: string;
  readonly requestId: string;
  readonly userAgent?: string;
}

type Found = NonNullable<Awaited<ReturnType<typeof findCredentials>>>;

/**
 * Signs a person in. An unknown name and a wrong password are answered alike.
 * @throws PortalError 'wrongCredentials' (not a 401, which would log people out), 'lockedOut' after too many failures,
 *   'companyInactive' for the right password of somebody whose company is inactive; those of a blocked one see why;
 *   'secondFactorNeeded' for the right password of somebody whose sign-in takes a second step, too: no session is open yet.
 */
export function signIn(
  ctx: AppContext,
  { username, password }: Credentials,
  source: CallSource,
): Promise<Tokens> {
  const account = username.trim().toLowerCase();
  const stillHolds = (now: Found, found: Found) => {
    if (now.passwordHash !== found.passwordHash) throw wrongPassword();
    if (now.hasApp || now.hasPasskey) throw secondStepOf(ctx.config, now);
  };
  return audited(ctx, source, { account, stillHolds }, async () => {
    const found = await findCredentials(ctx.db, account);
    const isKnown = await isKnownNetwork(ctx.db, found?.id ?? null, source.address);
    await countAttempt(ctx.db, { account, address: source.address, isKnown });
    if (!(await isPasswordRight(password, found?.passwordHash ?? null)) || !found) throw wrongPassword();
    checkCompany(found);
    await forgiveAttempts(ctx.db, { account, address: source.address });
    if (found.hasApp || found.hasPasskey) throw secondStepOf(ctx.config, found);
    return found;
  });
}

/**
 * The second step of a sign-in (ADR 21). Wrong codes are counted like wrong passwords.
 * @throws PortalError 'signInExpired' for a first step that is too old or was made with another password; 'wrongCredentials' for a
 *   code that is wrong or was used; 'lockedOut'; 'companyInactive'.
 */
export async function finishSignIn(
  ctx: AppContext,
  { challenge, code }: SignInCode,
  source: CallSource,
): Promise<Tokens> {
  const uuid = readChallenge(ctx.config, challenge);
  const found = uuid === null ? null : await findCredentialsOf(ctx.db, uuid.contact);
  if (!found || !uuid?.isOf(found)) throw refusal('signInExpired');
  const stillHolds = (now: Found) => {
    if (!uuid.isOf(now)) throw refusal('signInExpired');
  };
  return audited(ctx, source, { account: found.email, known: found, stillHolds }, async () => {
    checkCompany(found);
    const account = `code of ${found.uuid}`;
    const isKnown = await isKnownNetwork(ctx.db, found.id, source.address);
    await countAttempt(ctx.db, { account, address: source.address, isKnown });
    if (!(await takeCode(ctx, found.id, code))) throw fieldRefusal({ code: 'wrongCode' }, 'wrongCredentials');
    await forgiveAttempts(ctx.db, { account, address: source.address });
    return found;
  });
}

const wrongPassword = () => fieldRefusal({ password: 'wrongCredentials' }, 'wrongCredentials');

function secondStepOf(config: Config, found: Found): PortalError {
  const challenge = createChallenge(config, found);
  const besides = found.hasApp ? 'app' : 'recoveryCode';
  return fieldRefusal(
    {
      code: { code: 'codeNeeded', values: { challenge } },
      ...(found.hasPasskey && { passkey: { code: 'passkeyOffered', values: { besides } } }),
    },
    'secondFactorNeeded',
  );
}

export function checkCompany({ companyStatus }: Found): void {
  if (companyStatus === 'INACTIVE') throw refusal('companyInactive');
}

/** Opens the session of whom a step lets in, and leaves a trace of whom it let in or refused. */
export async function audited(
  ctx: AppContext,
  { userAgent, ...source }: CallSource,
  {
    account,
    known,
    stillHolds,
  }: {
    readonly account: string;
    /** By the first step, or as the owner of a passkey. */
    readonly known?: Found;
    /** Throws where the person has changed since the step in a way that ends their sessions, which does not find this one yet. */
    readonly stillHolds?: (now: Found, found: Found) => void;
  },
  step: () => Promise<Found>,
): Promise<Tokens> {
  const entry = { action: 'signIn', detail: account.slice(0, 254), ...source } as const;
  try {
    const found = await step();
    const { id: contactId, companyId } = found;
    await removeOldFailures(ctx.db);
    const place = { address: source.address, ...(userAgent !== undefined && { userAgent }) };
    return await ctx.sessions.open(contactId, place, async (tx) => {
      if (stillHolds) stillHolds(await holdCredentials(tx, found), found);
      // With the session: nobody is in without a trace.
      await ctx.audit.writeIn(tx, { ...entry, outcome: 'done', contactId, companyId });
    });
  } catch (error) {
    if (error instanceof PortalError)
      await ctx.audit.write({
        ...{ ...entry, outcome: 'refused', code: error.code },
        ...(known && { contactId: known.id, companyId: known.companyId }),
      });
    throw error;
  }
}

/** Reads a person again, who does not change before the transaction ends. */
async function holdCredentials(tx: Db, { companyId, uuid }: Found): Promise<Found> {
  await lockContact(tx, companyId, uuid);
  const now = await findCredentialsOf(tx, uuid);
  // Removed meanwhile.
  if (!now) throw wrongPassword();
  return now;
}
