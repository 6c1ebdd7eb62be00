import type {
  CallQuery,
  Contact,
  ContactChange,
  List,
  ListQuery,
  Locale,
  NewContact,
} from '@portal/shared/contract';
import { lockContact } from '../auth/credentials.repository';
import type { AppContext } from '../../app-context';
import type { Db } from '../../db/client';
import { readListQuery, toList } from '../../lists/list-query';
import { fieldRefusal, refusal } from '../../refusals';
import type { Person } from '../../person';
import { endSessions } from '../auth/session.service';
import { checkVersion } from '../check-version';
import { omitUndefined } from '../given';
import { openAccount } from './account.service';
import { CONTACT_LIST } from './contact-list-fields';
import { toContact } from './contact.mapper';
import {
  deleteContact,
  findContact,
  hasOtherSuperAdmin,
  listContacts,
  lockPeople,
  updateProfile,
  type ContactFields,
  type ContactRow,
} from './contact.repository';
import { claimPicture } from './own-profile.service';
import { reassign } from './reassign.service';

/** The people of a company (AP-09). */
export async function getContacts(
  { db, fileLinks }: AppContext,
  who: Person,
  query: ListQuery,
): Promise<List<Contact>> {
  const request = readListQuery(query, CONTACT_LIST);
  const { records, total } = await listContacts(db, who.companyId, request);
  return toList(
    records.map((record) => toContact(fileLinks, record, who)),
    total,
    request,
  );
}

/**
 * Adds a person, who gets a mail to set a password (CO-05). A relationship manager is subscribed to mails (CO-06).
 * @param locale of the mail when the caller has chosen none
 * @throws PortalError 'notFound' for another company, 'validation' for an email that is taken, a role that the company
 *   has not, or an unknown picture.
 */
export async function addContact(
  ctx: AppContext,
  who: Person,
  body: NewContact,
  locale: Locale | null,
): Promise<Contact> {
  const { companyId } = who;
  if (body.companyUuid !== undefined && body.companyUuid !== who.companyUuid)
    throw refusal('notFound', { record: 'company' });
  const contactId = await ctx.transact(async (unit) => {
    const company = await lockPeople(unit.tx, companyId);
    const caller = await findContact(unit.tx, companyId, who.contactId);
    checkRole(body.role, null, company);
    const { name, email, phone } = body;
    const picture = await claimPicture(unit.tx, companyId, body.avatarUrl, null);
    const account = {
      ...{ companyId, companyName: company.name, name, email },
      ...omitUndefined({ phone, role: body.role, avatarUrl: picture }),
      emailSubscription: isSubscribed(body.role ?? null, body.flags) ?? false,
    };
    const { id, uuid } = await openAccount(ctx, unit, account, caller?.row.locale ?? locale);
    unit.emit('contactChanged', { uuid, companyId });
    return id;
  });
  return readContact(ctx, who, contactId);
}

/**
 * Changes a person; the email never changes (CO-05).
 * @throws PortalError 'notFound'; 'validation' when the body names another person, for a role that the company or the
 *   person cannot have, an unknown picture, and as `reassign` says when the role is taken away; 'conflict'.
 */
export async function changeContact(
  ctx: AppContext,
  who: Person,
  uuid: string,
  { uuid: named, model, reassignTo, version }: ContactChange,
): Promise<Contact> {
  if (named !== uuid) throw fieldRefusal({ uuid: 'otherPerson' });
  const { companyId } = who;
  const contactId = await ctx.transact(async (unit) => {
    const { tx } = unit;
    const company = await lockPeople(tx, companyId);
    const row = await requireLocked(tx, companyId, uuid);
    checkVersion(row, { version });
    checkRole(model.role, row, company);
    if (row.role === 'RM' && model.role === null) await reassign(unit, who, row, reassignTo);
    await updateProfile(tx, companyId, row.id, await readFields(tx, row, model));
    unit.emit('contactChanged', { uuid, companyId });
    return row.id;
  });
  return readContact(ctx, who, contactId);
}

/**
 * Removes a person. Their sessions end, links of mails to them are worth nothing, and what they managed goes to whom the call
 * names.
 * @throws PortalError 'notFound'; 'forbidden' for oneself; 'superAdminNeeded' for the last super admin; 'validation' as
 * `reassign` says.
 */
export async function removeContact(
  ctx: AppContext,
  who: Person,
  uuid: string,
  { reassignTo }: CallQuery<'DELETE /contact/{id}'>,
): Promise<void> {
  if (uuid === who.contactUuid) throw refusal('forbidden', { why: 'ownAccount' });
  await ctx.transact(async (unit) => {
    await lockPeople(unit.tx, who.companyId);
    const row = await requireLocked(unit.tx, who.companyId, uuid);
    if (row.isSuperAdmin && !(await hasOtherSuperAdmin(unit.tx, who.companyId, row.id)))
      throw refusal('superAdminNeeded');
    await reassign(unit, who, row, reassignTo === 'nobody' ? null : reassignTo);
    await endSessions(unit, row.id);
    await deleteContact(unit.tx, who.companyId, row.id);
    unit.emit('contactChanged', { uuid, companyId: who.companyId });
  });
}

async function readContact({ db, fileLinks }: AppContext, who: Person, id: number): Promise<Contact> {
  const record = await findContact(db, who.companyId, id);
  if (!record) throw refusal('notFound', { record: 'person' });
  return toContact(fileLinks, record, who);
}

async function requireLocked(tx: Db, companyId: number, uuid: string): Promise<ContactRow> {
  const row = await lockContact(tx, companyId, uuid);
  if (!row) throw refusal('notFound', { record: 'person' });
  return row;
}

/** A person who has the role keeps it, also where the company lost it since. */
function checkRole(
  role: 'RM' | null | undefined,
  current: ContactRow | null,
  { allowRmRole }: { readonly allowRmRole: boolean },
): void {
  if (role !== 'RM' || current?.role === 'RM') return;
  if (!allowRmRole) throw fieldRefusal({ role: 'noManagers' });
  // They could change nobody any more, themselves neither.
  if (current?.isSuperAdmin) throw fieldRefusal({ role: 'superAdminManager' });
}

async function readFields(tx: Db, row: ContactRow, model: ContactChange['model']): Promise<ContactFields> {
  const { name, phone, role, flags } = model;
  return omitUndefined({
    name: name?.trim(),
    phone,
    role,
    avatarUrl: await claimPicture(tx, row.companyId, model.avatarUrl, row.avatarUrl),
    emailSubscription: isSubscribed(role === undefined ? row.role : role, flags),
  });
}

/** Relationship managers always get mails; others as the flag says, the last one if it comes more than once. */
function isSubscribed(role: 'RM' | null, flags: NewContact['flags']): boolean | undefined {
  const flag = flags?.findLast(({ name }) => name === 'emailSubscription');
  return role === 'RM' ? true : flag && flag.value === 1;
}
