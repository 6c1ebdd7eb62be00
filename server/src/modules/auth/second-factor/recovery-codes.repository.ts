import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { recoveryCode, secondFactor } from '../../../db/schema';
import type { NewRecoveryCodes } from './recovery-codes';

/** Keeps ten new codes of a person in place of those that they had. */
export async function putRecoveryCodes(
  tx: Db,
  contactId: number,
  { salt, hashes }: NewRecoveryCodes,
): Promise<void> {
  await tx
    .insert(secondFactor)
    .values({ contactId, salt })
    .onConflictDoUpdate({ target: secondFactor.contactId, set: { salt } });
  await tx.delete(recoveryCode).where(eq(recoveryCode.contactId, contactId));
  await tx.insert(recoveryCode).values(hashes.map((hash) => ({ contactId, hash })));
}

/** Uses a recovery code up; answers whether there was such a one, still unused. */
export async function useRecoveryCode(db: Db, contactId: number, hash: string): Promise<boolean> {
  const rows = await db
    .update(recoveryCode)
    .set({ usedAt: new Date() })
    .where(and(unusedOf(contactId), eq(recoveryCode.hash, hash)))
    .returning({ hash: recoveryCode.hash });
  return rows.length > 0;
}

export function countRecoveryCodes(db: Db, contactId: number): Promise<number> {
  return db.$count(recoveryCode, unusedOf(contactId));
}

function unusedOf(contactId: number) {
  return and(eq(recoveryCode.contactId, contactId), isNull(recoveryCode.usedAt));
}
