import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { company, companyConfiguration, contact, secondFactor } from '../../db/schema';
import { countRows } from '../../lists/count-rows';
import type { ListRequest } from '../../lists/list-query';
import { hasApp, hasPasskey, isApp } from '../auth/credentials.repository';

export type ContactRow = typeof contact.$inferSelect;
export interface ContactRecord {
  readonly row: ContactRow;
  readonly company: { readonly uuid: string; readonly name: string; readonly isDso: boolean };
  readonly hasSecondFactor: boolean;
}

/** A person of a company. */
export function findContact(db: Db, companyId: number, contactId: number): Promise<ContactRecord | null> {
  return findOne(db, and(eq(contact.id, contactId), eq(contact.companyId, companyId)));
}

/** A person of a company, by the id of calls. */
export function findContactByUuid(db: Db, companyId: number, uuid: string): Promise<ContactRecord | null> {
  return findOne(db, and(eq(contact.uuid, uuid), eq(contact.companyId, companyId)));
}

async function findOne(db: Db, where: SQL | undefined): Promise<ContactRecord | null> {
  const [found] = await selectContacts(db).where(where);
  return found ?? null;
}

function selectContacts(db: Db) {
  return db
    .select({
      row: contact,
      company: { uuid: company.uuid, name: company.name, isDso: company.isDso },
      hasSecondFactor: sql<boolean>`${hasApp} or ${hasPasskey}`,
    })
    .from(contact)
    .innerJoin(company, eq(company.id, contact.companyId))
    .leftJoin(secondFactor, isApp);
}

/** A page of a company's people, and how many there are. */
export async function listContacts(
  db: Db,
  companyId: number,
  list: ListRequest,
): Promise<{ records: ContactRecord[]; total: number }> {
  const asked = and(eq(contact.companyId, companyId), list.where);
  const [total, records] = await Promise.all([
    countRows(db, contact, asked, list),
    selectContacts(db)
      .where(asked)
      .orderBy(...list.orderBy)
      .limit(list.limit)
      .offset(list.offset),
  ]);
  return { records, total };
}

/**
 * What a change of a company's people has to know, and the company's people held until the transaction ends: two
 * changes come one after the other, so that the last super admin cannot be removed by two at once.
 */
export async function lockPeople(tx: Db, companyId: number) {
  const [found] = await tx
    .select({ name: company.name, allowRmRole: companyConfiguration.allowRmRole })
    .from(company)
    .leftJoin(companyConfiguration, eq(companyConfiguration.companyId, company.id))
    .where(eq(company.id, companyId))
    .for('no key update', { of: company });
  if (!found) throw new Error('The company is gone');
  return { name: found.name, allowRmRole: found.allowRmRole ?? false };
}

/** Answers null when somebody, of whatever company, has the email already. */
export async function insertContact(tx: Db, fields: typeof contact.$inferInsert): Promise<ContactRow | null> {
  const [row] = await tx.insert(contact).values(fields).onConflictDoNothing().returning();
  return row ?? null;
}

export type ContactFields = Partial<
  Pick<
    ContactRow,
    | 'name'
    | 'phone'
    | 'avatarUrl'
    | 'role'
    | 'showHelp'
    | 'emailSubscription'
    | 'shortcuts'
    | 'appearance'
    | 'notices'
    | 'locale'
  >
>;

export async function updateContact(
  tx: Db,
  companyId: number,
  contactId: number,
  fields: ContactFields,
): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  await tx
    .update(contact)
    .set({ ...fields, ...withDigest(fields) })
    .where(and(eq(contact.id, contactId), eq(contact.companyId, companyId)));
}

/** Changes what a form of the person shows, which counts as a version. */
export async function updateProfile(
  tx: Db,
  companyId: number,
  contactId: number,
  fields: ContactFields,
): Promise<void> {
  await tx
    .update(contact)
    .set({ ...fields, ...withDigest(fields), version: sql`${contact.version} + 1` })
    .where(and(eq(contact.id, contactId), eq(contact.companyId, companyId)));
}

/** A kept choice of notices goes before the flag: who wants no mails would still get the digest, and who wants them again none. */
function withDigest({ emailSubscription }: ContactFields): { notices?: SQL } {
  if (emailSubscription === undefined) return {};
  return {
    notices: sql`jsonb_set(${contact.notices}, '{mailDigest}', to_jsonb(${emailSubscription}::boolean))`,
  };
}

/** Whether the company has a super admin besides this person. */
export async function hasOtherSuperAdmin(tx: Db, companyId: number, contactId: number): Promise<boolean> {
  const others = and(
    eq(contact.companyId, companyId),
    eq(contact.isSuperAdmin, true),
    ne(contact.id, contactId),
  );
  return (await tx.$count(contact, others)) > 0;
}

/** With sessions, links of mails and waiting mails; what the person did keeps their name. */
export async function deleteContact(tx: Db, companyId: number, contactId: number): Promise<void> {
  await tx.delete(contact).where(and(eq(contact.id, contactId), eq(contact.companyId, companyId)));
}
