import type { Locale } from '@portal/shared/contract';
import { and, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { company, contact, passwordToken } from '../../../db/schema';

/** Whose password a token may set, with what a good password has nothing of. */
export interface TokenHolder {
  readonly contactId: number;
  readonly companyId: number;
  readonly name: string;
  readonly email: string;
  readonly companyName: string;
  readonly locale: Locale | null;
  /** Of the present password. */
  readonly passwordHash: string | null;
}

/** A new token in place of all others of the person: an older mail's link is worth nothing from now on. */
export async function replaceTokens(
  tx: Db,
  token: Pick<typeof passwordToken.$inferInsert, 'hash' | 'contactId' | 'expiresAt'>,
): Promise<void> {
  await removeTokens(tx, token.contactId);
  await tx.insert(passwordToken).values(token);
}

export async function removeTokens(tx: Db, contactId: number): Promise<void> {
  await tx.delete(passwordToken).where(eq(passwordToken.contactId, contactId));
}

/** Of everybody: tokens that are used or too old. */
export async function removeSpentTokens(db: Db, now: Date): Promise<void> {
  await db.delete(passwordToken).where(or(isNotNull(passwordToken.usedAt), lt(passwordToken.expiresAt, now)));
}

/** The person of a token that is still good; people of an inactive company have none. */
export async function findTokenHolder(db: Db, hash: string): Promise<TokenHolder | null> {
  const [found] = await db
    .select({
      contactId: contact.id,
      companyId: contact.companyId,
      name: contact.name,
      email: contact.email,
      companyName: company.name,
      locale: contact.locale,
      passwordHash: contact.passwordHash,
    })
    .from(passwordToken)
    .innerJoin(contact, eq(contact.id, passwordToken.contactId))
    .innerJoin(company, eq(company.id, contact.companyId))
    .where(and(isGood(hash), ne(company.status, 'INACTIVE')));
  return found ?? null;
}

/** Uses a token up; answers whether it was still good, which it is for one of several that come together. */
export async function useToken(tx: Db, hash: string): Promise<boolean> {
  const rows = await tx
    .update(passwordToken)
    .set({ usedAt: new Date() })
    .where(isGood(hash))
    .returning({ hash: passwordToken.hash });
  return rows.length > 0;
}

function isGood(hash: string) {
  return and(
    eq(passwordToken.hash, hash),
    isNull(passwordToken.usedAt),
    gt(passwordToken.expiresAt, new Date()),
  );
}

/**
 * Who asks for a new password; asked before a company is known.
 * @param email in lower case
 */
export async function findAccountForPasswordReset(
  db: Db,
  email: string,
): Promise<Omit<TokenHolder, 'passwordHash'> | null> {
  const [found] = await db
    .select({
      contactId: contact.id,
      companyId: contact.companyId,
      name: contact.name,
      email: contact.email,
      companyName: company.name,
      locale: contact.locale,
    })
    .from(contact)
    .innerJoin(company, eq(company.id, contact.companyId))
    .where(and(eq(sql`lower(${contact.email})`, email), ne(company.status, 'INACTIVE')));
  return found ?? null;
}
