import type { Locale } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { contact } from '../../db/schema';

/** The language that a person has chosen for the portal, if any. */
export async function findChosenLocale(tx: Db, contactId: number): Promise<Locale | null> {
  const [row] = await tx.select({ locale: contact.locale }).from(contact).where(eq(contact.id, contactId));
  return row?.locale ?? null;
}
