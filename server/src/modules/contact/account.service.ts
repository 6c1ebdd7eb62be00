import type { Locale } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { UnitOfWork } from '../../db/unit-of-work';
import { fieldRefusal } from '../../refusals';
import { mailPasswordLink } from '../auth/password/password-link.service';
import { startAtRoomEnds } from '../chat/chat-seen.repository';
import { insertContact, type ContactFields, type ContactRow } from './contact.repository';

/** A person who is to sign in. `isSuperAdmin` is the provider's to say: no call of the company's own people sets it. */
export interface NewAccount extends Omit<ContactFields, 'name' | 'passwordHash'> {
  readonly companyId: number;
  /** For the mail. */
  readonly companyName: string;
  readonly name: string;
  readonly email: string;
  readonly isSuperAdmin?: boolean;
}

/**
 * Adds a person to a company, for whom all that was said in its rooms is read, and mails them a link to set their password, good for seven days.
 * @param mailLocale language of the mail while the person has chosen none
 * @throws PortalError 'validation' on `email` when somebody has it already, in whatever company: it is the user name.
 */
export async function openAccount(
  { mail }: Pick<AppContext, 'mail'>,
  unit: UnitOfWork,
  { companyName, ...account }: NewAccount,
  mailLocale: Locale | null,
): Promise<ContactRow> {
  const email = account.email.trim();
  const row = await insertContact(unit.tx, { ...account, email, name: account.name.trim() });
  if (!row) throw fieldRefusal({ email: 'taken' });
  const { id: contactId, name } = row;
  await startAtRoomEnds(unit.tx, account.companyId, contactId);
  const link = {
    template: 'accountOpened',
    contactId,
    email,
    name,
    companyName,
    locale: mailLocale,
  } as const;
  await mailPasswordLink(unit, mail, link);
  return row;
}
