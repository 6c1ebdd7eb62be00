import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { contact } from '../../db/schema';
import type { ContactRow } from '../contact/contact.repository';

/** A person of a company by the address that they sign in with, held until the transaction ends. */
export async function lockContactByEmail(
  tx: Db,
  companyId: number,
  email: string,
): Promise<ContactRow | null> {
  const [row] = await tx
    .select()
    .from(contact)
    .where(
      and(eq(contact.companyId, companyId), eq(sql`lower(${contact.email})`, email.trim().toLowerCase())),
    )
    .for('update');
  return row ?? null;
}

export function listSuperAdmins(db: Db, companyId: number): Promise<ContactRow[]> {
  return db
    .select()
    .from(contact)
    .where(and(eq(contact.companyId, companyId), eq(contact.isSuperAdmin, true)))
    .orderBy(contact.id);
}

export async function makeSuperAdmin(tx: Db, contactId: number): Promise<void> {
  await tx.update(contact).set({ isSuperAdmin: true }).where(eq(contact.id, contactId));
}

/** Leaves the company with one super admin. */
export async function demoteOthers(tx: Db, companyId: number, contactId: number): Promise<void> {
  await tx
    .update(contact)
    .set({ isSuperAdmin: false })
    .where(and(eq(contact.companyId, companyId), eq(contact.isSuperAdmin, true), ne(contact.id, contactId)));
}
