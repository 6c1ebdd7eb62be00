import type { Contact, ContactMeChange, OwnContact } from '@portal/shared/contract';
import { lockContact } from '../auth/credentials.repository';
import type { AppContext } from '../../app-context';
import type { Db } from '../../db/client';
import { claimFile } from '../asset/file/stored-file.service';
import type { Person } from '../../person';
import { deriveKey } from '../../seal';
import { fileKeysOf } from '../../secrets';
import { checkVersion } from '../check-version';
import { omitUndefined } from '../given';
import { toContact } from './contact.mapper';
import { findContact, updateContact, updateProfile, type ContactFields } from './contact.repository';

type Parts = Pick<AppContext, 'db' | 'transact' | 'fileLinks'>;

/** The signed-in person. */
export async function getMe({ db, fileLinks }: Parts, who: Person): Promise<Contact> {
  const record = await findContact(db, who.companyId, who.contactId);
  if (!record) throw new Error('The signed-in person has no contact');
  return toContact(fileLinks, record, who);
}

/** The same with what the page needs to work on this device. */
export async function getOwn(ctx: Pick<AppContext, 'config'> & Parts, who: Person): Promise<OwnContact> {
  const purpose = `what waits to be sent by ${who.contactUuid}`;
  const keys = fileKeysOf(ctx.config.secrets).map((secret) => deriveKey(secret, purpose));
  return { ...(await getMe(ctx, who)), outboxKeys: keys.map((key) => key.toString('base64')) };
}

/** @param news whether others show what was set, the person's own other tabs among them */
export async function setMine(
  ctx: Parts,
  who: Person,
  fields: ContactFields,
  { isNews = false } = {},
): Promise<Contact> {
  const { companyId, contactId, contactUuid } = who;
  await ctx.transact(async (unit) => {
    await updateContact(unit.tx, companyId, contactId, fields);
    if (isNews) unit.emit('contactChanged', { uuid: contactUuid, companyId });
  });
  return getMe(ctx, who);
}

/** @throws PortalError 'validation' for a picture that is not a stored one of the company's; 'conflict'. */
export async function changeMe(ctx: Parts, who: Person, change: ContactMeChange): Promise<Contact> {
  const { name, phone, avatarUrl } = change;
  const { companyId, contactId, contactUuid } = who;
  await ctx.transact(async (unit) => {
    const { tx } = unit;
    const row = await lockContact(tx, companyId, contactUuid);
    if (!row) throw new Error('The signed-in person has no contact');
    checkVersion(row, change);
    const picture = await claimPicture(tx, companyId, avatarUrl, row.avatarUrl);
    const fields = omitUndefined({ name: name.trim(), phone, avatarUrl: picture });
    await updateProfile(tx, companyId, contactId, fields);
    unit.emit('contactChanged', { uuid: contactUuid, companyId });
  });
  return getMe(ctx, who);
}

/** The key of a picture that a call brought; null when it takes the picture away, nothing when it leaves it as it is. */
export async function claimPicture(
  tx: Db,
  companyId: number,
  given: string | null | undefined,
  current: string | null,
): Promise<string | null | undefined> {
  if (given === undefined || given === current) return undefined;
  if (given === null) return null;
  return claimFile(tx, companyId, given, 'avatar');
}
