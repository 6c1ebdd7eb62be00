import type { AppContext } from '../../../app-context';
import { fieldRefusal } from '../../../refusals';
import { findAccount, type Account } from '../credentials.repository';
import { countAttempt, forgiveAttempts } from '../lockout/lockout';
import type { CallSource } from '../login.service';
import type { Person } from '../../../person';
import { isPasswordRight } from './passwords';

/**
 * Makes sure that it is the person who changes what guards their account, and not who found their tab open.
 * @param given the present password, and the field of the call that it came in
 * @throws PortalError 'wrongCredentials'; 'lockedOut' after too many: an open tab must not be a way to guess a password.
 */
export async function requirePassword(
  { db }: AppContext,
  who: Person,
  given: { readonly field: string; readonly password: string },
  { address }: CallSource,
): Promise<Account> {
  const attempt = { account: `password of ${who.contactUuid}`, address, isKnown: false };
  await countAttempt(db, attempt);
  const person = await findAccount(db, who.companyId, who.contactId);
  if (!(await isPasswordRight(given.password, person?.row.passwordHash ?? null)) || !person)
    throw fieldRefusal({ [given.field]: 'wrongPassword' }, 'wrongCredentials');
  await forgiveAttempts(db, attempt);
  return person;
}
