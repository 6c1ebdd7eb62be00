import type { Contact, ContactMeChange } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { Db } from '../../db/client';
import { claimFile } from '../asset';
import type { Person } from '../auth/person';
import { omitUndefined } from '../given';
import { toContact } from './contact.mapper';
import { findContact, updateContact, type ContactFields } from './contact.repository';

type Parts = Pick<AppContext, 'db' | 'transact' | 'fileLinks'>;

/** The signed-in person. */
export async function getMe({ db, fileLinks }: Parts, who: Person): Promise<Contact> {
  const record = await findContact(db, who.companyId, who.contactId);
  if (!record) throw new Error('The signed-in person has no contact');
  return toContact(fileLinks, record);
}

export async function setMine(ctx: Parts, who: Person, fields: ContactFields): Promise<Contact> {
  await updateContact(ctx.db, who.companyId, who.contactId, fields);
  return getMe(ctx, who);
}

/** @throws PortalError 'validation' for a picture that is not a stored one of the company's. */
export async function changeMe(ctx: Parts, who: Person, change: ContactMeChange): Promise<Contact> {
  const { name, phone, avatarUrl } = change;
  await ctx.transact(async ({ tx }) => {
    const current = await findContact(tx, who.companyId, who.contactId);
    const picture = await claimPicture(tx, who.companyId, avatarUrl, current?.row.avatarUrl);
    const fields = omitUndefined({ name: name.trim(), phone, avatarUrl: picture });
    await updateContact(tx, who.companyId, who.contactId, fields);
  });
  return getMe(ctx, who);
}

/** The key of a picture that a call brought; nothing when it brought none, or the one that the person has. */
export async function claimPicture(
  tx: Db,
  companyId: number,
  given: string | undefined,
  current: string | null | undefined,
): Promise<string | undefined> {
  if (given === undefined || given === current) return undefined;
  return claimFile(tx, companyId, given, 'avatar');
}
