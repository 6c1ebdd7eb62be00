import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { contact, passkey, passkeyChallenge } from '../../../db/schema';

export type PasskeyRow = typeof passkey.$inferSelect;

/** Passkeys of a person, the oldest first. */
export function listPasskeys(db: Db, contactId: number): Promise<PasskeyRow[]> {
  return db.select().from(passkey).where(eq(passkey.contactId, contactId)).orderBy(asc(passkey.id));
}

/** A passkey by the id that its device gave it, with whom it is of. */
export async function findPasskey(db: Db, credentialId: string) {
  const [row] = await db
    .select({ row: passkey, ownerUuid: contact.uuid, handle: contact.passkeyHandle })
    .from(passkey)
    .innerJoin(contact, eq(contact.id, passkey.contactId))
    .where(eq(passkey.credentialId, credentialId));
  return row ?? null;
}

/** Answers null where a passkey of this id is kept already, whosever it is. */
export async function insertPasskey(tx: Db, fields: typeof passkey.$inferInsert): Promise<PasskeyRow | null> {
  const [row] = await tx
    .insert(passkey)
    .values(fields)
    .onConflictDoNothing({ target: passkey.credentialId })
    .returning();
  return row ?? null;
}

/** Answers null where the person has no passkey of this uuid. */
export async function updateName(
  tx: Db,
  contactId: number,
  uuid: string,
  name: string,
): Promise<PasskeyRow | null> {
  const [row] = await tx.update(passkey).set({ name }).where(isOf(contactId, uuid)).returning();
  return row ?? null;
}

/**
 * Notes a use. Answers false, and changes nothing, where the passkey was used or removed since it was read: of two devices with the
 * same key that answer at once, one is a copy.
 */
export async function markPasskeyUsed(
  db: Db,
  { id, counter }: PasskeyRow,
  newCounter: number,
): Promise<boolean> {
  const rows = await db
    .update(passkey)
    .set({ counter: newCounter, lastUsedAt: new Date() })
    .where(and(eq(passkey.id, id), eq(passkey.counter, counter)))
    .returning({ id: passkey.id });
  return rows.length > 0;
}

/** Removes a passkey of a person, or all of them; answers whether there was one. */
export async function deletePasskeys(tx: Db, contactId: number, uuid?: string): Promise<boolean> {
  const rows = await tx.delete(passkey).where(isOf(contactId, uuid)).returning({ id: passkey.id });
  return rows.length > 0;
}

export function countPasskeys(db: Db, contactId: number): Promise<number> {
  return db.$count(passkey, isOf(contactId));
}

function isOf(contactId: number, uuid?: string) {
  return and(eq(passkey.contactId, contactId), uuid === undefined ? undefined : eq(passkey.uuid, uuid));
}

/** What a person's passkeys know them by: the one that they have, or this one from now on. */
export async function keepHandle(db: Db, contactId: number, handle: string): Promise<string> {
  const [row] = await db
    .update(contact)
    .set({ passkeyHandle: sql`coalesce(${contact.passkeyHandle}, ${handle})` })
    .where(eq(contact.id, contactId))
    .returning({ handle: contact.passkeyHandle });
  if (!row?.handle) throw new Error('The person is gone');
  return row.handle;
}

/** Keeps a challenge, and forgets those that nobody answered in time. */
export async function insertChallenge(db: Db, fields: typeof passkeyChallenge.$inferInsert): Promise<void> {
  await db.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, new Date()));
  await db.insert(passkeyChallenge).values(fields);
}

/** Uses a challenge up; answers null where there is no such one any more. */
export async function deleteChallenge(
  db: Db,
  challenge: string,
): Promise<typeof passkeyChallenge.$inferSelect | null> {
  const [row] = await db
    .delete(passkeyChallenge)
    .where(eq(passkeyChallenge.challenge, challenge))
    .returning();
  return row ?? null;
}
