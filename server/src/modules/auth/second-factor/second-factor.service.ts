import type {
  RecoveryCodes,
  SecondFactor,
  SecondFactorEnd,
  SecondFactorSecret,
} from '@portal/shared/contract';
import type { AppContext } from '../../../app-context';
import { fieldRefusal, refusal } from '../../../refusals';
import { hasSecondFactor, holdPerson } from '../credentials.repository';
import { countAttempt, forgiveAttempts } from '../lockout/lockout';
import type { CallSource } from '../login.service';
import { requirePassword } from '../password/require-password';
import type { Person } from '../../../person';
import { mailSecurityChange } from '../security-mail';
import { endSessions } from '../session.service';
import { sealOf } from './seal-anew';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes';
import { countRecoveryCodes, putRecoveryCodes, useRecoveryCode } from './recovery-codes.repository';
import {
  confirmSecondFactor,
  dropApp,
  findSecondFactor,
  insertUnconfirmed,
  useStep,
} from './second-factor.repository';
import { newSecret, stepOf, uriOf } from './totp';

type Parts = Pick<AppContext, 'config' | 'db'>;

export async function getSecondFactor({ db }: AppContext, { contactId }: Person): Promise<SecondFactor> {
  const row = await findSecondFactor(db, contactId);
  const isOn = row !== null && row.confirmedAt !== null;
  return { isOn, recoveryCodes: await countRecoveryCodes(db, contactId) };
}

/**
 * Begins to set up an authenticator app. Sign-ins take no code before one has confirmed that the app works.
 * @throws PortalError 'wrongCredentials' and 'lockedOut' as `requirePassword`; 'conflict' where one is set up.
 */
export async function beginSecondFactor(
  ctx: AppContext,
  who: Person,
  password: string,
  source: CallSource,
): Promise<SecondFactorSecret> {
  const { row } = await requirePassword(ctx, who, { field: 'password', password }, source);
  const key = newSecret();
  const isBegun = await insertUnconfirmed(ctx.db, who.contactId, sealOf(ctx.config).seal(key));
  if (!isBegun) throw refusal('conflict');
  return { key, uri: uriOf(key, row.email) };
}

/**
 * From now on sign-ins take a code; the other sessions of who had no second factor before end, which a password alone has opened.
 * Answers ten recovery codes, which nobody can read again; earlier ones are worth nothing any more.
 * @throws PortalError 'wrongCredentials' for a wrong code; 'lockedOut'; 'conflict' where nothing was begun or it is done.
 */
export async function confirmApp(
  ctx: AppContext,
  who: Person,
  code: string,
  source: CallSource,
): Promise<RecoveryCodes> {
  const row = await findSecondFactor(ctx.db, who.contactId);
  if (!row || row.sealedSecret === null || row.confirmedAt !== null) throw refusal('conflict');
  const { contactId, sealedSecret } = row;
  const attempt = attemptOf(who, source);
  await countAttempt(ctx.db, attempt);
  const lastStep = stepOf(sealOf(ctx.config).open(sealedSecret), plainCode(code));
  if (lastStep === null) throw wrongCode();
  const made = await makeRecoveryCodes();
  await ctx.transact(async (unit) => {
    const { tx, emit } = unit;
    const person = await holdPerson(unit, who);
    const isFirst = !(await hasSecondFactor(tx, contactId));
    if (!(await confirmSecondFactor(tx, { contactId, sealedSecret }, lastStep))) throw refusal('conflict');
    await putRecoveryCodes(tx, contactId, made);
    if (isFirst) await endSessions(unit, contactId, who.sessionId);
    await mailSecurityChange(ctx, unit, person, 'appAdded');
    emit('contactChanged', { uuid: who.contactUuid, companyId: who.companyId });
  });
  await forgiveAttempts(ctx.db, attempt);
  return { recoveryCodes: [...made.codes] };
}

/**
 * Sign-ins take no code of the app any more; without a passkey the password is enough again.
 * @throws PortalError 'wrongCredentials' for a wrong password or code; 'lockedOut'; 'conflict' where there is none.
 */
export async function endSecondFactor(
  ctx: AppContext,
  who: Person,
  { password, code }: SecondFactorEnd,
  source: CallSource,
): Promise<void> {
  await requirePassword(ctx, who, { field: 'password', password }, source);
  // Before a recovery code is used up for nothing.
  if (!(await getSecondFactor(ctx, who)).isOn) throw refusal('conflict');
  const attempt = attemptOf(who, source);
  await countAttempt(ctx.db, attempt);
  if (!(await takeCode(ctx, who.contactId, code))) throw wrongCode();
  await ctx.transact(async (unit) => {
    const { tx, emit } = unit;
    const person = await holdPerson(unit, who);
    if (!(await dropApp(tx, who.contactId))) throw refusal('conflict');
    await mailSecurityChange(ctx, unit, person, 'appRemoved');
    emit('contactChanged', { uuid: who.contactUuid, companyId: who.companyId });
  });
  await forgiveAttempts(ctx.db, attempt);
}

/** Uses a code up, of the app or a recovery code; answers whether it was right, which it is once. */
export async function takeCode(ctx: Parts, contactId: number, code: string): Promise<boolean> {
  const row = await findSecondFactor(ctx.db, contactId);
  if (!row) return false;
  const typed = plainCode(code);
  if (/^\d{6}$/.test(typed)) {
    if (row.confirmedAt === null || row.sealedSecret === null) return false;
    const step = stepOf(sealOf(ctx.config).open(row.sealedSecret), typed);
    return step !== null && useStep(ctx.db, contactId, step);
  }
  if (row.salt === '') return false;
  return useRecoveryCode(ctx.db, contactId, await hashRecoveryCode(typed, row.salt));
}

/** Tries of codes count together, at the sign-in and in a session. */
function attemptOf({ contactUuid }: Person, { address }: CallSource) {
  return { account: `code of ${contactUuid}`, address, isKnown: true };
}

const wrongCode = () => fieldRefusal({ code: 'wrongCode' }, 'wrongCredentials');

/** Apps show codes in two groups, and people type them so, by the digits and signs of direction of their own keyboard. */
const plainCode = (code: string): string =>
  code
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}]/gu, '')
    // In both rows of Arabic digits the last four bits are the digit.
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));
