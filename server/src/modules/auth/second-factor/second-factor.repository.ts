import { and, eq, exists, isNotNull, isNull, lt, not, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { passkey, secondFactor } from '../../../db/schema';

export type SecondFactorRow = typeof secondFactor.$inferSelect;

export async function findSecondFactor(db: Db, contactId: number): Promise<SecondFactorRow | null> {
  const [row] = await db.select().from(secondFactor).where(eq(secondFactor.contactId, contactId));
  return row ?? null;
}

/** Begins anew where one was begun; answers false, and changes nothing, where one is confirmed. */
export async function insertUnconfirmed(tx: Db, contactId: number, sealedSecret: string): Promise<boolean> {
  const rows = await tx
    .insert(secondFactor)
    // The salt comes with the recovery codes; who has passkeys has both already.
    .values({ contactId, sealedSecret, salt: '' })
    .onConflictDoUpdate({
      target: secondFactor.contactId,
      set: { sealedSecret, lastStep: 0 },
      setWhere: isNull(secondFactor.confirmedAt),
    })
    .returning({ contactId: secondFactor.contactId });
  return rows.length > 0;
}

/** Answers false where it was confirmed in the meantime, or begun anew with another secret. */
export async function confirmSecondFactor(
  tx: Db,
  { contactId, sealedSecret }: { readonly contactId: number; readonly sealedSecret: string },
  lastStep: number,
): Promise<boolean> {
  const rows = await tx
    .update(secondFactor)
    .set({ lastStep, confirmedAt: new Date() })
    .where(
      and(
        eq(secondFactor.contactId, contactId),
        eq(secondFactor.sealedSecret, sealedSecret),
        isNull(secondFactor.confirmedAt),
      ),
    )
    .returning({ contactId: secondFactor.contactId });
  return rows.length > 0;
}

/** Uses the code of a period up; answers whether neither it nor a later one was used before. */
export async function useStep(db: Db, contactId: number, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactor)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactor.contactId, contactId),
        isNotNull(secondFactor.confirmedAt),
        lt(secondFactor.lastStep, step),
      ),
    )
    .returning({ contactId: secondFactor.contactId });
  return rows.length > 0;
}

/** The secrets of all apps, sealed. */
export function findAllSecrets(db: Db) {
  const { contactId, sealedSecret } = secondFactor;
  return db
    .select({ contactId, sealedSecret: sql<string>`${sealedSecret}` })
    .from(secondFactor)
    .where(isNotNull(sealedSecret));
}

/** Changes nothing where another secret has come in between. */
export async function replaceSealedSecret(
  db: Db,
  contactId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await db
    .update(secondFactor)
    .set({ sealedSecret: to })
    .where(and(eq(secondFactor.contactId, contactId), eq(secondFactor.sealedSecret, from)));
}

/** Takes the app away, and the recovery codes of who has no passkey either; answers whether there was one that counted. */
export async function dropApp(tx: Db, contactId: number): Promise<boolean> {
  const rows = await tx
    .update(secondFactor)
    .set({ sealedSecret: null, confirmedAt: null, lastStep: 0 })
    .where(and(eq(secondFactor.contactId, contactId), isNotNull(secondFactor.confirmedAt)))
    .returning({ contactId: secondFactor.contactId });
  await dropUnusedFactor(tx, contactId);
  return rows.length > 0;
}

/** Removes what is left of a person's second factor, recovery codes, where they have neither app nor passkey. */
export async function dropUnusedFactor(tx: Db, contactId: number): Promise<void> {
  const ofPerson = tx
    .select({ one: sql`1` })
    .from(passkey)
    .where(eq(passkey.contactId, contactId));
  await tx
    .delete(secondFactor)
    .where(
      and(eq(secondFactor.contactId, contactId), isNull(secondFactor.confirmedAt), not(exists(ofPerson))),
    );
}

/** With its recovery codes; answers whether there was one that counted. */
export async function deleteSecondFactor(tx: Db, contactId: number): Promise<boolean> {
  const rows = await tx
    .delete(secondFactor)
    .where(eq(secondFactor.contactId, contactId))
    .returning({ confirmedAt: secondFactor.confirmedAt });
  return rows.some(({ confirmedAt }) => confirmedAt !== null);
}
