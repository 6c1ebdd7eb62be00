import type { ListPreferences } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { contact, listPreference } from '../../db/schema';

export interface ListPreferenceRecord {
  readonly value: ListPreferences;
  readonly version: number;
}

/** Whose preferences: a person of a company. */
export interface Owner {
  readonly companyId: number;
  readonly contactId: number;
}

/** What a person keeps of a list; null until they keep something. */
export async function findListPreference(
  db: Db,
  { companyId, contactId }: Owner,
  list: string,
): Promise<ListPreferenceRecord | null> {
  const [found] = await db
    .select({ value: listPreference.value, version: listPreference.version })
    .from(listPreference)
    .innerJoin(contact, eq(contact.id, listPreference.contactId))
    .where(
      and(
        eq(listPreference.contactId, contactId),
        eq(listPreference.list, list),
        eq(contact.companyId, companyId),
      ),
    );
  return found ?? null;
}

/** Holds the person until the transaction ends, and answers of how many lists they keep preferences. */
export async function lockOwner(tx: Db, { companyId, contactId }: Owner): Promise<number> {
  await tx
    .select({ id: contact.id })
    .from(contact)
    .where(and(eq(contact.id, contactId), eq(contact.companyId, companyId)))
    .for('no key update');
  return tx.$count(listPreference, eq(listPreference.contactId, contactId));
}

/** Keeps preferences of a list in the place of earlier ones. */
export async function putListPreference(
  tx: Db,
  { contactId }: Owner,
  list: string,
  kept: ListPreferenceRecord,
): Promise<void> {
  await tx
    .insert(listPreference)
    .values({ contactId, list, ...kept })
    .onConflictDoUpdate({ target: [listPreference.contactId, listPreference.list], set: kept });
}
