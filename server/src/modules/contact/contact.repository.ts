import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { company, contact } from '../../db/schema';

export type ContactRow = typeof contact.$inferSelect;
export interface ContactRecord {
  readonly row: ContactRow;
  readonly company: { readonly uuid: string; readonly isDso: boolean };
}

/** A person of a company. */
export async function findContact(
  db: Db,
  companyId: number,
  contactId: number,
): Promise<ContactRecord | null> {
  const [found] = await db
    .select({ row: contact, company: { uuid: company.uuid, isDso: company.isDso } })
    .from(contact)
    .innerJoin(company, eq(company.id, contact.companyId))
    .where(and(eq(contact.id, contactId), eq(contact.companyId, companyId)));
  return found ?? null;
}

/** What a sign-in needs; the one question that is asked before a company is known. */
export async function findCredentials(db: Db, username: string) {
  const [found] = await db
    .select({ id: contact.id, companyId: contact.companyId, passwordHash: contact.passwordHash })
    .from(contact)
    .where(eq(sql`lower(${contact.email})`, username));
  return found ?? null;
}

export type ContactFields = Partial<
  Pick<
    ContactRow,
    'name' | 'phone' | 'avatarUrl' | 'showHelp' | 'emailSubscription' | 'shortcuts' | 'passwordHash'
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
    .set(fields)
    .where(and(eq(contact.id, contactId), eq(contact.companyId, companyId)));
}
